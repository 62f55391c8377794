import { findToChange, saveChange } from '#src/calls/records.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { documentEntity } from '#src/entities/documents/document.entity.ts';
import { updatePurgeDays } from '#src/entities/documents/purgeAfter.ts';
import { fileStore } from '#src/files/fileStore.ts';
import type { Services } from '#src/services.ts';
import { asSystem } from './asSystem.ts';

/** Deletes the files of documents whose time is over: past their last day, 30 days in the trash, or never uploaded within a day. */
export function purgeDocuments(services: Services) {
  return async (_data: object, { id }: { id: string }): Promise<void> => {
    await updatePurgeDays(services.sequelize);
    const due = await preparedQuery<{ id: string }>(services.sequelize, 'documents.due', selectDue, []);
    for (const document of due) {
      await asSystem(services, id, async (context) => {
        const row = await findToChange(documentEntity, document.id, context);
        if (row.status === 'PURGED') return;
        if (row.storageKey !== null) await fileStore(services.settings).remove(row.storageKey); // first: what fails here is tried again
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
        // What earlier versions told of it goes too.
        const erase = `UPDATE versions SET snapshot = snapshot || '{"name": "erased", "fileName": "erased", "proposal": null, "sha256": null}' WHERE entity_type = 'document' AND entity_id = $1`;
        await preparedQuery(context.sequelize, 'documents.eraseVersions', erase, [row.id], context.transaction);
      });
    }
  };
}

const selectDue = `
  SELECT id FROM documents WHERE status <> 'PURGED' AND (purge_after < current_date
    OR (status = 'DELETED' AND deleted_at < now() - interval '30 days')
    OR (status = 'PENDING_UPLOAD' AND created_at < now() - interval '1 day')) LIMIT 1000`;
