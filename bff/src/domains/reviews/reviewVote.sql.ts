import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const VoteRow = z.object({
  id: z.uuid(),
  review_id: z.uuid(),
  device_id: z.string(),
  created_at: z.date(),
  total: z.int(),
});
export type VoteRow = z.output<typeof VoteRow>;

export const selectVotes = statement(
  'reviewVotes.list',
  { deviceId: z.string(), limit: z.int(), offset: z.int() },
  VoteRow,
  `SELECT id, review_id, device_id, created_at, count(*) OVER ()::int AS total FROM review_votes
       WHERE device_id = :deviceId ORDER BY created_at DESC, id LIMIT :limit OFFSET :offset`,
);

export const insertVote = statement(
  'reviewVotes.add',
  { id: z.uuid(), reviewId: z.uuid(), deviceId: z.string() },
  z.object({ id: z.uuid(), created_at: z.date() }),
  `
    WITH added AS (
      INSERT INTO review_votes (id, review_id, device_id) VALUES (:id, :reviewId, :deviceId) ON CONFLICT (review_id, device_id) DO NOTHING RETURNING id, created_at
    ), counted AS (
      UPDATE reviews SET helpful_count = helpful_count + 1 WHERE id = :reviewId AND EXISTS (SELECT FROM added)
    )
    SELECT id, created_at FROM added UNION ALL SELECT id, created_at FROM review_votes WHERE review_id = :reviewId AND device_id = :deviceId`,
);

export const deleteVote = statement(
  'reviewVotes.takeBack',
  { reviewId: z.uuid(), deviceId: z.string() },
  z.object({ id: z.uuid(), created_at: z.date() }),
  `
    WITH deleted AS (
      DELETE FROM review_votes WHERE review_id = :reviewId AND device_id = :deviceId RETURNING id, created_at
    ), counted AS (
      UPDATE reviews SET helpful_count = helpful_count - 1 WHERE id = :reviewId AND EXISTS (SELECT FROM deleted)
    )
    SELECT id, created_at FROM deleted`,
);

export const lockReview = statement(
  'reviewVotes.lock',
  { reviewId: z.uuid() },
  z.object({ id: z.uuid() }),
  `SELECT id FROM reviews WHERE id = :reviewId AND status = 'PUBLISHED' FOR NO KEY UPDATE`,
);
