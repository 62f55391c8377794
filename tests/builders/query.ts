import { Pool, type QueryResultRow } from 'pg';

const pools = new Map<string, Pool>();

/** Runs a statement on a test's database, on connections separate from the server's, and returns its rows. */
export async function query<R extends QueryResultRow>(databaseUrl: string, sql: string, values: unknown[] = []): Promise<R[]> {
  const pool = pools.get(databaseUrl) ?? openPool(databaseUrl);
  return (await pool.query<R>(sql, values)).rows;
}

/** Runs several statements without values as one transaction, and returns the rows of the last. */
export async function queryLast<R extends QueryResultRow>(databaseUrl: string, sql: string): Promise<R[]> {
  const pool = pools.get(databaseUrl) ?? openPool(databaseUrl);
  const results = [await pool.query<R>(sql)].flat(); // an array for several statements, which the types of pg do not tell
  return results.at(-1)?.rows ?? [];
}

function openPool(databaseUrl: string): Pool {
  const pool = new Pool({ connectionString: databaseUrl, max: 2, idleTimeoutMillis: 300, allowExitOnIdle: true });
  pool.on('error', () => {}); // a test may drop its database under an idle connection
  pools.set(databaseUrl, pool);
  return pool;
}
