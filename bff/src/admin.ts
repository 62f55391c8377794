import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { findDatabaseAccount } from './db/embedded/embedded.account.ts';
import { findDataFolder } from './db/embedded/embedded.folders.ts';
import { findRunningEmbedded } from './db/embedded/findRunningEmbedded.ts';
import { openDatabase } from './db/open.ts';
import { issueLink, openAdministrator } from './domains/accounts/teamMembers/openAdministrator.ts';
import { mailSecret } from './domains/accounts/users/accountMails.ts';
import { jobDefinitions } from './jobs.ts';
import { newId } from './kernel/newId.ts';
import { createQueue } from './platform/jobs/queue.ts';
import { addMissingTemplates } from './platform/mail/addMissingTemplates.ts';
import { runAsSystem } from './records/runAsSystem.ts';
import { createServices } from './services.ts';
import { loadLocalSecrets } from './settings/localSecrets.ts';
import { readSettings, type Settings } from './settings/settings.ts';

const USAGE = `npm run admin -- --email ada@example.com [--name "Ada Lovelace"] [--mail]

Creates an administrator, or makes an existing team member one and reopens the account, and prints a link that works once to choose a
password. Run it on the server, in its folder and with its settings.

  --email  the address to sign in with
  --name   the name of a new administrator
  --mail   mails the link instead of printing it; the running server sends it`;

const log = pino({ level: 'warn' });

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
  const settings = readSettings(process.env, loadLocalSecrets);
  const databaseUrl = settings.databaseUrl ?? (await findEmbedded(settings));
  const database = await openDatabase({ ...settings, databaseUrl }, log, () => undefined);
  const queue = createQueue(database.jobsDb, jobDefinitions, log);
  try {
    await addMissingTemplates(database.db);
    await queue.start();
    const services = createServices({ settings, db: database.db, queue, redis: null, log });
    const { opened, issued } = await runAsSystem(services, newId(), async (context) => {
      const account = await openAdministrator(email.trim().toLowerCase(), name, context);
      if (mail) await mailSecret(account.user, account.purpose, context);
      return { opened: account, issued: mail ? null : await issueLink(account, context) };
    });
    console.log(`${opened.user.email} is ${opened.wasCreated ? 'a new administrator' : 'an administrator'}.`);
    if (!issued) return console.log('The running server mails the link.');
    console.log(`Choose a password within ${formatLifetime(issued.minutes)}; the link works once:\n\n  ${issued.link}\n`);
  } finally {
    await queue.stop(0);
    await database.close();
  }
}

/** The URL of the running embedded database; undefined if it has to be started. Throws if there is none: this is not the server. */
async function findEmbedded(settings: Settings): Promise<string | undefined> {
  const data = findDataFolder(resolve(settings.dataDir), findDatabaseAccount(), log);
  if (existsSync(join(data, 'PG_VERSION'))) return findRunningEmbedded(settings, log);
  throw new Error(
    `There is no database in ${resolve(settings.dataDir)}. Run this on the server, in its folder and with its settings (DATABASE_URL or DATA_DIR), after its first start.`,
  );
}

function formatLifetime(minutes: number): string {
  return minutes === 60 ? 'an hour' : `${minutes / 60 / 24} days`;
}
