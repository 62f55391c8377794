import { findToChange, saveChange } from '#src/calls/records.ts';
import { selectById } from '#src/database/rowStatements.ts';
import { documentEntity } from '#src/entities/documents/document.entity.ts';
import type { DocumentRow } from '#src/entities/documents/document.model.ts';
import { fileStore } from '#src/files/fileStore.ts';
import { scanFile } from '#src/files/scanFile.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { Services } from '#src/services.ts';
import { asSystem } from './asSystem.ts';
import type { JobData } from './jobs.ts';

/** Scans the file of a document: AVAILABLE, and the version it replaces SUPERSEDED, or QUARANTINED. */
export function scanDocument(services: Services) {
  return async ({ documentId }: JobData<'scanDocument'>, { id }: { id: string }): Promise<void> => {
    const { sequelize, models, settings, log } = services;
    const row = await selectById<DocumentRow>(sequelize, models.documents, documentId, null);
    const key = row?.storageKey;
    if (row?.status !== 'SCANNING' || !key) return;
    const found = await scanFile(() => fileStore(settings).read(key), settings);
    if (found !== null) log.warn({ document: documentId, found }, 'a document is quarantined');
    await asSystem(services, id, async (context) => {
      const status = found === null ? ('AVAILABLE' as const) : ('QUARANTINED' as const);
      const moved = await move(documentId, 'SCANNING', status, found, context);
      if (moved?.replacesId && status === 'AVAILABLE') await move(moved.replacesId, 'AVAILABLE', 'SUPERSEDED', null, context);
    });
  };
}

async function move(
  id: string,
  from: DocumentRow['status'],
  to: DocumentRow['status'],
  found: string | null,
  context: CallContext,
): Promise<DocumentRow | null> {
  const row = await findToChange(documentEntity, id, context);
  if (row.status !== from) return null;
  const values = { status: to, statusChangedAt: new Date() };
  const details = found === null ? {} : { details: { found } };
  return saveChange(documentEntity, row, { values, kind: 'STATUS', action: `${from} → ${to}`, ...details }, context);
}
