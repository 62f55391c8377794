import type { contract, ReplyOf } from '@farwend/api-contract';
import { is } from '#src/kernel/actor.ts';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { dayField, idField, momentField, numberField, textField } from '#src/kernel/searchFields.ts';
import { LedgerEntryModel, type LedgerEntryRow } from './ledgerEntry.model.ts';

type LedgerEntryView = ReplyOf<typeof contract.ledgerEntries.list>['items'][number];

/** Ledger entries, for administrators to read; nobody changes them. */
export const ledgerEntryEntity: Entity<LedgerEntryRow, LedgerEntryView> = {
  type: 'ledgerEntry',
  model: LedgerEntryModel,
  policy: { visibleTo: (actor) => (is(actor, 'admin') ? {} : null), canChange: () => false },
  present: presentLedgerEntry,
  snapshot: () => ({}),
  fields: {
    partnerId: idField('partnerId'),
    kind: textField('kind'),
    accruedUSD: numberField('accruedUSD'),
    receivableUSD: numberField('receivableUSD'),
    salesRecordingId: idField('salesRecordingId'),
    occurredOn: dayField('occurredOn'),
    createdAt: momentField('createdAt'),
  },
  defaultSort: ['createdAt', 'DESC'],
};

function presentLedgerEntry(row: LedgerEntryRow): LedgerEntryView {
  return {
    id: row.id,
    partnerId: row.partnerId,
    kind: row.kind,
    accruedUSD: Number(row.accruedUSD),
    receivableUSD: Number(row.receivableUSD),
    salesRecordingId: row.salesRecordingId,
    invoiceId: row.invoiceId,
    paymentId: row.paymentId,
    refundId: row.refundId,
    reversesId: row.reversesId,
    note: row.note,
    occurredOn: row.occurredOn,
    createdAt: toIsoString(row.createdAt),
    createdById: row.createdById,
  };
}
