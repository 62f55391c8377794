import { createHash } from 'node:crypto';
import type { CallContext, Services } from '#src/kernel/context.ts';
import type { JobData } from '#src/kernel/job.ts';
import { getDocumentStore } from '#src/platform/files/documentStore.ts';
import { findForUpdate, saveChange } from '#src/records/records.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { createSystemDocument } from '#src/domains/conversations/documents/createSystemDocument.ts';
import { notifyCreditNote } from '#src/domains/sales/mails/notifyCreditNote.ts';
import { notifyInvoice } from '#src/domains/sales/mails/notifyInvoice.ts';
import type { createInvoiceDocumentJob } from '#src/domains/sales/sales.jobs.ts';
import { buildInvoicePdf } from './buildInvoicePdf.ts';
import { invoiceEntity } from './invoice.entity.ts';
import { InvoiceModel, type InvoiceRow } from './invoice.model.ts';

/** Makes the PDF of an issued invoice or credit note and mails it to the partner. Idempotent: each happens once. */
export function createInvoiceDocument(services: Services) {
  return async ({ invoiceId, isMailed }: JobData<typeof createInvoiceDocumentJob>, { id: jobId }: { id: string }): Promise<void> => {
    const invoice = await services.db.byId(InvoiceModel, invoiceId);
    if (!invoice) return;
    const file = invoice.documentId === null ? await storeFile(invoice, services) : null;
    await runAsSystem(services, jobId, async (context) => {
      const locked = await findForUpdate(invoiceEntity, invoiceId, context);
      const issued = file === null || locked.documentId !== null ? locked : await attachDocument(locked, file, context);
      if (isMailed) await (issued.kind === 'INVOICE' ? notifyInvoice(issued, context) : notifyCreditNote(issued, context));
    });
  };
}

interface FileFacts {
  sizeBytes: number;
  sha256: string;
  storageKey: string;
}

async function storeFile(invoice: InvoiceRow, { db, settings }: Services): Promise<FileFacts> {
  const corrected = invoice.correctsInvoiceId === null ? undefined : await db.byId(InvoiceModel, invoice.correctsInvoiceId);
  const bytes = await buildInvoicePdf(invoice, corrected?.number ?? null);
  const storageKey = `invoice-${invoice.id}`; // a retry replaces the file
  await getDocumentStore(settings).write(storageKey, new Blob([new Uint8Array(bytes)]));
  return { sizeBytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex'), storageKey };
}

async function attachDocument(invoice: InvoiceRow, file: FileFacts, context: CallContext): Promise<InvoiceRow> {
  const { number, kind, partnerId } = invoice;
  const name = `${kind === 'INVOICE' ? 'Invoice' : 'Credit note'} ${number}`;
  const facts = {
    name,
    fileName: `${number}.pdf`,
    contentType: 'application/pdf',
    category: 'INVOICE' as const,
    links: [{ type: 'PARTNER' as const, id: partnerId }],
  };
  const document = await createSystemDocument({ ...file, ...facts }, context);
  return saveChange(invoiceEntity, invoice, { values: { documentId: document.id }, action: 'DOCUMENT' }, context);
}
