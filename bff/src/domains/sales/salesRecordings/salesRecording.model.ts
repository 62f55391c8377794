import type { FxSource, SalesRecordingStatus, SalesRecordingType } from '@farwend/api-contract';
import { DataTypes, literal } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';

/** One line of a recording. The amount is a decimal string in US dollars, never negative. */
export interface SalesLineRow {
  label: string;
  amountUSD: string;
  commissionable: boolean;
}

/** A row of sales_recordings. Money: decimal strings with two places, rates with six or eight; dates: yyyy-mm-dd. */
export interface SalesRecordingRow extends RecordRow {
  tripMatchId: string;
  tripRequestId: string;
  partnerId: string;
  agentId: string;
  type: SalesRecordingType;
  reference: string;
  status: SalesRecordingStatus;
  statusChangedAt: Date;
  statusReasonCode: string | null;
  statusNote: string | null;
  bookedOn: string;
  travelStart: string;
  travelEnd: string;
  travelersCount: number;
  currencyCode: string;
  grossAmount: string;
  /** Rounded to six places, for servers of the release before: read the rate with `rateOf`. */
  fxRate: string;
  /** With eight places; null in US dollars and in sales of earlier releases. */
  usdPerUnit: string | null;
  fxRateDate: string | null;
  fxSource: FxSource | null;
  fxNote: string | null;
  grossUSD: string;
  nonCommissionableUSD: string;
  commissionableUSD: string;
  commissionRatePct: string;
  commissionUSD: string;
  lines: SalesLineRow[];
  dueOn: string;
  /** The invoice or credit note that it is on. */
  invoiceId: string | null;
  invoiceNumber: string | null;
  invoicedAt: Date | null;
  paidAt: Date | null;
  paidUSD: string | null;
  disputeReason: string | null;
  linkedRecordingId: string | null;
  note: string | null;
  /** From document_links, read with the row. */
  documentIds: string[];
}

const money = (field: string) => ({ type: DataTypes.DECIMAL(14, 2), field });
const linkedDocuments = literal(
  `(SELECT coalesce(array_agg(l.document_id ORDER BY l.document_id), '{}') FROM document_links l WHERE l.type = 'SALES_RECORDING' AND l.target_id = "salesRecording"."id")`,
);

export const SalesRecordingModel = defineModel<SalesRecordingRow>(
  'salesRecording',
  {
    ...recordColumns,
    tripMatchId: DataTypes.UUID,
    tripRequestId: DataTypes.UUID,
    partnerId: DataTypes.UUID,
    agentId: DataTypes.UUID,
    type: DataTypes.TEXT,
    reference: DataTypes.TEXT,
    status: DataTypes.TEXT,
    statusChangedAt: DataTypes.DATE,
    statusReasonCode: DataTypes.TEXT,
    statusNote: DataTypes.TEXT,
    bookedOn: DataTypes.DATEONLY,
    travelStart: DataTypes.DATEONLY,
    travelEnd: DataTypes.DATEONLY,
    travelersCount: DataTypes.INTEGER,
    currencyCode: DataTypes.CHAR(3),
    grossAmount: money('gross_amount'),
    fxRate: DataTypes.DECIMAL(14, 6),
    usdPerUnit: DataTypes.DECIMAL(16, 8),
    fxRateDate: DataTypes.DATEONLY,
    fxSource: DataTypes.TEXT,
    fxNote: DataTypes.TEXT,
    grossUSD: money('gross_usd'),
    nonCommissionableUSD: money('non_commissionable_usd'),
    commissionableUSD: money('commissionable_usd'),
    commissionRatePct: DataTypes.DECIMAL(5, 2),
    commissionUSD: money('commission_usd'),
    lines: DataTypes.JSONB,
    dueOn: DataTypes.DATEONLY,
    invoiceId: DataTypes.UUID,
    invoiceNumber: DataTypes.TEXT,
    invoicedAt: DataTypes.DATE,
    paidAt: DataTypes.DATE,
    paidUSD: money('paid_usd'),
    disputeReason: DataTypes.TEXT,
    linkedRecordingId: DataTypes.UUID,
    note: DataTypes.TEXT,
    documentIds: DataTypes.VIRTUAL,
  },
  {
    ...tableOptions('sales_recordings'),
    defaultScope: { attributes: { exclude: ['documentIds'], include: [[linkedDocuments, 'documentIds']] } },
  },
);
