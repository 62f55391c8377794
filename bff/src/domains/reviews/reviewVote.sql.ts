import { z } from 'zod';
import { buildKeysetSql, pageParams, positionColumn } from '#src/db/keysetSql.ts';
import { statement } from '#src/db/statement.ts';

const VoteRow = z.object({
  id: z.uuid(),
  review_id: z.uuid(),
  device_id: z.string(),
  created_at: z.date(),
  ...positionColumn,
});

/** Who votes: a browser, and the person who is signed in with it. */
const voter = { deviceId: z.string(), userId: z.uuid().nullable() };

const isOwn = '(device_id = :deviceId OR user_id = :userId)';
const { position, isAfter, page } = buildKeysetSql([
  { sql: 'created_at', type: 'timestamptz', direction: 'DESC' },
  { sql: 'id', type: 'uuid', direction: 'ASC' },
]);

export const selectVotes = statement(
  'reviewVotes.list',
  { ...voter, ...pageParams },
  VoteRow,
  `SELECT id, review_id, device_id, created_at, ${position} FROM review_votes
   WHERE ${isOwn} AND ${isAfter} ${page}`,
);

export const countVotes = statement(
  'reviewVotes.count',
  voter,
  z.object({ total: z.int() }),
  `SELECT count(*)::int AS total FROM review_votes WHERE ${isOwn}`,
);

export const insertVote = statement(
  'reviewVotes.add',
  { id: z.uuid(), reviewId: z.uuid(), ...voter },
  z.object({ id: z.uuid(), created_at: z.date() }),
  `
    WITH earlier AS (
      SELECT id, created_at, user_id FROM review_votes WHERE review_id = :reviewId AND (device_id = :deviceId OR user_id = :userId)
    ), claimed AS (
      UPDATE review_votes SET user_id = :userId WHERE review_id = :reviewId AND device_id = :deviceId AND user_id IS NULL
        AND NOT EXISTS (SELECT FROM earlier WHERE user_id = :userId)
    ), added AS (
      INSERT INTO review_votes (id, review_id, device_id, user_id)
        SELECT :id::uuid, :reviewId::uuid, :deviceId::text, :userId::uuid WHERE NOT EXISTS (SELECT FROM earlier) RETURNING id, created_at
    ), counted AS (
      UPDATE reviews SET helpful_count = helpful_count + 1 WHERE id = :reviewId AND EXISTS (SELECT FROM added)
    )
    SELECT id, created_at FROM added UNION ALL SELECT id, created_at FROM earlier`,
);

export const deleteVote = statement(
  'reviewVotes.takeBack',
  { reviewId: z.uuid(), ...voter },
  z.object({ id: z.uuid(), created_at: z.date() }),
  `
    WITH deleted AS (
      DELETE FROM review_votes WHERE review_id = :reviewId AND (device_id = :deviceId OR user_id = :userId) RETURNING id, created_at
    ), counted AS (
      UPDATE reviews SET helpful_count = helpful_count - (SELECT count(*) FROM deleted)::int WHERE id = :reviewId AND EXISTS (SELECT FROM deleted)
    )
    SELECT id, created_at FROM deleted`,
);

export const lockReview = statement(
  'reviewVotes.lock',
  { reviewId: z.uuid() },
  z.object({ id: z.uuid(), partner_id: z.uuid() }),
  `SELECT id, partner_id FROM reviews WHERE id = :reviewId AND status = 'PUBLISHED' FOR NO KEY UPDATE`,
);
