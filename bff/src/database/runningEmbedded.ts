import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { localSecrets } from '#src/localSecrets.ts';
import { databaseAccount } from './embedded.account.ts';
import { dataFolder } from './embedded.place.ts';

/** The address of the embedded PostgreSQL of a data folder when another process of ours runs it just now, else undefined. */
export async function runningEmbedded({ dataDir }: { dataDir: string }, log: Logger): Promise<string | undefined> {
  const port = portOf(join(dataFolder(resolve(dataDir), databaseAccount(), log), 'postmaster.pid'));
  if (port === undefined) return undefined;
  const url = `postgres://farwend:${localSecrets(resolve(dataDir)).databasePassword}@127.0.0.1:${port}/farwend`;
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    return url;
  } catch {
    return undefined; // what a killed server left behind
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The fourth line of PostgreSQL's own note is its port. */
function portOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8').split('\n')[3]) || undefined;
  } catch {
    return undefined;
  }
}
