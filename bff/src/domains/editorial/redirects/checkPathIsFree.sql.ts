import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectRedirectReason = statement(
  'redirects.other',
  { fromPath: z.string() },
  z.object({
    reason: z.string(),
  }),
  'SELECT reason FROM site_redirects WHERE from_path = :fromPath LIMIT 1',
);
