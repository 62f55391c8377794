import { parseArgs } from 'node:util';
import { issueLink, openAdministrator } from './domains/accounts/teamMembers/openAdministrator.ts';
import { newId } from './kernel/newId.ts';
import { runAsSystem } from './records/runAsSystem.ts';
import { withServices } from './withServices.ts';

const USAGE = `npm run admin -- --email ada@example.com [--name "Ada Lovelace"] [--mail] [--force]

Creates an administrator, or makes an existing team member one and reopens the account without its second factors, and prints a link that works once, for an hour, to
choose a password. With SMTP_URL, the running server mails it too. Run it on the server, in its folder and with its settings.

  --email  the address to sign in with
  --name   the name of a new administrator
  --mail   mails the link instead of printing it
  --force  also while another administrator can sign in`;

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const options = {
    email: { type: 'string' },
    name: { type: 'string' },
    mail: { type: 'boolean' },
    force: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const;
  const { email, name, mail = false, force = false, help } = parseArgs({ options }).values;
  if (help) return console.log(USAGE);
  if (email === undefined) throw new Error(`--email is missing.\n\n${USAGE}`);
  const { opened, link, isMailed } = await withServices(process.env, (services) =>
    runAsSystem(services, newId(), async (context) => {
      const account = await openAdministrator(email.trim().toLowerCase(), { name, force }, context);
      const mails = mail || services.settings.smtpUrl !== undefined;
      return { opened: account, link: await issueLink(account, mails, context), isMailed: mails };
    }),
  );
  console.log(`${opened.user.email} is ${opened.wasCreated ? 'a new administrator' : 'an administrator'}.`);
  if (isMailed) console.log('The running server mails the link.');
  if (!mail) console.log(`Choose a password within an hour; the link works once:\n\n  ${link}\n`);
}
