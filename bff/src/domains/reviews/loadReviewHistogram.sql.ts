import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectRatingCounts = statement(
  'reviews.counts',
  { scope: z.uuid() },
  z.object({ rating: z.int(), count: z.int() }),
  'SELECT rating, count FROM review_counts WHERE scope_id = :scope',
);
