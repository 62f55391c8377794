import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const linkReviewToMatch = statement(
  'review.linkToMatch',
  { reviewId: z.uuid(), tripMatchId: z.uuid() },
  null,
  'UPDATE trip_matches SET review_id = :reviewId WHERE id = :tripMatchId',
);
