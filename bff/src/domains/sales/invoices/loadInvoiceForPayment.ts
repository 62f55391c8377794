import type { CallContext } from '#src/kernel/context.ts';
import type { SalesRecordingRow } from '#src/domains/sales/salesRecordings/salesRecording.model.ts';
import { InvoiceModel, type InvoiceRow } from './invoice.model.ts';
import { lockPartnerMoney } from './issueInvoice.sql.ts';

/** The locked invoice of a sale; undefined if a server of the release before invoiced it. */
export async function loadInvoiceForPayment(
  { invoiceId, partnerId }: SalesRecordingRow,
  { db }: CallContext,
): Promise<InvoiceRow | undefined> {
  await db.run(lockPartnerMoney, { partnerId });
  return invoiceId === null ? undefined : ((await db.byId(InvoiceModel, invoiceId)) ?? undefined);
}
