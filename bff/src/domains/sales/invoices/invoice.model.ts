import type { contract, CreditReason, InvoiceKind, InvoiceStatus, ReplyOf } from '@farwend/api-contract';
import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';
import type { RecordRow } from '#src/kernel/entity.ts';

type InvoiceView = ReplyOf<typeof contract.invoices.read>;
export type BillingParty = NonNullable<InvoiceView['billFrom']>;

/** A line of an invoice. The amount is a decimal string in US dollars, negative on credit notes. */
export interface InvoiceLineRow {
  salesRecordingId: string | null;
  label: string;
  amountUSD: string;
}

/** A row of invoices, of which only status and open amount change. Money: decimal strings with two places. */
export interface InvoiceRow extends RecordRow {
  number: string;
  kind: InvoiceKind;
  partnerId: string;
  status: InvoiceStatus;
  issuedOn: string;
  dueOn: string;
  billFrom: BillingParty | null;
  billTo: BillingParty | null;
  lines: InvoiceLineRow[];
  taxRatePct: string;
  totalUSD: string;
  openUSD: string;
  correctsInvoiceId: string | null;
  reasonCode: CreditReason | null;
  note: string | null;
  /** Of its PDF; null until a job has made it. */
  documentId: string | null;
}

export const InvoiceModel = defineModel<InvoiceRow>(
  'invoice',
  {
    ...recordColumns,
    number: DataTypes.TEXT,
    kind: DataTypes.TEXT,
    partnerId: DataTypes.UUID,
    status: DataTypes.TEXT,
    issuedOn: DataTypes.DATEONLY,
    dueOn: DataTypes.DATEONLY,
    billFrom: DataTypes.JSONB,
    billTo: DataTypes.JSONB,
    lines: DataTypes.JSONB,
    taxRatePct: DataTypes.DECIMAL(5, 2),
    totalUSD: { type: DataTypes.DECIMAL(14, 2), field: 'total_usd' },
    openUSD: { type: DataTypes.DECIMAL(14, 2), field: 'open_usd' },
    correctsInvoiceId: DataTypes.UUID,
    reasonCode: DataTypes.TEXT,
    note: DataTypes.TEXT,
    documentId: DataTypes.UUID,
  },
  tableOptions('invoices'),
);
