import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectEditorsAndPublishers = statement(
  'content.keepers',
  {},
  z.object({
    email: z.string(),
  }),
  `SELECT email FROM users WHERE status = 'ENABLED' AND roles && ARRAY['editor', 'publisher'] ORDER BY email`,
);
