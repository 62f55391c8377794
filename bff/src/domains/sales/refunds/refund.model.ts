import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';
import type { RecordRow } from '#src/kernel/entity.ts';

/** What was paid back of a credit note or of a payment; a decimal string in US dollars. */
export interface RefundSource {
  invoiceId: string | null;
  paymentId: string | null;
  amountUSD: string;
}

/** A row of refunds. Money: decimal strings with two places. */
export interface RefundRow extends RecordRow {
  partnerId: string;
  refundedOn: string;
  amountUSD: string;
  reference: string;
  sources: RefundSource[];
}

export const RefundModel = defineModel<RefundRow>(
  'refund',
  {
    ...recordColumns,
    partnerId: DataTypes.UUID,
    refundedOn: DataTypes.DATEONLY,
    amountUSD: { type: DataTypes.DECIMAL(14, 2), field: 'amount_usd' },
    reference: DataTypes.TEXT,
    sources: DataTypes.JSONB,
  },
  tableOptions('refunds'),
);
