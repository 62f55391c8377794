import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { daysOverdue, openSales } from '#src/domains/sales/statements/openSalesSql.ts';
import { periodParams } from './reportParams.ts';

const ReceivablesFigures = z.object({
  key: z.string().nullable(),
  label: z.string().nullable(),
  openingUSD: z.number(),
  invoicedUSD: z.number(),
  paidUSD: z.number(),
  refundedUSD: z.number(),
  writtenOffUSD: z.number(),
  correctedUSD: z.number(),
  closingUSD: z.number(),
  notDueUSD: z.number(),
  days1To30USD: z.number(),
  days31To60USD: z.number(),
  days61To90USD: z.number(),
  over90USD: z.number(),
});

const asOf = 'least(:to::date, current_date)';
const total = (column: string) => `coalesce(sum(${column}), 0)::float8`;
const changed = (kind: string) => `coalesce(sum(e.receivable_usd) FILTER (WHERE e.kind = '${kind}' AND e.occurred_on >= :from), 0)`;
const aged = (from: number, to = 1_000_000) => `coalesce(sum(usd) FILTER (WHERE days BETWEEN ${from} AND ${to}), 0)`;

/** Sums are numeric, and numbers only in the end, so that they are exact. */
const receivablesBy = (name: string, key: string, label: string) =>
  statement(
    `report.receivables.${name}`,
    periodParams,
    ReceivablesFigures,
    `
    WITH changes AS (
      SELECT e.partner_id, coalesce(sum(e.receivable_usd) FILTER (WHERE e.occurred_on < :from), 0) AS opening, ${changed('INVOICED')} AS invoiced,
        ${changed('PAYMENT')} AS paid, ${changed('REFUND')} AS refunded, ${changed('WRITE_OFF')} AS written_off,
        ${changed('CORRECTION')} AS corrected, sum(e.receivable_usd) AS closing
      FROM ledger_entries e WHERE e.occurred_on <= :to GROUP BY e.partner_id
    ), ages AS (
      SELECT partner_id, ${aged(0, 0)} AS not_due, ${aged(1, 30)} AS days_30, ${aged(31, 60)} AS days_60, ${aged(61, 90)} AS days_90, ${aged(91)} AS over_90
      FROM (
        SELECT e.partner_id, sum(e.receivable_usd) AS usd, ${daysOverdue(asOf)} AS days
        FROM ${openSales} WHERE e.occurred_on <= :to GROUP BY e.partner_id, s.id, i.id, p.id
      ) open GROUP BY partner_id
    )
    SELECT ${key} AS key, ${label} AS label, ${total('opening')} AS "openingUSD", ${total('invoiced')} AS "invoicedUSD", ${total('paid')} AS "paidUSD",
      ${total('refunded')} AS "refundedUSD", ${total('written_off')} AS "writtenOffUSD", ${total('corrected')} AS "correctedUSD",
      ${total('closing')} AS "closingUSD", ${total('not_due')} AS "notDueUSD", ${total('days_30')} AS "days1To30USD", ${total('days_60')} AS "days31To60USD",
      ${total('days_90')} AS "days61To90USD", ${total('over_90')} AS "over90USD"
    FROM changes JOIN ages USING (partner_id) JOIN partners q ON q.id = partner_id
    GROUP BY 1, 2 ORDER BY 2, 1`,
    { replica: true },
  );

/** By what the rows stand for. */
export const receivablesReport = {
  none: receivablesBy('all', 'NULL::text', 'NULL::text'),
  partner: receivablesBy('partners', 'partner_id::text', 'q.display_name'),
};
