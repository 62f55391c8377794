import { Pool, type QueryResultRow } from 'pg';

const pools = new Map<string, Pool>();

/** Rows of one statement on a test's database, over connections that the server under test does not share. */
export async function query<R extends QueryResultRow>(databaseUrl: string, sql: string, values: unknown[] = []): Promise<R[]> {
  const pool = pools.get(databaseUrl) ?? open(databaseUrl);
  return (await pool.query<R>(sql, values)).rows;
}

function open(databaseUrl: string): Pool {
  const pool = new Pool({ connectionString: databaseUrl, max: 2, idleTimeoutMillis: 300, allowExitOnIdle: true });
  pool.on('error', () => {}); // the database of a test may go away under an idle connection
  pools.set(databaseUrl, pool);
  return pool;
}
