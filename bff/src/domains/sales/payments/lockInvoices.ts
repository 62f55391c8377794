import type { CallContext } from '#src/kernel/context.ts';
import { withoutRowLock } from '#src/records/records.ts';
import { InvoiceModel, type InvoiceRow } from '#src/domains/sales/invoices/invoice.model.ts';
import { lockPartnerMoney } from '#src/domains/sales/invoices/issueInvoice.sql.ts';
import { SalesRecordingModel } from '#src/domains/sales/salesRecordings/salesRecording.model.ts';

/** Locks invoices of a partner and returns them in the order given, after their sales and the partner, as every change of money does. */
export async function lockInvoices(ids: readonly string[], partnerId: string, context: CallContext): Promise<InvoiceRow[]> {
  const { db } = context;
  const unlocked = await readInvoices(ids, partnerId, withoutRowLock(context));
  const saleIds = unlocked.flatMap(({ lines }) => lines.flatMap(({ salesRecordingId }) => salesRecordingId ?? []));
  await db.find(SalesRecordingModel, { where: { id: saleIds }, order: [['id', 'ASC']], ...lockOf(context) });
  await db.run(lockPartnerMoney, { partnerId });
  return readInvoices(ids, partnerId, context);
}

async function readInvoices(ids: readonly string[], partnerId: string, context: CallContext): Promise<InvoiceRow[]> {
  const invoices = await context.db.find(InvoiceModel, { where: { id: [...ids], partnerId }, ...lockOf(context) });
  return ids.flatMap((id) => invoices.find((invoice) => invoice.id === id) ?? []);
}

function lockOf({ db }: CallContext): { lock?: 'update' } {
  return db.locksRows ? { lock: 'update' } : {};
}
