import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectPublisher = statement(
  'content.publisher',
  { publishedById: z.uuid().nullable() },
  z.object({
    id: z.uuid(),
    displayName: z.string(),
  }),
  `SELECT id, given_name || ' ' || family_name AS "displayName" FROM users WHERE id = :publishedById`,
);
