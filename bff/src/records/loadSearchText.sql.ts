import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectPlainText = statement(
  'searchText.plain',
  { text: z.string() },
  z.object({ plain: z.string().nullable() }),
  'SELECT plain_text(:text) AS plain',
);
