import { findForUpdate, saveChange } from '#src/records/records.ts';
import { findVisibleOrNull } from '#src/records/records.ts';
import { documentEntity } from '#src/domains/conversations/documents/document.entity.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { salesRecordingEntity } from './salesRecording.entity.ts';
import type { SalesRecordingRow } from './salesRecording.model.ts';
import { replaceLinks, selectProof } from './salesDocuments.sql.ts';
import { withArticle } from '#src/kernel/withArticle.ts';
import { unknownReference } from '#src/kernel/reference.ts';

/** Replaces the documents of a sale; the caller must be able to see each of them. */
export async function setDocuments(
  id: string,
  body: { documentIds: readonly string[]; version?: number | undefined },
  context: CallContext,
): Promise<SalesRecordingRow> {
  const row = await findForUpdate(salesRecordingEntity, id, context, body.version);
  const isUnlinking = row.documentIds.some((documentId) => !body.documentIds.includes(documentId));
  if (isUnlinking && !['DRAFT', 'QUERIED'].includes(row.status)) {
    const message = `The documents of ${withArticle(row.status)} recording are its proof and cannot be unlinked. You can link more.`;
    throw new Failure('resource.locked', { message });
  }
  return linkDocuments(row, body.documentIds, context);
}

/** Replaces the links of a sale and saves a version; an unchanged set of documents changes nothing. */
export async function linkDocuments(row: SalesRecordingRow, ids: readonly string[], context: CallContext): Promise<SalesRecordingRow> {
  const documentIds = [...new Set(ids)].toSorted();
  for (const [index, id] of ids.entries()) {
    const document = row.documentIds.includes(id) || (await findVisibleOrNull(documentEntity, id, context));
    if (!document) throw unknownReference(`/documentIds/${index}`, 'There is no document with this id');
  }
  await context.db.run(replaceLinks, { id: row.id, documentIds });
  return saveChange(salesRecordingEntity, row, { values: { documentIds }, action: 'DOCUMENTS' }, context);
}

/** Whether an available invoice or contract is linked. */
export async function hasProof(id: string, { db }: CallContext): Promise<boolean> {
  return (await db.first(selectProof, { id })) !== undefined;
}
