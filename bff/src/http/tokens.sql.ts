import { signInFactors } from '@farwend/api-contract';
import { z } from 'zod';
import { batchStatement, statement } from '#src/db/statement.ts';
import { personColumns, personJoin, PersonRow } from '#src/domains/accounts/users/person.sql.ts';

/** Access tokens with their persons, by the hash of the token. */
export const selectTokens = batchStatement(
  'token.find',
  { key: 'hash', type: 'bytea' },
  PersonRow.extend({
    hash: z.string(),
    id: z.uuid(),
    state: z.enum(['revoked', 'expired', 'good']),
    stale: z.boolean(),
    reads_primary: z.boolean(),
    scopes: z.array(z.string()).nullable(),
    api_version: z.string(),
    factors: z.array(z.enum(signInFactors)),
  }),
  (hashes) => `
    SELECT t.token_hash::text AS hash, t.id, t.scopes, t.factors, t.api_version, ${personColumns},
      CASE WHEN t.revoked_at IS NOT NULL THEN 'revoked'
           WHEN t.expires_at < now() OR coalesce(t.last_used_at, t.created_at) < now() - make_interval(secs => t.idle_seconds) THEN 'expired'
           ELSE 'good' END AS state,
      coalesce(t.last_used_at, '-infinity') < now() - interval '1 minute' AS stale,
      t.reads_primary_until > now() AS reads_primary
    FROM tokens t JOIN users u ON u.id = t.user_id ${personJoin}
    WHERE t.token_hash IN (${hashes})`,
);

export const touchToken = statement('token.touch', { id: z.uuid() }, null, 'UPDATE tokens SET last_used_at = now() WHERE id = :id');

/** Makes the holder of a token read from the primary; at most once a second, because each time is a write too. */
export const readFromPrimary = statement(
  'token.readFromPrimary',
  { id: z.uuid(), seconds: z.number() },
  null,
  `UPDATE tokens SET reads_primary_until = clock_timestamp() + make_interval(secs => :seconds)
   WHERE id = :id AND reads_primary_until < clock_timestamp() + make_interval(secs => :seconds) - interval '1 second'`,
);
