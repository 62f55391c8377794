import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { daysOverdue, dueOn, openSales } from './openSalesSql.ts';

const month = { partnerId: z.uuid(), from: z.iso.date(), until: z.iso.date() };

/** Sums before a month, and until the day after it. */
export const selectStatementSums = statement(
  'statement.sums',
  month,
  z.object({ opening: z.string(), closing: z.string(), accrued: z.string() }),
  `
  SELECT coalesce(sum(receivable_usd) FILTER (WHERE occurred_on < :from), 0)::numeric(16,2)::text AS opening,
    coalesce(sum(receivable_usd), 0)::numeric(16,2)::text AS closing, coalesce(sum(accrued_usd), 0)::numeric(16,2)::text AS accrued
  FROM ledger_entries WHERE partner_id = :partnerId AND occurred_on < :until`,
);

export const selectStatementEntries = statement(
  'statement.entries',
  month,
  z.object({
    id: z.uuid(),
    partnerId: z.uuid(),
    kind: z.enum(['EARNED', 'INVOICED', 'PAYMENT', 'REFUND', 'WRITE_OFF', 'CORRECTION']),
    accruedUSD: z.string(),
    receivableUSD: z.string(),
    salesRecordingId: z.uuid().nullable(),
    invoiceId: z.uuid().nullable(),
    paymentId: z.uuid().nullable(),
    refundId: z.uuid().nullable(),
    reversesId: z.uuid().nullable(),
    note: z.string().nullable(),
    occurredOn: z.iso.date(),
    createdAt: z.date(),
    createdById: z.uuid().nullable(),
    reference: z.string(),
    invoiceNumber: z.string().nullable(),
    paymentReference: z.string().nullable(),
    refundReference: z.string().nullable(),
  }),
  `
  SELECT e.id, e.partner_id AS "partnerId", e.kind, e.accrued_usd::text AS "accruedUSD", e.receivable_usd::text AS "receivableUSD",
    e.sales_recording_id AS "salesRecordingId", e.invoice_id AS "invoiceId", e.payment_id AS "paymentId",
    e.refund_id AS "refundId", e.reverses_id AS "reversesId", e.note, e.occurred_on AS "occurredOn", e.created_at AS "createdAt",
    e.created_by_id AS "createdById", coalesce(s.reference, i.number, p.reference, '') AS reference,
    i.number AS "invoiceNumber", p.reference AS "paymentReference", r.reference AS "refundReference"
  FROM ledger_entries e LEFT JOIN sales_recordings s ON s.id = e.sales_recording_id LEFT JOIN invoices i ON i.id = e.invoice_id
    LEFT JOIN payments p ON p.id = e.payment_id LEFT JOIN refunds r ON r.id = e.refund_id
  WHERE e.partner_id = :partnerId AND e.occurred_on >= :from AND e.occurred_on < :until ORDER BY e.occurred_on, e.created_at, e.id`,
);

/** What is open until the day after a month: by sale; where it is of none, by invoice, else by payment. `daysOverdue` as of `asOf`. */
export const selectOpenSales = statement(
  'statement.openSales',
  { partnerId: z.uuid(), until: z.iso.date(), asOf: z.iso.date() },
  z.object({
    salesRecordingId: z.uuid().nullable(),
    reference: z.string(),
    invoiceNumber: z.string().nullable(),
    dueOn: z.iso.date(),
    openUSD: z.string(),
    daysOverdue: z.int(),
  }),
  `
  SELECT s.id AS "salesRecordingId", coalesce(s.reference, i.number, p.reference, '') AS reference,
    coalesce(s.invoice_number, i.number) AS "invoiceNumber", ${dueOn(':asOf::date')} AS "dueOn",
    sum(e.receivable_usd)::text AS "openUSD", ${daysOverdue(':asOf::date')} AS "daysOverdue"
  FROM ${openSales}
  WHERE e.partner_id = :partnerId AND e.occurred_on < :until
  GROUP BY s.id, i.id, p.id HAVING sum(e.receivable_usd) <> 0 ORDER BY 4, 2, s.id`,
);
