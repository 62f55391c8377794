import { Client } from 'pg';
import { query } from './query.ts';
import { waitFor } from './waitFor.ts';

/** Takes a table away from everybody else until `release`. */
export async function lockTable(databaseUrl: string, table: string): Promise<{ release: () => Promise<void> }> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`BEGIN; LOCK TABLE ${table}`);
  return {
    async release() {
      await client.query('COMMIT');
      await client.end();
    },
  };
}

/** Until so many wait for a table that is locked. */
export async function waitAt(databaseUrl: string, table: string, count: number): Promise<void> {
  await waitFor(`${count} who wait for ${table}`, async () => {
    const waiting = await query(databaseUrl, `SELECT FROM pg_locks WHERE relation = $1::regclass AND NOT granted`, [table]);
    return waiting.length === count || undefined;
  });
}
