import { stringify } from 'csv-stringify/sync';
import { decimal } from '#src/kernel/decimal.ts';
import { escapeFormula } from '#src/platform/exports/escapeFormula.ts';
import { findLastDay, type PartnerStatement } from './loadPartnerStatement.ts';
import { addBalances } from './statementAmounts.ts';

const columns = [
  'day',
  'kind',
  'reference',
  'invoiceNumber',
  'paymentReference',
  'refundReference',
  'accruedUSD',
  'receivableUSD',
  'balanceUSD',
];

/** A statement as CSV: what was open, each entry with what is open after it, what is open at the end, and that by age. */
export function buildStatementCsv(statement: PartnerStatement): Buffer {
  const { month, openingUSD, closingUSD, accruedUSD, aging } = statement;
  const end = findLastDay(month);
  const entries = addBalances(statement).map((entry) => [
    entry.occurredOn,
    entry.kind,
    ...[entry.reference, entry.invoiceNumber, entry.paymentReference, entry.refundReference].map(escapeFormula),
    entry.accruedUSD.toFixed(2),
    entry.receivableUSD.toFixed(2),
    decimal(entry.balance, 2),
  ]);
  const rows = [
    [`${month}-01`, 'OPENING', '', '', '', '', '', '', openingUSD.toFixed(2)],
    ...entries,
    [end, 'CLOSING', '', '', '', '', accruedUSD.toFixed(2), '', closingUSD.toFixed(2)],
    [end, 'NOT_DUE', '', '', '', '', '', '', aging.notDueUSD.toFixed(2)],
    [end, 'DAYS_1_TO_30', '', '', '', '', '', '', aging.days1To30USD.toFixed(2)],
    [end, 'DAYS_31_TO_60', '', '', '', '', '', '', aging.days31To60USD.toFixed(2)],
    [end, 'DAYS_61_TO_90', '', '', '', '', '', '', aging.days61To90USD.toFixed(2)],
    [end, 'OVER_90_DAYS', '', '', '', '', '', '', aging.over90USD.toFixed(2)],
  ];
  return Buffer.from(stringify(rows, { bom: true, header: true, columns }));
}
