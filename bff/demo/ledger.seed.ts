import { insertModels } from '#src/db/bulkInsert.ts';
import type { Settlement } from '#src/domains/sales/ledger/postSale.ts';
import { LedgerEntryModel, type LedgerEntryRow } from '#src/domains/sales/ledger/ledgerEntry.model.ts';
import { planLedgerEntries, settlesSale } from '#src/domains/sales/ledger/planLedgerEntries.ts';
import type { SalesRecordingRow } from '#src/domains/sales/salesRecordings/salesRecording.model.ts';
import { demoId } from './demoId.ts';
import type { SeedContext } from './seedContext.ts';

/** The ledger of the demo: what the sales would have added to it, move by move, and by what they were settled. */
export async function seedLedger(
  histories: readonly (readonly SalesRecordingRow[])[],
  settlements: ReadonlyMap<string, Settlement>,
  { db }: SeedContext,
): Promise<void> {
  const entries: LedgerEntryRow[] = [];
  for (const history of histories) {
    const ofSale: LedgerEntryRow[] = [];
    for (const sale of history)
      for (const planned of planLedgerEntries(sale, ofSale))
        ofSale.push(buildEntry(planned, sale, entries.length + ofSale.length, settlements.get(sale.id)));
    entries.push(...ofSale);
  }
  await insertModels(db, LedgerEntryModel, entries);
}

function buildEntry(
  planned: ReturnType<typeof planLedgerEntries>[number],
  sale: SalesRecordingRow,
  index: number,
  settlement: Settlement | undefined,
): LedgerEntryRow {
  const isSettling = settlesSale(planned.kind);
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
    refundId: null,
    note: null,
    invoiceId: planned.kind === 'INVOICED' || isSettling ? sale.invoiceId : null,
    ...(isSettling ? settlement : undefined),
    occurredOn: sale.updatedAt.toISOString().slice(0, 10),
  };
}
