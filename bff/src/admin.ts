import { parseArgs } from 'node:util';
import { issueLink, openAdministrator } from './domains/accounts/teamMembers/openAdministrator.ts';
import { mailSecret } from './domains/accounts/users/accountMails.ts';
import { newId } from './kernel/newId.ts';
import { runAsSystem } from './records/runAsSystem.ts';
import { withServices } from './withServices.ts';

const USAGE = `npm run admin -- --email ada@example.com [--name "Ada Lovelace"] [--mail]

Creates an administrator, or makes an existing team member one and reopens the account, and prints a link that works once to choose a
password. Run it on the server, in its folder and with its settings.

  --email  the address to sign in with
  --name   the name of a new administrator
  --mail   mails the link instead of printing it; the running server sends it`;

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { email, name, mail, help } = parseArgs({
    options: { email: { type: 'string' }, name: { type: 'string' }, mail: { type: 'boolean' }, help: { type: 'boolean' } },
  }).values;
  if (help) return console.log(USAGE);
  if (email === undefined) throw new Error(`--email is missing.\n\n${USAGE}`);
  const { opened, issued } = await withServices(process.env, (services) =>
    runAsSystem(services, newId(), async (context) => {
      const account = await openAdministrator(email.trim().toLowerCase(), name, context);
      if (mail) await mailSecret(account.user, account.purpose, context);
      return { opened: account, issued: mail ? null : await issueLink(account, context) };
    }),
  );
  console.log(`${opened.user.email} is ${opened.wasCreated ? 'a new administrator' : 'an administrator'}.`);
  if (!issued) return console.log('The running server mails the link.');
  console.log(`Choose a password within ${formatLifetime(issued.minutes)}; the link works once:\n\n  ${issued.link}\n`);
}

function formatLifetime(minutes: number): string {
  return minutes === 60 ? 'an hour' : `${minutes / 60 / 24} days`;
}
