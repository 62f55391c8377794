import { type BodyOf, type Call, type contract, MAX_EXPORTED_ROWS } from '@farwend/api-contract';
import { requireStepUp } from '#src/domains/accounts/factors/requireProof.ts';
import { userIdOf } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import { newId } from '#src/kernel/newId.ts';
import { buildListInput } from '#src/platform/exports/buildListInput.ts';
import { insertExport } from '#src/platform/exports/exports.sql.ts';
import { type ExportType, exportTypes, findListCall, holdsPeople } from '#src/platform/exports/exportTypes.ts';
import type { ListReader } from '#src/platform/exports/listReader.ts';
import { tooManyRows } from '#src/platform/exports/readListRows.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import type { ExportParameters } from './exportParameters.ts';
import { exportListJob } from './exports.jobs.ts';

/**
 * Starts an export: its row, its job and its audit entry, which names fields and no values. Asks for one item first, so that the caller hears
 * at once what the list refuses. Returns the export's id.
 */
export async function startExport(body: BodyOf<typeof contract.exports.create>, read: ListReader, context: CallContext): Promise<string> {
  const { entityType, format, columns = null, filters, q, sortOrders } = body;
  const type = findType(entityType);
  const call = requireListCall(type, context);
  if (columns) checkColumns(columns, type);
  if (holdsPeople(type)) await requireStepUp(context);
  const { total, totalIsEstimate } = await read(call, buildListInput(call, body), { offset: 0, limit: 1 }, context);
  if (total > MAX_EXPORTED_ROWS && !totalIsEstimate) throw tooManyRows();

  const exportId = newId();
  const parameters: ExportParameters = { filters, ...(q === undefined ? {} : { q }), sortOrders, columns };
  const jobId = await context.queue.enqueue(exportListJob, { exportId }, { db: context.db, singletonKey: exportId });
  const requestedById = userIdOf(context.actor);
  await context.db.run(insertExport, { exportId, jobId, kind: type.name, format, parameters, requestedById });
  await recordAudit('EXPORT', type.name, null, { exportId, filters: Object.keys(filters), columns, format, total }, context);
  return exportId;
}

function findType(name: string): ExportType {
  const type = exportTypes.get(name);
  if (type) return type;
  throw fieldFailure('/entityType', 'notAllowed', `There is no list of this type. Use one of ${[...exportTypes.keys()].join(', ')}`);
}

/** The call that lists a type to the caller. Throws 403 if none does. */
export function requireListCall(type: ExportType, { actor }: Pick<CallContext, 'actor'>): Call {
  const call = findListCall(type, actor);
  if (!call) throw new Failure('auth.forbidden', { message: `You cannot list records of the type ${type.name}.` });
  return call;
}

function checkColumns(columns: readonly string[], { item }: ExportType): void {
  const unknown = columns.findIndex((column) => !Object.hasOwn(item.shape, column));
  const repeated = columns.findIndex((column, index) => columns.indexOf(column) !== index);
  if (unknown >= 0) throw fieldFailure(`/columns/${unknown}`, 'unknown', `Use fields of the list: ${Object.keys(item.shape).join(', ')}`);
  if (repeated >= 0) throw fieldFailure(`/columns/${repeated}`, 'unique', 'Name each column once');
}
