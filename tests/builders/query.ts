import { Client, type QueryResultRow } from 'pg';

/** Rows of one statement on a test's database, over a connection of its own. */
export async function query<R extends QueryResultRow>(databaseUrl: string, sql: string, values: unknown[] = []): Promise<R[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<R>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
