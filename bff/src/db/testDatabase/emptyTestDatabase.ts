import { connectClient } from '../connectClient.ts';
import { claimTestDatabase, MARK } from './claimTestDatabase.ts';

/** Access tokens with the addresses of their owners, who get new ids with the next demo data; outside of what a reset drops. */
const KEPT = `${MARK}.kept_tokens`;

/** Drops all tables in one transaction that keeps the access tokens, so that programs go on with theirs even if the next opening fails. */
export async function emptyTestDatabase(url: string): Promise<void> {
  await claimTestDatabase(url);
  const client = await connectClient(url, { application_name: 'farwend test mode' });
  try {
    await client.query('BEGIN');
    await client.query(`CREATE TABLE IF NOT EXISTS ${KEPT} (email text NOT NULL, token jsonb NOT NULL)`);
    await client.query(`INSERT INTO ${KEPT} SELECT u.email, to_jsonb(t) FROM tokens t JOIN users u ON u.id = t.user_id`);
    await client.query('DROP SCHEMA public CASCADE; DROP SCHEMA IF EXISTS pgboss CASCADE; CREATE SCHEMA public');
    await client.query('COMMIT');
  } finally {
    await client.end(); // rolls back what was not committed
  }
}

/** Puts the tokens back that the last reset kept; those whose owners are not in the demo data are lost. */
export async function restoreTokens(url: string): Promise<void> {
  const client = await connectClient(url, { application_name: 'farwend test mode' });
  try {
    const { rows } = await client.query<{ exists: boolean }>(`SELECT to_regclass('${KEPT}') IS NOT NULL AS exists`);
    if (!rows[0]?.exists) return;
    await client.query(
      `WITH kept AS (DELETE FROM ${KEPT} RETURNING email, token)
       INSERT INTO tokens
       SELECT (jsonb_populate_record(NULL::tokens, kept.token || jsonb_build_object('user_id', u.id, 'session_handle', NULL))).*
       FROM kept JOIN users u ON u.email = kept.email`,
    );
  } finally {
    await client.end();
  }
}
