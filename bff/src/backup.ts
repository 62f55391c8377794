import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { backupDatabase } from './db/backup/backupDatabase.ts';
import { startEmbedded } from './db/embedded/embedded.ts';
import { findRunningEmbedded } from './db/embedded/findRunningEmbedded.ts';
import { backupFiles } from './platform/backup/backupFiles.ts';
import { writeManifest } from './platform/backup/backupManifest.ts';
import { loadLocalSecrets } from './settings/localSecrets.ts';
import { readSettings } from './settings/settings.ts';

const USAGE = `npm run backup -- --to FOLDER

Writes the rows of the database, the files of DATA_DIR and its generated secrets into a new or empty folder, while the server runs. Run it on
the server, in its folder and with its settings. How to restore, and what to do with large databases: docs/operations/backup.md.`;

const log = pino({ level: 'warn' });

try {
  const { to, help } = parseArgs({ options: { to: { type: 'string' }, help: { type: 'boolean' } } }).values;
  if (help) console.log(USAGE);
  else if (to === undefined) throw new Error(`--to is missing.\n\n${USAGE}`);
  else await backUp(resolve(to));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function backUp(folder: string): Promise<void> {
  const settings = readSettings(process.env, loadLocalSecrets);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty. Back up into a new folder.`);
  const dataDir = resolve(settings.dataDir);
  const createdAt = new Date().toISOString();
  const running = settings.databaseDirectUrl ?? settings.databaseUrl ?? (await findRunningEmbedded(settings, log));
  const embedded = running === undefined ? await startEmbedded(settings, log) : null;
  try {
    const database = await backupDatabase(running ?? embedded?.url ?? '', folder); // before the files: a row without its file would be worse
    const files = existsSync(dataDir) ? await backupFiles(dataDir, join(folder, 'files')) : [];
    const bucket = settings.s3 ? `${settings.s3.endpoint}/${settings.s3.bucket}` : null;
    await writeManifest(folder, { createdAt, database, files, bucket });
    const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${folder} has ${rows} rows of ${database.tables.length} tables and ${files.length} files.`);
    if (bucket !== null) console.log(`The documents and pictures are in ${bucket}, which has to be backed up by itself.`);
    if (!settings.isLocal) console.log('The secrets of the environment (SESSION_KEYS and others) are not in it: keep them elsewhere.');
  } finally {
    await embedded?.stop();
  }
}
