import { toFailure } from '#src/db/postgresErrors.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure } from '#src/kernel/failure.ts';
import { selectVersion } from '#src/records/history.sql.ts';
import { deleteExternalIds } from './externalIds.sql.ts';
import type { Importer } from './importer.ts';
import { markLineUndone, selectLinesToUndo, type WrittenLine } from './importLines.sql.ts';
import type { ImportTypes } from './importPlan.ts';
import { finishUndo } from './imports.sql.ts';

const PAGE = 200;

/**
 * Deletes what an import created and brings back what it changed, the last line first, each in one transaction with its mark. A record that was
 * changed since, or that others refer to, stays as it is, and its line says why. May be cut off and run again.
 */
export async function undoImport(importId: string, types: ImportTypes, context: CallContext): Promise<void> {
  for (;;) {
    const lines = await context.db.run(selectLinesToUndo, { importId, limit: PAGE });
    if (lines.length === 0) break;
    for (const line of lines) {
      const problem = await undoLine(line, importId, types, context);
      if (problem !== null) await context.db.run(markLineUndone, { importId, line: line.line, problem });
    }
  }
  await context.db.run(finishUndo, { id: importId });
}

/** Returns why the line cannot be undone; null if it was. */
async function undoLine(line: WrittenLine, importId: string, types: ImportTypes, context: CallContext): Promise<string | null> {
  try {
    await context.db.transaction(async (db) => {
      const inTransaction = { ...context, db };
      const importer = types.importers.get(line.entityType);
      if (!importer) throw new Failure('server.error');
      if (line.outcome === 'created') await deleteRecord(line, importer, types, inTransaction);
      else await restoreRecord(line, importer, types, inTransaction);
      await db.run(deleteExternalIds, { entityType: line.entityType, recordId: line.recordId, importId });
      await db.run(markLineUndone, { importId, line: line.line, problem: null });
    });
    return null;
  } catch (error) {
    const failure = toFailure(error);
    if (failure.status === 503) throw error;
    if (failure.status >= 500) context.log.error({ err: error, importId, line: line.line }, 'a line could not be undone');
    return failure.message;
  }
}

async function deleteRecord(line: WrittenLine, { type, remove }: Importer, { runCall }: ImportTypes, context: CallContext): Promise<void> {
  if (!remove) throw new Failure('transition.notAllowed', { message: `Records of the type ${type} are not deleted. Close it instead.` });
  await runCall(remove, { params: { id: line.recordId } }, { ...context, ifMatch: line.versionAfter });
}

async function restoreRecord(line: WrittenLine, importer: Importer, { runCall }: ImportTypes, context: CallContext): Promise<void> {
  const { recordId, versionBefore, versionAfter } = line;
  const version =
    versionBefore === null
      ? undefined
      : await context.db.first(selectVersion, { entityType: importer.type, entityId: recordId, version: versionBefore });
  if (!importer.update || !version)
    throw new Failure('transition.notAllowed', { message: 'Its earlier version is not kept. Change the record by hand.' });
  const { shape } = importer.update.body;
  const isWritable = (name: string) => name in shape && shape[name]?.meta()?.readOnly !== true;
  const earlier = Object.fromEntries(Object.entries(version.snapshot).filter(([name]) => isWritable(name)));
  const body = {
    ...earlier,
    ...importer.restore?.(version.snapshot),
    ...(isWritable('id') ? { id: recordId } : {}),
    version: versionAfter,
    restoredFrom: version.version,
  };
  await runCall(importer.update, { params: { id: recordId }, body }, context);
}
