import { loadPerson } from '#src/domains/accounts/users/loadPerson.ts';
import { createActor, type Person } from '#src/kernel/actor.ts';
import type { CallContext, Services } from '#src/kernel/context.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { JobData } from '#src/kernel/job.ts';
import { buildListInput } from '#src/platform/exports/buildListInput.ts';
import { type ExportFormat, failExport, finishExport, selectExport } from '#src/platform/exports/exports.sql.ts';
import { type ExportType, exportTypes } from '#src/platform/exports/exportTypes.ts';
import { exportKey } from '#src/platform/exports/exportUrl.ts';
import { formatCell } from '#src/platform/exports/formatCell.ts';
import type { ListReader } from '#src/platform/exports/listReader.ts';
import { createFileStore } from '#src/platform/files/fileStore.ts';
import { readListRows } from '#src/platform/exports/readListRows.ts';
import { type SpooledItems, spoolItems } from '#src/platform/exports/spoolItems.ts';
import { storeTable } from '#src/platform/exports/storeTable.ts';
import { ExportParameters } from './exportParameters.ts';
import type { exportListJob } from './exports.jobs.ts';
import { requireListCall } from './startExport.ts';

/** Writes the file of an export, as its requester reads the list now. Idempotent: a retry overwrites the file. */
export function exportList(services: Services, read: ListReader) {
  return async ({ exportId }: JobData<typeof exportListJob>): Promise<void> => {
    const { db } = services;
    const row = await db.first(selectExport, { exportId });
    const type = row && exportTypes.get(row.kind);
    if (!type) return; // deleted meanwhile
    const person = await loadPerson(row.requestedById, services);
    try {
      if (!person) throw new Failure('auth.forbidden', { message: 'The account that asked for the export has been closed.' });
      const parameters = ExportParameters.parse(row.parameters);
      const context = buildExportContext(exportId, person, services);
      const count = await writeFile({ exportId, type, format: row.format, parameters }, read, context);
      const finished = await db.first(finishExport, { exportId, count });
      if (!finished) await createFileStore(services.settings, 'exports').remove(exportKey(exportId, row.format)); // an erasure deleted it meanwhile
    } catch (error) {
      if (!(error instanceof Failure) || error.status >= 500) throw error;
      await db.run(failExport, { exportId, problem: error.message });
    }
  };
}

interface ExportFile {
  exportId: string;
  type: ExportType;
  format: ExportFormat;
  parameters: ExportParameters;
}

/** Returns the number of rows. */
function writeFile({ exportId, type, format, parameters }: ExportFile, read: ListReader, context: CallContext): Promise<number> {
  const call = requireListCall(type, context);
  const input = buildListInput(call, parameters);
  return spoolItems(
    (put) => context.db.snapshot((db) => put(readListRows(call, input, read, { ...context, db }))),
    (items) => {
      const columns = parameters.columns ?? listShownFields(type, items);
      return storeTable(exportKey(exportId, format), format, columns, formatRows(items, columns), context.settings);
    },
    context.settings,
  );
}

/** The fields that the caller is shown, in the order of the contract; of an empty list all. */
function listShownFields({ item }: ExportType, { names, count }: SpooledItems): string[] {
  return Object.keys(item.shape).filter((name) => count === 0 || names.has(name));
}

async function* formatRows(items: SpooledItems, columns: readonly string[]) {
  for await (const item of items.read()) yield columns.map((column) => formatCell(item[column]));
}

function buildExportContext(exportId: string, person: Person, services: Services): CallContext {
  const actor = createActor(person, { via: 'bearer', sessionHandle: null, tokenId: null, deviceId: null, ipHash: '' });
  return { ...services, actor, requestId: exportId, ifMatch: null, captchaSolved: false, userAgent: null, snapshot: exportId };
}
