import { scanDocumentJob } from '#src/domains/conversations/conversations.jobs.ts';
import { findForUpdate, saveChange } from '#src/records/records.ts';
import { runInTransaction } from '#src/records/runInTransaction.ts';
import { type FileFacts, inspectFile } from '#src/platform/files/inspectFile.ts';
import { getDocumentStore } from '#src/platform/files/documentStore.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { documentEntity } from './document.entity.ts';
import type { DocumentRow } from './document.model.ts';
import { clearUploadedAt } from './finishUpload.sql.ts';

/**
 * Inspects the uploaded file and enqueues its scan. A file of another type or size than declared is deleted (415 or 422), and another
 * can be uploaded. Opens its own transaction, because reading the file may take long.
 */
export async function finishUpload(row: DocumentRow, values: Partial<DocumentRow>, context: CallContext): Promise<DocumentRow> {
  const { db, settings, queue } = context;
  const store = getDocumentStore(settings);
  const key = row.storageKey ?? '';
  const size = await store.size(key);
  if (size === null) {
    const message = 'The file has not been uploaded. Get a URL from GET /v3/documents/{id}/upload_url and upload it first.';
    throw new Failure('transition.notAllowed', { message, allowedTransitions: [] });
  }
  const facts = size > row.sizeBytes ? null : await inspectFile(() => store.read(key));
  const problem = findUploadProblem(row, size, facts);
  if (problem || !facts) {
    await store.remove(key);
    await db.run(clearUploadedAt, { id: row.id });
    throw problem ?? new Failure('server.error');
  }
  return runInTransaction(context, async (inside) => {
    const locked = await findForUpdate(documentEntity, row.id, inside);
    if (locked.status !== 'PENDING_UPLOAD') return locked; // another request has finished it
    const saved = await saveChange(
      documentEntity,
      locked,
      {
        values: {
          ...values,
          status: 'SCANNING',
          statusChangedAt: new Date(),
          sha256: facts.sha256,
          uploadedAt: locked.uploadedAt ?? new Date(),
        },
        kind: 'STATUS',
        action: 'PENDING_UPLOAD → SCANNING',
      },
      inside,
    );
    await queue.enqueue(scanDocumentJob, { documentId: row.id }, { db: inside.db });
    return saved;
  });
}

function findUploadProblem(row: DocumentRow, size: number, facts: FileFacts | null): Failure | null {
  if (size !== row.sizeBytes) {
    const message = `The file was declared with ${row.sizeBytes} bytes but has ${size}. Upload it again.`;
    return new Failure('validation.failed', {
      message,
      errors: [{ pointer: '/sizeBytes', field: 'sizeBytes', code: 'notAllowed', message }],
    });
  }
  if (facts?.contentType === row.contentType) return null;
  const detected = facts?.contentType ? `It is ${facts.contentType}` : 'Its type is not supported';
  return new Failure('upload.typeNotAllowed', {
    message: `The file was declared as ${row.contentType}. ${detected}. Upload it again, or create another document.`,
  });
}
