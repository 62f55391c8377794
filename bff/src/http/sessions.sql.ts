import { signInFactors } from '@farwend/api-contract';
import { z } from 'zod';
import { bytes } from '#src/db/columnTypes.ts';
import { batchStatement, statement } from '#src/db/statement.ts';
import { personColumns, personJoin, PersonRow } from '#src/domains/accounts/users/person.sql.ts';

const factors = z.array(z.enum(signInFactors));

/** Active sessions with their persons, by the hash of their ids. */
export const selectSessions = batchStatement(
  'session.find',
  { key: 'hash', type: 'bytea' },
  PersonRow.extend({ hash: z.string(), handle: z.uuid(), token_id: z.uuid(), stale: z.boolean(), reads_primary: z.boolean(), factors }),
  (hashes) => `
    SELECT s.id_hash::text AS hash, s.handle, s.token_id, s.seen_at < now() - interval '10 minutes' AS stale, ${personColumns},
      coalesce(t.reads_primary_until > now(), false) AS reads_primary, coalesce(t.factors, '{}') AS factors
    FROM sessions s JOIN users u ON u.id = s.user_id ${personJoin} LEFT JOIN tokens t ON t.id = s.token_id
    WHERE s.id_hash IN (${hashes}) AND s.revoked_at IS NULL AND s.expires_at > now() AND s.ends_at > now()
      AND s.created_at > coalesce(u.access_ended_at, '-infinity')`,
);

/** The session starts at the creation of its token, so that access that ended in between ends it too. */
export const insertSession = statement(
  'session.insert',
  { idHash: bytes, handle: z.uuid(), userId: z.uuid(), tokenId: z.uuid(), idleSeconds: z.number(), maxSeconds: z.number() },
  null,
  `INSERT INTO sessions (id_hash, handle, user_id, token_id, created_at, expires_at, ends_at)
   SELECT :idHash, :handle, :userId, t.id, t.created_at, now() + make_interval(secs => :idleSeconds), now() + make_interval(secs => :maxSeconds)
   FROM tokens t WHERE t.id = :tokenId ON CONFLICT DO NOTHING`,
);

export const extendSession = statement(
  'session.extend',
  { idHash: bytes, idleSeconds: z.number() },
  null,
  `UPDATE sessions SET seen_at = now(), expires_at = least(ends_at, now() + make_interval(secs => :idleSeconds))
   WHERE id_hash = :idHash AND revoked_at IS NULL`,
);

export const endSession = statement(
  'session.end',
  { idHash: bytes },
  null,
  'UPDATE sessions SET revoked_at = now() WHERE id_hash = :idHash AND revoked_at IS NULL',
);

/** The person of a session in Redis, unless it or their access ended after it started. Sessions of earlier versions have no row of their own. */
export const selectSessionPerson = statement(
  'session.person',
  {
    idHash: bytes,
    userId: z.uuid(),
    tokenId: z.uuid(),
    startedAt: z.string().meta({ sqlTypes: ['timestamptz'] }),
    hasRow: z.boolean(),
  },
  PersonRow.extend({ reads_primary: z.boolean(), stale: z.boolean(), factors }),
  `SELECT ${personColumns}, coalesce(t.reads_primary_until > now(), false) AS reads_primary,
     coalesce(s.seen_at < now() - interval '10 minutes', false) AS stale, coalesce(t.factors, '{}') AS factors
   FROM users u ${personJoin} LEFT JOIN tokens t ON t.id = :tokenId LEFT JOIN sessions s ON s.id_hash = :idHash
   WHERE u.id = :userId AND :startedAt::timestamptz > coalesce(u.access_ended_at, '-infinity')
     AND s.revoked_at IS NULL AND (s.id_hash IS NOT NULL OR NOT :hasRow)`,
);

/** The creation time of a token by the database clock, to the microsecond. */
export const selectTokenStart = statement(
  'session.tokenStart',
  { tokenId: z.uuid() },
  z.object({ started_at: z.string() }),
  'SELECT created_at::text AS started_at FROM tokens WHERE id = :tokenId',
);

export const countSessions = statement(
  'session.count',
  {},
  z.object({ total: z.int() }),
  'SELECT count(*)::int AS total FROM sessions WHERE revoked_at IS NULL AND expires_at > now() AND ends_at > now()',
);
