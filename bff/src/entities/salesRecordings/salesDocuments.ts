import { findToChange, saveChange } from '#src/calls/records.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { findSeen } from '#src/calls/records.ts';
import { documentEntity } from '#src/entities/documents/document.entity.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { salesRecordingEntity } from './salesRecording.entity.ts';
import type { SalesRecordingRow } from './salesRecording.model.ts';

/** Makes these the documents of a sale, each one that the caller sees. */
export async function setDocuments(
  id: string,
  body: { documentIds: readonly string[]; version?: number | undefined },
  context: CallContext,
): Promise<SalesRecordingRow> {
  const row = await findToChange(salesRecordingEntity, id, context, body.version);
  const isUnlinking = row.documentIds.some((known) => !body.documentIds.includes(known));
  if (isUnlinking && !['DRAFT', 'QUERIED'].includes(row.status)) {
    const message = `The documents of a ${row.status} recording stay as its proof. Further ones can be linked.`;
    throw new Failure('resource.locked', { message });
  }
  return linkDocuments(row, body.documentIds, context);
}

/** Replaces the links of a sale and makes its next version; the same documents again change nothing. */
export async function linkDocuments(row: SalesRecordingRow, ids: readonly string[], context: CallContext): Promise<SalesRecordingRow> {
  const documentIds = [...new Set(ids)].toSorted();
  for (const [index, id] of ids.entries()) {
    const known = row.documentIds.includes(id) || (await findSeen(documentEntity, id, context).catch(() => null));
    if (!known) throw fieldFailure(`/documentIds/${index}`, 'unknown', 'There is no document with this id');
  }
  await preparedQuery(context.sequelize, 'sale.linkDocuments', replaceLinks, [row.id, documentIds], context.transaction);
  return saveChange(salesRecordingEntity, row, { values: { documentIds }, action: 'DOCUMENTS' }, context);
}

const replaceLinks = `
  WITH gone AS (DELETE FROM document_links WHERE type = 'SALES_RECORDING' AND target_id = $1 AND document_id <> ALL ($2::uuid[]))
  INSERT INTO document_links (document_id, type, target_id) SELECT unnest($2::uuid[]), 'SALES_RECORDING', $1 ON CONFLICT DO NOTHING`;

/** Whether an invoice or a contract that can be opened is linked. */
export async function hasProof(id: string, { sequelize, transaction }: CallContext): Promise<boolean> {
  return (await preparedQuery(sequelize, 'sale.hasProof', selectProof, [id], transaction)).length > 0;
}

const selectProof = `
  SELECT 1 FROM document_links l JOIN documents d ON d.id = l.document_id
  WHERE l.type = 'SALES_RECORDING' AND l.target_id = $1 AND d.category IN ('INVOICE', 'CONTRACT') AND d.status = 'AVAILABLE' LIMIT 1`;
