import { findForUpdate, saveChange } from '#src/records/records.ts';
import { documentEntity } from './document.entity.ts';
import { DocumentModel, type DocumentRow } from './document.model.ts';
import { notifyDocumentMoved } from './notifyDocumentMoved.ts';
import { getDocumentStore } from '#src/platform/files/documentStore.ts';
import { scanFile } from '#src/platform/files/scanFile.ts';
import type { CallContext, Services } from '#src/kernel/context.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import type { JobData } from '#src/kernel/job.ts';
import type { scanDocumentJob } from '#src/domains/conversations/conversations.jobs.ts';

/** Scans the file of a document and makes it AVAILABLE (and the version it replaces SUPERSEDED) or QUARANTINED. */
export function scanDocument(services: Services) {
  return async ({ documentId }: JobData<typeof scanDocumentJob>, { id }: { id: string }): Promise<void> => {
    const { db, settings, log } = services;
    const row = await db.byId(DocumentModel, documentId);
    const key = row?.storageKey;
    if (row?.status !== 'SCANNING' || !key) return;
    const threat = await scanFile(() => getDocumentStore(settings).read(key), settings);
    if (threat !== null) log.warn({ document: documentId, found: threat }, 'a document was quarantined');
    await runAsSystem(services, id, async (context) => {
      const status = threat === null ? ('AVAILABLE' as const) : ('QUARANTINED' as const);
      const moved = await move(documentId, 'SCANNING', status, threat, context);
      if (moved?.replacesId && status === 'AVAILABLE') await move(moved.replacesId, 'AVAILABLE', 'SUPERSEDED', null, context);
    });
  };
}

async function move(
  id: string,
  from: DocumentRow['status'],
  to: DocumentRow['status'],
  threat: string | null,
  context: CallContext,
): Promise<DocumentRow | null> {
  const row = await findForUpdate(documentEntity, id, context);
  if (row.status !== from) return null;
  const values = { status: to, statusChangedAt: new Date() };
  const details = threat === null ? {} : { details: { found: threat } };
  const saved = await saveChange(documentEntity, row, { values, kind: 'STATUS', action: `${from} → ${to}`, ...details }, context);
  await notifyDocumentMoved(saved, { from, to, by: 'system', reasonCode: null }, context);
  return saved;
}
