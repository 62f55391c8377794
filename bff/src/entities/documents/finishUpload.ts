import { findToChange, saveChange } from '#src/calls/records.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { inTransaction } from '#src/database/transaction.ts';
import { type FileFacts, inspectFile } from '#src/files/inspectFile.ts';
import { fileStore } from '#src/files/fileStore.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { documentEntity } from './document.entity.ts';
import type { DocumentRow } from './document.model.ts';

/**
 * Looks at the file that was sent and hands it to the scanner. What is not the declared type or size is deleted, and another may be
 * sent: 415 or 422. Opens its own transaction: the file may lie far away.
 */
export async function finishUpload(row: DocumentRow, values: Partial<DocumentRow>, context: CallContext): Promise<DocumentRow> {
  const { settings, sequelize, queue } = context;
  const store = fileStore(settings);
  const key = row.storageKey ?? '';
  const size = await store.size(key);
  if (size === null) {
    const message = 'The file has not arrived. Get an address from GET /v3/documents/{id}/upload_url and send it there first.';
    throw new Failure('transition.notAllowed', { message, allowedTransitions: [] });
  }
  const facts = size > row.sizeBytes ? null : await inspectFile(() => store.read(key));
  const refusal = refusalOf(row, size, facts);
  if (refusal || !facts) {
    await store.remove(key);
    await preparedQuery(sequelize, 'document.sendAgain', 'UPDATE documents SET uploaded_at = NULL WHERE id = $1', [row.id]);
    throw refusal ?? new Failure('server.error');
  }
  return inTransaction(sequelize, async (transaction) => {
    const inside = { ...context, transaction };
    const now = await findToChange(documentEntity, row.id, inside);
    if (now.status !== 'PENDING_UPLOAD') return now; // sent twice: the first one did it
    const saved = await saveChange(
      documentEntity,
      now,
      {
        values: {
          ...values,
          status: 'SCANNING',
          statusChangedAt: new Date(),
          sha256: facts.sha256,
          uploadedAt: now.uploadedAt ?? new Date(),
        },
        kind: 'STATUS',
        action: 'PENDING_UPLOAD → SCANNING',
      },
      inside,
    );
    await queue.enqueue('scanDocument', { documentId: row.id }, { transaction });
    return saved;
  });
}

function refusalOf(row: DocumentRow, size: number, facts: FileFacts | null): Failure | null {
  if (size !== row.sizeBytes) {
    const message = `The file was announced with ${row.sizeBytes} bytes and has ${size}. Send it again.`;
    return new Failure('validation.failed', {
      message,
      errors: [{ pointer: '/sizeBytes', field: 'sizeBytes', code: 'notAllowed', message }],
    });
  }
  if (facts?.contentType === row.contentType) return null;
  const found = facts?.contentType ? `It is ${facts.contentType}` : 'It is of a type we do not take';
  return new Failure('upload.typeNotAllowed', {
    message: `The file was announced as ${row.contentType}. ${found}. Send it again, or begin anew.`,
  });
}
