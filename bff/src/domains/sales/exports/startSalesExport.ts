import { exportSalesJob } from '#src/domains/sales/sales.jobs.ts';
import { type BodyOf, type contract, type ReplyOf, salesExportColumns } from '@farwend/api-contract';
import { recordAudit } from '#src/records/recordVersion.ts';
import { newId } from '#src/kernel/newId.ts';
import { is, userIdOf } from '#src/kernel/actor.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { SalesRecordingModel } from '#src/domains/sales/salesRecordings/salesRecording.model.ts';
import { buildSalesWhere } from './salesTable.ts';
import { insertExport } from '#src/platform/exports/exports.sql.ts';

type Call = typeof contract.salesRecordings.export;

const MAX_ROWS = 1_000;

/** Starts an export: its row, its job and its audit entry. Only administrators may export more than 1,000 rows of personal data. */
export async function startSalesExport(body: BodyOf<Call>, context: CallContext): Promise<ReplyOf<Call>> {
  const columns = [...new Set(body.columns ?? salesExportColumns)];
  const where = buildSalesWhere(body.filters, context.actor);
  const rowCount = where === null ? 0 : await context.db.count(SalesRecordingModel, where);
  if (rowCount > MAX_ROWS && !is(context.actor, 'admin')) {
    const message = `The filters match ${rowCount} recordings. Narrow them to ${MAX_ROWS}, or ask an administrator for the export.`;
    throw new Failure('auth.forbidden', { message });
  }
  const exportId = newId();
  const jobId = await context.queue.enqueue(exportSalesJob, { exportId }, { db: context.db, singletonKey: exportId });
  const parameters = { filters: body.filters, columns };
  const requestedById = userIdOf(context.actor);
  await context.db.run(insertExport, { exportId, jobId, kind: 'salesRecordings', format: body.format, parameters, requestedById });
  await recordAudit('EXPORT', 'salesRecording', null, { exportId, ...parameters, format: body.format, rowCount }, context);
  return { jobId, downloadUrl: null };
}
