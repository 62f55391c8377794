import type { PaymentMethod, PaymentStatus } from '@farwend/api-contract';
import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';
import type { RecordRow } from '#src/kernel/entity.ts';

/** What of a payment settles an invoice; a decimal string in US dollars. */
export interface AllocationRow {
  invoiceId: string;
  amountUSD: string;
}

/** A row of payments. Money: decimal strings with two places. */
export interface PaymentRow extends RecordRow {
  partnerId: string;
  receivedOn: string;
  amount: string;
  currencyCode: string;
  amountUSD: string;
  method: PaymentMethod;
  reference: string;
  allocations: AllocationRow[];
  /** What settles nothing yet; 0 once it is reversed. */
  unallocatedUSD: string;
  refundedUSD: string;
  status: PaymentStatus;
  reversalNote: string | null;
}

export const PaymentModel = defineModel<PaymentRow>(
  'payment',
  {
    ...recordColumns,
    partnerId: DataTypes.UUID,
    receivedOn: DataTypes.DATEONLY,
    amount: DataTypes.DECIMAL(14, 2),
    currencyCode: DataTypes.CHAR(3),
    amountUSD: { type: DataTypes.DECIMAL(14, 2), field: 'amount_usd' },
    method: DataTypes.TEXT,
    reference: DataTypes.TEXT,
    allocations: DataTypes.JSONB,
    unallocatedUSD: { type: DataTypes.DECIMAL(14, 2), field: 'unallocated_usd' },
    refundedUSD: { type: DataTypes.DECIMAL(14, 2), field: 'refunded_usd' },
    status: DataTypes.TEXT,
    reversalNote: DataTypes.TEXT,
  },
  tableOptions('payments'),
);
