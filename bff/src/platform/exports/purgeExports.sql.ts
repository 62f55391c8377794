import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectExpiredExports = statement(
  'export.old',
  {},
  z.object({
    id: z.uuid(),
    format: z.string(),
  }),
  `SELECT id, format FROM exports WHERE requested_at < now() - interval '1 day' LIMIT 1000`,
);

export const deleteExport = statement('export.delete', { id: z.uuid() }, null, 'DELETE FROM exports WHERE id = :id');
