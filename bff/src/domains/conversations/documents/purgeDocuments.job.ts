import { findForUpdate, saveChange } from '#src/records/records.ts';
import { documentEntity } from './document.entity.ts';
import { updatePurgeDays } from './purgeDays.ts';
import { getDocumentStore } from '#src/platform/files/documentStore.ts';
import type { CallContext, Services } from '#src/kernel/context.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { runForEach, throwIfFailed } from '#src/records/runForEach.ts';
import { selectDueDocuments, eraseDocumentVersions } from './purgeDocuments.sql.ts';

/** Deletes the files of documents past their retention, 30 days in the trash, or not uploaded within a day. */
export function purgeDocuments(services: Services) {
  return async (_data: object, { id: jobId, signal }: { id: string; signal: AbortSignal }): Promise<void> => {
    await updatePurgeDays(services.db);
    const due = await services.db.run(selectDueDocuments, {});
    throwIfFailed(await runForEach(due, signal, ({ id }) => runAsSystem(services, jobId, (context) => purge(id, context))));
  };
}

async function purge(id: string, context: CallContext): Promise<void> {
  const row = await findForUpdate(documentEntity, id, context);
  if (row.status === 'PURGED') return;
  if (row.storageKey !== null) await getDocumentStore(context.settings).remove(row.storageKey); // before the database, so that a failure is retried
  const values = {
    status: 'PURGED' as const,
    statusChangedAt: new Date(),
    storageKey: null,
    name: 'erased',
    fileName: 'erased',
    proposal: null,
    number: null,
    verification: null,
    sha256: null,
  };
  await saveChange(documentEntity, row, { values, kind: 'STATUS', action: `${row.status} → PURGED` }, context);
  await context.db.run(eraseDocumentVersions, { id: row.id });
}
