import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectUserName = statement(
  'content.authorOf',
  { updatedById: z.uuid().nullable() },
  z.object({
    name: z.string(),
  }),
  `SELECT given_name || ' ' || family_name AS name FROM users WHERE id = :updatedById`,
);
