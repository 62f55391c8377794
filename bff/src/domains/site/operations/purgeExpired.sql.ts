import { statement } from '#src/db/statement.ts';

/** Conditions for expired rows, by table. */
const expired = {
  idempotency_keys: "created_at < now() - interval '24 hours'",
  sessions: "ends_at < now() - interval '1 day' OR revoked_at < now() - interval '1 day'",
  tokens: "expires_at < now() - interval '90 days'",
  account_secrets: "expires_at < now() - interval '7 days'",
  saml_requests: "created_at < now() - interval '1 hour'",
  known_devices: "seen_at < now() - interval '400 days'",
  used_captchas: "used_at < now() - interval '1 hour'",
  login_failures: "last_at < now() - interval '1 day'",
  rate_limits: 'expire < extract(epoch FROM now()) * 1000',
  stored_searches: "created_at < now() - interval '30 days'",
  imports: "created_at < now() - interval '1 year'",
  views: "started_at < now() - interval '14 months'",
  events: "occurred_at < now() - interval '14 months'",
} as const;

export const purgeStatements = Object.entries(expired).map(([table, condition]) =>
  statement(`purge.${table}`, {}, null, `DELETE FROM ${table} WHERE ${condition}`),
);
