import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectAuthor = statement(
  'review.author',
  { travelerId: z.uuid() },
  z.object({ email: z.string() }),
  'SELECT email FROM travelers WHERE id = :travelerId',
);
