import { salesExportColumns } from '@farwend/api-contract';
import { z } from 'zod';
import { createActor } from '#src/kernel/actor.ts';
import { loadPerson } from '#src/domains/accounts/users/loadPerson.ts';
import type { JobData } from '#src/kernel/job.ts';
import type { exportSalesJob } from '#src/domains/sales/sales.jobs.ts';
import type { Services } from '#src/kernel/context.ts';
import { finishExport, selectExport } from '#src/platform/exports/exports.sql.ts';
import { exportKey } from '#src/platform/exports/exportUrl.ts';
import { headingsOf, readSalesRows, buildSalesWhere } from './salesTable.ts';
import { storeTable } from '#src/platform/exports/storeTable.ts';

const Parameters = z.object({ filters: z.record(z.string(), z.unknown()), columns: z.array(z.enum(salesExportColumns)) });

/** Writes the file of an export with the rows that its requester may see now. Idempotent: a retry overwrites the file. */
export function exportSales(services: Services) {
  return async ({ exportId }: JobData<typeof exportSalesJob>): Promise<void> => {
    const { db, settings } = services;
    const row = await db.first(selectExport, { exportId });
    if (!row) return;
    const person = await loadPerson(row.requestedById, services);
    if (!person) throw new Error('The requester of this export is disabled.');
    const { filters, columns } = Parameters.parse(row.parameters);
    const actor = createActor(person, { via: 'none', sessionHandle: null, tokenId: null, deviceId: null, ipHash: '' });
    const rows = readSalesRows(buildSalesWhere(filters, actor), columns, services);
    const count = await storeTable(exportKey(exportId, row.format), row.format, headingsOf(columns), rows, settings);
    await db.run(finishExport, { exportId, count });
  };
}
