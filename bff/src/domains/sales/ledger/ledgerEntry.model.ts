import type { LedgerEntryKind } from '@farwend/api-contract';
import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';
import type { RecordRow } from '#src/kernel/entity.ts';

/** A row of ledger_entries, which is never changed. Money: decimal strings with two places. */
export interface LedgerEntryRow extends RecordRow {
  partnerId: string;
  kind: LedgerEntryKind;
  accruedUSD: string;
  receivableUSD: string;
  salesRecordingId: string | null;
  invoiceId: string | null;
  paymentId: string | null;
  refundId: string | null;
  /** Of a correction: the entry that it takes back. */
  reversesId: string | null;
  /** Why something was written off. */
  note: string | null;
  occurredOn: string;
}

export const LedgerEntryModel = defineModel<LedgerEntryRow>(
  'ledgerEntry',
  {
    ...recordColumns,
    partnerId: DataTypes.UUID,
    kind: DataTypes.TEXT,
    accruedUSD: { type: DataTypes.DECIMAL(14, 2), field: 'accrued_usd' },
    receivableUSD: { type: DataTypes.DECIMAL(14, 2), field: 'receivable_usd' },
    salesRecordingId: DataTypes.UUID,
    invoiceId: DataTypes.UUID,
    paymentId: DataTypes.UUID,
    refundId: DataTypes.UUID,
    reversesId: DataTypes.UUID,
    note: DataTypes.TEXT,
    occurredOn: DataTypes.DATEONLY,
  },
  tableOptions('ledger_entries'),
);
