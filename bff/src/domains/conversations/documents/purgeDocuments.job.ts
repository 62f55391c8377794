import { findForUpdate, saveChange } from '#src/records/records.ts';
import { documentEntity } from './document.entity.ts';
import { updatePurgeDays } from './purgeDays.ts';
import { getDocumentStore } from '#src/platform/files/documentStore.ts';
import type { Services } from '#src/kernel/context.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { selectDueDocuments, eraseDocumentVersions } from './purgeDocuments.sql.ts';

/** Deletes the files of documents past their retention, 30 days in the trash, or not uploaded within a day. */
export function purgeDocuments(services: Services) {
  return async (_data: object, { id }: { id: string }): Promise<void> => {
    await updatePurgeDays(services.db);
    const due = await services.db.run(selectDueDocuments, {});
    for (const document of due) {
      await runAsSystem(services, id, async (context) => {
        const row = await findForUpdate(documentEntity, document.id, context);
        if (row.status === 'PURGED') return;
        if (row.storageKey !== null) await getDocumentStore(services.settings).remove(row.storageKey); // before the database, so that a failure is retried
        const values = {
          status: 'PURGED' as const,
          statusChangedAt: new Date(),
          storageKey: null,
          name: 'erased',
          fileName: 'erased',
          proposal: null,
          sha256: null,
        };
        await saveChange(documentEntity, row, { values, kind: 'STATUS', action: `${row.status} → PURGED` }, context);
        await context.db.run(eraseDocumentVersions, { id: row.id });
      });
    }
  };
}
