import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';
import { personColumns, personJoin, PersonRow } from '#src/domains/accounts/users/person.sql.ts';

const ExportRow = PersonRow.extend({
  format: z.enum(['csv', 'xlsx']),
  parameters: json<unknown>(),
});
export type ExportRow = z.output<typeof ExportRow>;

export const selectExport = statement(
  'export.get',
  { exportId: z.uuid() },
  ExportRow,
  `
  SELECT e.format, e.parameters, ${personColumns} FROM exports e JOIN users u ON u.id = e.requested_by_id ${personJoin} WHERE e.id = :exportId`,
);

export const markExportFinished = statement(
  'export.finish',
  { exportId: z.uuid(), count: z.int() },
  null,
  'UPDATE exports SET row_count = :count, finished_at = now() WHERE id = :exportId',
);
