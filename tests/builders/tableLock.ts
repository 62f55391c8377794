import { Client, DatabaseError } from 'pg';
import { query } from './query.ts';
import { waitFor } from './waitFor.ts';

const DEADLOCK_DETECTED = '40P01';

/** Locks a table exclusively until `release`. */
export async function lockTable(databaseUrl: string, table: string): Promise<{ release: () => Promise<void> }> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => {}); // a test may drop the database while it is locked
  await client.connect();
  // The partitions of a table are locked one after the other: a statement of the product that holds another may make this one the victim.
  await waitFor(`the lock of ${table}`, async () => {
    try {
      await client.query(`BEGIN; LOCK TABLE ${table}`);
      return true;
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.code !== DEADLOCK_DETECTED) throw error;
      await client.query('ROLLBACK');
      return undefined;
    }
  });
  return {
    async release() {
      await client.query('COMMIT');
      await client.end();
    },
  };
}

/** Waits until this many statements are blocked by a locked table. */
export async function waitForBlocked(databaseUrl: string, table: string, count: number): Promise<void> {
  await waitFor(`${count} who wait for ${table}`, async () => {
    const waiting = await query(databaseUrl, `SELECT FROM pg_locks WHERE relation = $1::regclass AND NOT granted`, [table]);
    return waiting.length === count || undefined;
  });
}
