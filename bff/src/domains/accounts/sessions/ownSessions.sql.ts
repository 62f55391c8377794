import { signInFactors } from '@farwend/api-contract';
import { z } from 'zod';
import { buildKeysetSql, pageParams, positionColumn } from '#src/db/keysetSql.ts';
import { statement } from '#src/db/statement.ts';

const open = `s.revoked_at IS NULL AND s.expires_at > now() AND s.ends_at > now()
  AND s.created_at > coalesce((SELECT u.access_ended_at FROM users u WHERE u.id = s.user_id), '-infinity')`;

export const OwnSessionRow = z.object({
  handle: z.uuid(),
  created_at: z.date(),
  seen_at: z.date(),
  user_agent: z.string().nullable(),
  factors: z.array(z.enum(signInFactors)),
});
export type OwnSessionRow = z.output<typeof OwnSessionRow>;

const { position, isAfter, page } = buildKeysetSql([
  { sql: 's.seen_at', type: 'timestamptz', direction: 'DESC' },
  { sql: 's.handle', type: 'uuid', direction: 'ASC' },
]);

export const listOwnSessions = statement(
  'ownSessions.list',
  { userId: z.uuid(), ...pageParams },
  OwnSessionRow.extend(positionColumn),
  `SELECT s.handle, s.created_at, s.seen_at, t.user_agent, coalesce(t.factors, '{}') AS factors, ${position}
   FROM sessions s LEFT JOIN tokens t ON t.id = s.token_id WHERE s.user_id = :userId AND ${open} AND ${isAfter}
   ${page}`,
);

export const countOwnSessions = statement(
  'ownSessions.count',
  { userId: z.uuid() },
  z.object({ total: z.int() }),
  `SELECT count(*)::int AS total FROM sessions s WHERE s.user_id = :userId AND ${open}`,
);

/** The session that a token was issued with, or refreshed from; null for tokens of programs. */
export const selectSessionOfToken = statement(
  'ownSessions.ofToken',
  { userId: z.uuid(), tokenId: z.uuid() },
  z.object({ handle: z.uuid().nullable() }),
  `SELECT coalesce((SELECT s.handle FROM sessions s WHERE s.user_id = :userId AND s.token_id = :tokenId LIMIT 1),
     (SELECT t.session_handle FROM tokens t WHERE t.id = :tokenId)) AS handle`,
);

/** One session of a person, or all but one. */
export const revokeSessions = statement(
  'ownSessions.revoke',
  { userId: z.uuid(), handle: z.uuid().nullable(), except: z.uuid().nullable() },
  z.object({ handle: z.uuid(), token_id: z.uuid() }),
  `UPDATE sessions s SET revoked_at = now()
   WHERE s.user_id = :userId AND (:handle::uuid IS NULL OR s.handle = :handle) AND s.handle IS DISTINCT FROM :except::uuid AND ${open}
   RETURNING s.handle, s.token_id`,
);
