import { connectClient } from '../connectClient.ts';
import { claimTestDatabase } from './claimTestDatabase.ts';

/** Access tokens with the addresses of their owners, who get new ids with the next demo data. */
export interface KeptToken {
  email: string;
  row: unknown;
}

/** Drops all tables and returns the access tokens, so that programs go on with theirs. */
export async function emptyTestDatabase(url: string): Promise<KeptToken[]> {
  await claimTestDatabase(url);
  const client = await connectClient(url, { application_name: 'farwend test mode' });
  try {
    const { rows } = await client.query<KeptToken>('SELECT u.email, to_jsonb(t) AS row FROM tokens t JOIN users u ON u.id = t.user_id');
    await client.query('DROP SCHEMA public CASCADE; DROP SCHEMA IF EXISTS pgboss CASCADE; CREATE SCHEMA public');
    return rows;
  } finally {
    await client.end();
  }
}

/** Puts the tokens back; those whose owners are not in the demo data are lost. */
export async function restoreTokens(url: string, tokens: readonly KeptToken[]): Promise<void> {
  const client = await connectClient(url, { application_name: 'farwend test mode' });
  try {
    await client.query(
      `INSERT INTO tokens
       SELECT (jsonb_populate_record(NULL::tokens, kept -> 'row' || jsonb_build_object('user_id', u.id, 'session_handle', NULL))).*
       FROM jsonb_array_elements($1::jsonb) kept JOIN users u ON u.email = kept ->> 'email'`,
      [JSON.stringify(tokens)],
    );
  } finally {
    await client.end();
  }
}
