import type { CallContext } from '#src/kernel/context.ts';
import { newId } from '#src/kernel/newId.ts';
import { today } from '#src/kernel/today.ts';
import { newRecord } from '#src/records/records.ts';
import type { SalesRecordingRow } from '#src/domains/sales/salesRecordings/salesRecording.model.ts';
import { LedgerEntryModel } from './ledgerEntry.model.ts';
import { planLedgerEntries } from './planLedgerEntries.ts';
import { selectStandingEntries } from './postSale.sql.ts';

/** Adds to the ledger what a moved sale, whose row is locked, has changed; called again, it adds nothing. */
export async function postSale(sale: SalesRecordingRow, context: CallContext, paymentId: string | null = null): Promise<void> {
  const standing = await context.db.run(selectStandingEntries, { saleId: sale.id });
  for (const entry of planLedgerEntries(sale, standing)) {
    await context.db.insert(LedgerEntryModel, {
      ...newRecord(newId(), context),
      ...entry,
      partnerId: sale.partnerId,
      salesRecordingId: sale.id,
      invoiceId: entry.kind === 'INVOICED' || paymentId !== null ? sale.invoiceId : null,
      paymentId: entry.kind === 'PAYMENT' ? paymentId : null,
      occurredOn: today(),
    });
  }
}
