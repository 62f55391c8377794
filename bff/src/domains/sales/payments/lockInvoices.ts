import type { CallContext } from '#src/kernel/context.ts';
import { withoutRowLock } from '#src/records/records.ts';
import { InvoiceModel, type InvoiceRow } from '#src/domains/sales/invoices/invoice.model.ts';
import { lockPartnerMoney } from '#src/domains/sales/invoices/issueInvoice.sql.ts';
import { SalesRecordingModel } from '#src/domains/sales/salesRecordings/salesRecording.model.ts';

/** Locks invoices of a partner, in the order given, after their sales and the partner, as every change of money does. */
export async function lockInvoices(ids: readonly string[], partnerId: string, context: CallContext): Promise<InvoiceRow[]> {
  const unlocked = await readInvoices(ids, partnerId, withoutRowLock(context));
  const saleIds = unlocked.flatMap(({ lines }) => lines.flatMap(({ salesRecordingId }) => salesRecordingId ?? []));
  for (const id of [...new Set(saleIds)].toSorted()) await context.db.byId(SalesRecordingModel, id);
  await context.db.run(lockPartnerMoney, { partnerId });
  return readInvoices(ids, partnerId, context);
}

async function readInvoices(ids: readonly string[], partnerId: string, { db }: CallContext): Promise<InvoiceRow[]> {
  const invoices: InvoiceRow[] = [];
  for (const id of ids) {
    const invoice = await db.byId(InvoiceModel, id);
    if (invoice?.partnerId === partnerId) invoices.push(invoice);
  }
  return invoices;
}
