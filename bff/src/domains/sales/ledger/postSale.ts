import type { CallContext } from '#src/kernel/context.ts';
import type { SalesRecordingRow } from '#src/domains/sales/salesRecordings/salesRecording.model.ts';
import { planLedgerEntries, settlesSale } from './planLedgerEntries.ts';
import { postEntry } from './postEntry.ts';
import { selectStandingEntries } from './postSale.sql.ts';

/** By what a sale was settled: a payment, or of a take-back a refund. */
export type Settlement = { paymentId: string } | { refundId: string };

/** Adds to the ledger what a moved sale, whose row is locked, has changed; called again, it adds nothing. */
export async function postSale(sale: SalesRecordingRow, context: CallContext, settlement: Settlement | null = null): Promise<void> {
  const standing = await context.db.run(selectStandingEntries, { saleId: sale.id });
  for (const entry of planLedgerEntries(sale, standing)) {
    const isSettling = settlesSale(entry.kind);
    const invoiceId = entry.kind === 'INVOICED' || (isSettling && settlement) ? sale.invoiceId : null;
    const facts = { ...entry, partnerId: sale.partnerId, salesRecordingId: sale.id, invoiceId };
    await postEntry({ ...facts, ...(isSettling ? settlement : null) }, context);
  }
}
