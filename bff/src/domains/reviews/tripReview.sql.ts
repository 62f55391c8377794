import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const updateReviewRequestedAt = statement(
  'review.noteRequest',
  { tripMatchId: z.uuid() },
  null,
  'UPDATE trip_matches SET review_requested_at = now() WHERE id = :tripMatchId',
);
