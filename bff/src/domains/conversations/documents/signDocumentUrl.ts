import type { contract, ReplyOf } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure } from '#src/kernel/failure.ts';
import { getDocumentStore } from '#src/platform/files/documentStore.ts';
import type { StoredFile } from '#src/platform/files/storedFile.ts';
import { checkReadable } from './checkReadable.ts';
import type { DocumentRow } from './document.model.ts';

/** Where the caller, who may see the document, downloads its file. */
export async function signDocumentUrl(row: DocumentRow, context: CallContext): Promise<ReplyOf<typeof contract.documents.downloadUrl>> {
  checkReadable(row);
  const { url, expiresAt } = await getDocumentStore(context.settings).signDownloadUrl(requireStoredFile(row), requireUserId(context));
  const { fileName, contentType, sizeBytes } = row;
  return { url, expiresAt: expiresAt.toISOString(), fileName, contentType, sizeBytes };
}

/** The file of a document, as stores see it; throws 410 once it is deleted. */
export function requireStoredFile(row: DocumentRow): StoredFile {
  if (row.storageKey === null) throw new Failure('link.expired', { message: 'The file was permanently deleted.' });
  return { documentId: row.id, key: row.storageKey, fileName: row.fileName, contentType: row.contentType, sizeBytes: row.sizeBytes };
}

/** The user that a signed URL is for. */
export function requireUserId({ actor }: CallContext): string {
  if (!actor.person) throw new Failure('auth.required');
  return actor.person.userId;
}
