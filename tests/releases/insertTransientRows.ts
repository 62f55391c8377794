import { query } from '../builders/query.ts';

/** Inserts rows of what the demo data leaves empty, because it comes and goes: sessions, secrets, receipts, answers to retries. */
export async function insertTransientRows(databaseUrl: string): Promise<void> {
  for (const sql of statements) await query(databaseUrl, sql);
}

const dana = `(SELECT id FROM users WHERE email = 'dana@example.com')`;
const admin = `(SELECT id FROM users WHERE email = 'admin@example.com')`;
const traveler = (email: string) => `(SELECT id FROM travelers WHERE email = '${email}')`;
const hash = (word: string) => `sha256('${word}'::bytea)`;

const statements = [
  `INSERT INTO sessions (id_hash, handle, user_id, token_id, expires_at, ends_at)
   VALUES (${hash('session')}, gen_random_uuid(), ${dana}, gen_random_uuid(), now() + interval '1 day', now() + interval '30 days')`,
  `INSERT INTO tokens (id, user_id, token_hash, grant_type, name, expires_at, scopes)
   VALUES (gen_random_uuid(), ${admin}, ${hash('token')}, 'service', 'Reports', now() + interval '1 year', '{read}')`,
  `INSERT INTO account_secrets (id, user_id, purpose, email, secret_hash, expires_at)
   VALUES (gen_random_uuid(), ${dana}, 'RESET', 'dana@example.com', ${hash('secret')}, now() + interval '1 hour')`,
  `INSERT INTO login_failures (key, failures, blocked_until) VALUES ('a keyed hash', 3, now())`,
  `INSERT INTO known_devices (user_id, device_hash) VALUES (${dana}, 'a keyed hash')`,
  `INSERT INTO user_identities (provider, subject, user_id) VALUES ('https://idp.example', 'admin', ${admin})`,
  `INSERT INTO saml_requests (id, instant) VALUES ('_1', '2026-11-24T09:30:00Z')`,
  `INSERT INTO idempotency_keys (principal, route, key, body_hash, status, headers, body)
   VALUES ('user', 'POST /v3/notes', 'a-key', ${hash('body')}, 201, '{"Location": "/v3/notes/1"}', '{"id": "1"}')`,
  `INSERT INTO used_captchas (signature) VALUES ('a signature')`,
  `INSERT INTO traveler_merges (id, survivor_id, merged_id, merged_by_id, undone_at, kept)
   VALUES (gen_random_uuid(), ${traveler('dana@example.com')}, ${traveler('jordan@example.com')}, ${admin}, now(), '{}')`,
  `INSERT INTO partner_merges (id, survivor_id, merged_id, merged_by_id, undone_at, kept)
   SELECT gen_random_uuid(), min(id::text)::uuid, max(id::text)::uuid, ${admin}, now(), '{}' FROM partners`,
  `INSERT INTO screening_criterion_partners (criterion_id, partner_id)
   SELECT c.id, p.id FROM screening_criteria c, partners p ORDER BY c.id, p.id LIMIT 1`,
  `INSERT INTO newsletter_receipts (id, newsletter_request_id, status) SELECT gen_random_uuid(), id, 'PENDING' FROM newsletter_requests ORDER BY id LIMIT 1`,
  `INSERT INTO review_invitations (id, trip_match_id, code_hash, channel, expires_at)
   SELECT gen_random_uuid(), id, ${hash('code')}, 'LINK', now() + interval '30 days' FROM trip_matches ORDER BY id LIMIT 1`,
  `INSERT INTO stored_searches (id, kind, q, filters, sort_order, "offset", "limit", result_count)
   VALUES (gen_random_uuid(), 'review', 'guide', '{}', 'newToOld', 0, 10, 3)`,
  `INSERT INTO exports (id, job_id, kind, format, parameters, requested_by_id)
   VALUES (gen_random_uuid(), gen_random_uuid(), 'salesRecordings', 'csv', '{"columns": ["reference"], "filters": {}}', ${admin})`,
];
