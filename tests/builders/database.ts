import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Creates a database, empty or with the demo data, in the PostgreSQL of the run; `drop` works despite open connections. */
export async function createDatabase(content: 'empty' | 'demo' = 'empty'): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('There is no TEST_DATABASE_URL: this test must run in a jest project that has globalSetup.mjs.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name}${content === 'demo' ? ' TEMPLATE demo STRATEGY FILE_COPY' : ''}`); // the default strategy takes three times as long
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: async () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
