import type { Sequelize } from 'sequelize';
import { preparedQuery } from '#src/database/prepared.ts';

/** What has outlived its use, by table. */
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
  views: "started_at < now() - interval '14 months'",
  events: "occurred_at < now() - interval '14 months'",
} as const;

/** Deletes it, a table at a time, so that no lock is held long. */
export function purgeExpired(sequelize: Sequelize) {
  return async (): Promise<void> => {
    for (const [table, condition] of Object.entries(expired))
      await preparedQuery(sequelize, `purge.${table}`, `DELETE FROM ${table} WHERE ${condition}`, [], null);
  };
}
