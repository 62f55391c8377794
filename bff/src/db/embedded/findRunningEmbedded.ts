import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { loadLocalSecrets } from '#src/settings/localSecrets.ts';
import { findDatabaseAccount } from './embedded.account.ts';
import { findDataFolder } from './embedded.folders.ts';
import { buildEmbeddedUrl } from './embedded.url.ts';

/** The URL of the embedded PostgreSQL of a data folder if another process is running it, else undefined. */
export async function findRunningEmbedded({ dataDir }: { dataDir: string }, log: Logger): Promise<string | undefined> {
  const data = findDataFolder(resolve(dataDir), findDatabaseAccount(), log);
  const port = readPort(join(data, 'postmaster.pid'));
  if (port === undefined) return undefined;
  const url = buildEmbeddedUrl({ data, port, password: loadLocalSecrets(resolve(dataDir)).databasePassword }, 'farwend');
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    return url;
  } catch {
    return undefined; // the file was left by a server that was killed
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The fourth line of `postmaster.pid` is the port. */
function readPort(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8').split('\n')[3]) || undefined;
  } catch {
    return undefined;
  }
}
