import type { contract, ReplyOf } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure, notFound } from '#src/kernel/failure.ts';
import { findVisible } from '#src/records/records.ts';
import { DocumentModel } from '#src/domains/conversations/documents/document.model.ts';
import { signDocumentUrl } from '#src/domains/conversations/documents/signDocumentUrl.ts';
import { createInvoiceDocumentJob } from '#src/domains/sales/sales.jobs.ts';
import { invoiceEntity } from './invoice.entity.ts';

/** Where to download the PDF of an invoice. One that has none, as of earlier releases, gets it now: until then 423. */
export async function signInvoiceUrl(id: string, context: CallContext): Promise<ReplyOf<typeof contract.invoices.downloadUrl>> {
  const { id: invoiceId, documentId } = await findVisible(invoiceEntity, id, context);
  if (documentId === null) {
    await context.queue.enqueue(
      createInvoiceDocumentJob,
      { invoiceId, isMailed: false },
      { db: context.db, singletonKey: `file ${invoiceId}` },
    );
    throw new Failure('resource.locked', {
      message: 'The PDF of this invoice is being made. Try again in a few seconds.',
      headers: { 'Retry-After': '2' },
    });
  }
  const document = await context.db.byId(DocumentModel, documentId);
  if (!document) throw notFound();
  return signDocumentUrl(document, context);
}
