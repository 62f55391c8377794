import { type BodyOf, type contract, type ReplyOf, salesExportColumns } from '@farwend/api-contract';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { is, userIdOf } from '#src/http/actor.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { salesWhere } from './salesTable.ts';

type Call = typeof contract.salesRecordings.export;

const OF_ADMINISTRATORS = 1_000;

/** Takes an export in: its row, its job and its line in the audit. More than 1,000 rows, each with a name, are for administrators. */
export async function startSalesExport(body: BodyOf<Call>, context: CallContext): Promise<ReplyOf<Call>> {
  const columns = [...new Set(body.columns ?? salesExportColumns)];
  const where = salesWhere(body.filters, context.actor);
  const rowCount = where === null ? 0 : await context.models.salesRecordings.count({ where, transaction: context.transaction });
  if (rowCount > OF_ADMINISTRATORS && !is(context.actor, 'admin')) {
    const message = `These are ${rowCount} recordings. Narrow them to ${OF_ADMINISTRATORS}, or ask an administrator for the file.`;
    throw new Failure('auth.forbidden', { message });
  }
  const exportId = newId();
  const jobId = await context.queue.enqueue('exportSales', { exportId }, { transaction: context.transaction, singletonKey: exportId });
  const parameters = { filters: body.filters, columns };
  const values = [exportId, jobId, 'salesRecordings', body.format, JSON.stringify(parameters), userIdOf(context.actor)];
  await preparedQuery(context.sequelize, 'export.insert', insertExport, values, context.transaction);
  await recordAudit('EXPORT', 'salesRecording', null, { exportId, ...parameters, format: body.format, rowCount }, context);
  return { jobId, downloadUrl: null };
}

const insertExport = `INSERT INTO exports (id, job_id, kind, format, parameters, requested_by_id) VALUES ($1, $2, $3, $4, $5, $6)`;
