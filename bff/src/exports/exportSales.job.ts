import { salesExportColumns } from '@farwend/api-contract';
import { z } from 'zod';
import { preparedQuery } from '#src/database/prepared.ts';
import { actorOf } from '#src/http/actor.ts';
import { personColumns, personJoin, personOf, type PersonRow } from '#src/http/person.ts';
import type { JobData } from '#src/jobs/jobs.ts';
import type { Services } from '#src/services.ts';
import { exportFile } from './exportUrl.ts';
import { headingsOf, salesRows, salesWhere } from './salesTable.ts';
import { writeTable } from './writeTable.ts';

const Parameters = z.object({ filters: z.record(z.string(), z.unknown()), columns: z.array(z.enum(salesExportColumns)) });

type ExportRow = PersonRow & { format: 'csv' | 'xlsx'; parameters: unknown };

/** Writes the file of an export, with the rows that whoever asked for it may see at this moment; again: the same file anew. */
export function exportSales(services: Services) {
  return async ({ exportId }: JobData<'exportSales'>): Promise<void> => {
    const { sequelize, settings } = services;
    const [asked] = await preparedQuery<ExportRow>(sequelize, 'export.get', selectExport, [exportId], null);
    if (!asked) return;
    if (asked.status !== 'ENABLED') throw new Error('Whoever asked for this export may not sign in any more.');
    const { filters, columns } = Parameters.parse(asked.parameters);
    const actor = actorOf(personOf(asked), { via: 'none', sessionHandle: null, tokenId: null, deviceId: null, ipHash: '' });
    const rows = salesRows(salesWhere(filters, actor), columns, services);
    const count = await writeTable(exportFile(exportId, asked.format, settings), asked.format, headingsOf(columns), rows);
    await preparedQuery(
      sequelize,
      'export.finish',
      'UPDATE exports SET row_count = $2, finished_at = now() WHERE id = $1',
      [exportId, count],
      null,
    );
  };
}

const selectExport = `
  SELECT e.format, e.parameters, ${personColumns} FROM exports e JOIN users u ON u.id = e.requested_by_id ${personJoin} WHERE e.id = $1`;
