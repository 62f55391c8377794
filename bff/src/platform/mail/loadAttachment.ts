import { buffer } from 'node:stream/consumers';
import type { Services } from '#src/kernel/context.ts';
import { getDocumentStore } from '#src/platform/files/documentStore.ts';
import { selectAttachedFile } from './loadAttachment.sql.ts';
import type { MailAttachment } from './transport.ts';

/** The file of a document to attach to a mail. Throws if it is not there to be read. */
export async function loadAttachment(documentId: string, { db, settings }: Pick<Services, 'db' | 'settings'>): Promise<MailAttachment> {
  const file = await db.first(selectAttachedFile, { documentId });
  if (!file?.storageKey) throw new Error('the file to attach is not available');
  const content = await buffer(await getDocumentStore(settings).read(file.storageKey));
  return { filename: file.fileName, contentType: file.contentType, content };
}
