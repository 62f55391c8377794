import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const StoredExport = z.object({ id: z.uuid(), format: z.string() });

export const selectExpiredExports = statement(
  'export.old',
  {},
  StoredExport,
  `SELECT id, format FROM exports WHERE requested_at < now() - interval '1 day' LIMIT 1000`,
);

/** Exports whose files may hold people. */
export const selectExportsOfLists = statement(
  'export.ofLists',
  {},
  StoredExport,
  `SELECT id, format FROM exports WHERE kind <> 'salesRecordings'`,
);

export const deleteExport = statement('export.delete', { id: z.uuid() }, null, 'DELETE FROM exports WHERE id = :id');
