import { insertModels } from '#src/db/bulkInsert.ts';
import { LedgerEntryModel, type LedgerEntryRow } from '#src/domains/sales/ledger/ledgerEntry.model.ts';
import { planLedgerEntries } from '#src/domains/sales/ledger/planLedgerEntries.ts';
import type { SalesRecordingRow } from '#src/domains/sales/salesRecordings/salesRecording.model.ts';
import { demoId } from './demoId.ts';
import type { SeedContext } from './seedContext.ts';

/** The ledger of the demo: what the sales would have added to it, move by move. */
export async function seedLedger(histories: readonly (readonly SalesRecordingRow[])[], { db }: SeedContext): Promise<void> {
  const entries: LedgerEntryRow[] = [];
  for (const history of histories) {
    const ofSale: LedgerEntryRow[] = [];
    for (const sale of history)
      for (const planned of planLedgerEntries(sale, ofSale)) ofSale.push(buildEntry(planned, sale, entries.length + ofSale.length));
    entries.push(...ofSale);
  }
  await insertModels(db, LedgerEntryModel, entries);
}

function buildEntry(planned: ReturnType<typeof planLedgerEntries>[number], sale: SalesRecordingRow, index: number): LedgerEntryRow {
  return {
    ...planned,
    id: demoId('ledgerEntry', index),
    version: 1,
    createdAt: sale.updatedAt,
    updatedAt: sale.updatedAt,
    createdById: sale.updatedById,
    updatedById: sale.updatedById,
    partnerId: sale.partnerId,
    salesRecordingId: sale.id,
    paymentId: null,
    invoiceId: planned.kind === 'INVOICED' ? sale.invoiceId : null,
    occurredOn: sale.updatedAt.toISOString().slice(0, 10),
  };
}
