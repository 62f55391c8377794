import { documentNotices, type DocumentStatus, type Move, noticesOf } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import type { DocumentRow } from './document.model.ts';
import { selectUploader } from './notifyDocumentMoved.sql.ts';

/**
 * Emails the traveler or the agent who uploaded a document, or mailed it to us, what became of its file. Our team sees it where it uploads, and
 * guests are not mailed: whoever sends viruses forges the sender.
 */
export async function notifyDocumentMoved(row: DocumentRow, move: Move<DocumentStatus>, context: CallContext): Promise<void> {
  const keys = noticesOf(documentNotices, move).flatMap(({ traveler = [] }) => traveler);
  const uploader = keys.length > 0 && row.createdById ? await context.db.first(selectUploader, { userId: row.createdById }) : undefined;
  if (!uploader) return;
  const { email: to, personId, personType, givenName } = uploader;
  const data = { givenName, documentName: row.name, documentsUrl: context.settings.portalUrls[personType] };
  for (const key of keys)
    await sendTemplate(
      key,
      { to, personId, data, related: { type: 'document', id: row.id }, singletonKey: `${row.id} ${row.version}` },
      context,
    );
}
