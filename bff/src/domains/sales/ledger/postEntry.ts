import type { CallContext } from '#src/kernel/context.ts';
import { newId } from '#src/kernel/newId.ts';
import { today } from '#src/kernel/today.ts';
import { newRecord } from '#src/records/records.ts';
import { LedgerEntryModel, type LedgerEntryRow } from './ledgerEntry.model.ts';

type Facts = Pick<LedgerEntryRow, 'partnerId' | 'kind' | 'receivableUSD'> & Partial<LedgerEntryRow>;

/** Adds an entry of today to the ledger; it accrues nothing and is of nothing but what is given. */
export async function postEntry(facts: Facts, context: CallContext): Promise<void> {
  await context.db.insert(LedgerEntryModel, {
    ...newRecord(newId(), context),
    accruedUSD: '0.00',
    salesRecordingId: null,
    invoiceId: null,
    paymentId: null,
    refundId: null,
    reversesId: null,
    note: null,
    occurredOn: today(),
    ...facts,
  });
}
