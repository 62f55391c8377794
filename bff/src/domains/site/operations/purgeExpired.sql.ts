import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** Conditions for expired rows, by table. */
const expired = {
  idempotency_keys: "created_at < now() - interval '24 hours'",
  sessions: "ends_at < now() - interval '1 day' OR revoked_at < now() - interval '1 day'",
  tokens: "expires_at < now() - interval '90 days'",
  account_secrets: "expires_at < now() - interval '7 days'",
  factor_challenges: "expires_at < now() - interval '1 day'",
  saml_requests: "created_at < now() - interval '1 hour'",
  known_devices: "seen_at < now() - interval '400 days'",
  used_captchas: "used_at < now() - interval '1 hour'",
  login_failures: "last_at < now() - interval '1 day'",
  rate_limits: 'expire < extract(epoch FROM now()) * 1000',
  bulk_actions: "created_at < now() - interval '90 days'",
  imports: "created_at < now() - interval '1 year'",
  notifications: "happened_at < now() - interval '90 days'",
  webhook_secrets: 'expires_at < now()',
  webhook_events: "occurred_at < now() - interval '30 days'",
  webhook_deliveries: "created_at < now() - interval '30 days' AND status <> 'PENDING'",
  user_presences: "seen_at < now() - interval '1 day'",
} as const;

/** Rows that are deleted with their versions, which would be kept for ever otherwise. In an array, because PostgreSQL expects too many. */
const deleteWithVersions = (table: string, condition: string, entityTypes: readonly string[]) => `
  WITH purged AS (DELETE FROM ${table} WHERE ${condition} RETURNING id)
  DELETE FROM versions
  WHERE entity_type IN (${entityTypes.map((type) => `'${type}'`).join(', ')}) AND entity_id = ANY (ARRAY(SELECT id FROM purged))`;

const searchTypes = ['companySearch', 'itinerarySearch', 'reviewSearch'];

export const purgeStatements = [
  ...Object.entries(expired).map(([table, condition]) => statement(`purge.${table}`, {}, null, `DELETE FROM ${table} WHERE ${condition}`)),
  statement(
    'purge.stored_searches',
    {},
    null,
    deleteWithVersions('stored_searches', "created_at < now() - interval '30 days'", searchTypes),
  ),
];

/** Events of whole months are dropped with their partition; left to delete are those of the first partition and of the default one. */
export const purgeCaptureStatements = [
  statement(
    'purge.views',
    { months: z.int() },
    null,
    deleteWithVersions('views', 'started_at < now() - make_interval(months => :months)', ['view']),
  ),
  statement('purge.events', { months: z.int() }, null, 'DELETE FROM events WHERE occurred_at < now() - make_interval(months => :months)'),
];
