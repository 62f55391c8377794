import { existsSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { findMigrations, requireEmptyDatabase, restoreDatabase } from './db/backup/restoreDatabase.ts';
import { startEmbedded } from './db/embedded/embedded.ts';
import { restoreFiles } from './platform/backup/backupFiles.ts';
import { readManifest } from './platform/backup/backupManifest.ts';
import { readLoggedErasures, replayErasures } from './domains/privacy/erasure/replayErasures.ts';
import { buildJobSchemaSql } from './platform/jobs/queue.ts';
import { readSettings } from './settings/settings.ts';
import { withServices } from './withServices.ts';

const USAGE = `npm run restore -- --from FOLDER [--erasures FILE]

Restores a backup into an empty database (DATABASE_URL; unset: a new embedded one) and an empty DATA_DIR, and compares every table and file
with the backup. Start the server afterwards. Mails and other jobs that were waiting in the backup run then.

  --erasures FILE  log of the server since the backup: people who were erased since are erased again`;

const log = pino({ level: 'warn' });

try {
  const options = { from: { type: 'string' }, erasures: { type: 'string' }, help: { type: 'boolean' } } as const;
  const { from, erasures, help } = parseArgs({ options }).values;
  if (help) console.log(USAGE);
  else if (from === undefined) throw new Error(`--from is missing.\n\n${USAGE}`);
  else await restore(resolve(from), erasures === undefined ? null : resolve(erasures));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function restore(folder: string, logFile: string | null): Promise<void> {
  const manifest = await readManifest(folder);
  const settings = readSettings(process.env); // does not generate secrets in DATA_DIR, for those of the backup belong there
  const dataDir = resolve(settings.dataDir);
  if (existsSync(dataDir) && (await readdir(dataDir)).length > 0)
    throw new Error(`The data folder ${dataDir} is not empty. Restore into an empty one, or choose another with DATA_DIR.`);
  findMigrations(manifest.database);
  const lines = logFile === null ? null : (await open(logFile)).readLines();
  const erasures = lines && (await readLoggedErasures(lines, new Date(manifest.createdAt)));
  const external = settings.databaseDirectUrl ?? settings.databaseUrl;
  if (external !== undefined) await requireEmptyDatabase(external);

  await restoreFiles(manifest.files, join(folder, 'files'), dataDir);
  const embedded = external === undefined ? await startEmbedded(settings, log) : null;
  try {
    const url = external ?? embedded?.url ?? '';
    await restoreDatabase(url, { folder, manifest: manifest.database, jobSchemaSql: buildJobSchemaSql() });
  } finally {
    await embedded?.stop();
  }
  const rows = manifest.database.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Restored the state of ${manifest.createdAt}: ${rows} rows of ${manifest.database.tables.length} tables and ${manifest.files.length} files, equal to the backup.`,
  );
  if (manifest.bucket !== null) console.log(`Its documents and pictures are in ${manifest.bucket}: set S3_* to it, or to its copy.`);
  if (erasures === null) {
    console.log('Whoever was erased since is in it again: repeat the restore with --erasures and the log since then.');
    return;
  }
  const erased = erasures.length === 0 ? 0 : await withServices(process.env, (services) => replayErasures(erasures, services));
  console.log(`Erased ${erased} again of ${erasures.length} who were erased since.`);
}
