import { findLastDay, type PartnerStatement } from './loadPartnerStatement.ts';
import { addBalances, formatCents, toCents } from './statementAmounts.ts';

type Entry = PartnerStatement['entries'][number];

/** A row of a table in the PDF of a statement. */
interface StatementRow {
  cells: string[];
  isTotal?: boolean;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const MS_PER_DAY = 86_400_000;

/** What changed of what is owed, with what is open after each entry. */
export function listAccount(statement: PartnerStatement): StatementRow[] {
  const entries = addBalances(statement).filter(({ receivableUSD }) => receivableUSD !== 0);
  return [
    { cells: ['', 'Opening balance', '', '', formatAmount(statement.openingUSD)] },
    ...entries.map((entry) => ({
      cells: [
        formatShortDay(entry.occurredOn),
        describeEntry(entry),
        nameSale(entry),
        formatAmount(entry.receivableUSD),
        formatCents(entry.balance),
      ],
    })),
    { cells: ['Closing', '', '', '', formatAmount(statement.closingUSD)], isTotal: true },
  ];
}

/** What is open, by invoice: what was paid of it, and what was credited, is taken off. */
export function listOpen({ openSales, closingUSD, month }: PartnerStatement): StatementRow[] {
  const end = findLastDay(month);
  const byPaper = Map.groupBy(openSales, ({ invoiceNumber, reference }) => invoiceNumber ?? reference);
  const rows = [...byPaper].flatMap(([paper, sales]) => {
    const isPayment = sales.every(({ salesRecordingId, invoiceNumber }) => salesRecordingId === null && invoiceNumber === null);
    const open = sales.reduce((total, { openUSD }) => total + toCents(openUSD), 0n);
    const dueOn = sales[0]?.dueOn ?? end;
    const days = Math.max(0, (Date.parse(end) - Date.parse(dueOn)) / MS_PER_DAY);
    const references = sales.map(({ reference }) => reference).filter((reference) => reference !== paper);
    const overdue = open > 0n && days > 0 ? `${days} ${days === 1 ? 'day' : 'days'}` : '';
    return open === 0n
      ? []
      : {
          cells: [
            formatShortDay(dueOn),
            isPayment ? `Payment ${paper}, to your credit` : namePaper(paper),
            references.join(', '),
            overdue,
            formatCents(open),
          ],
        };
  });
  return [...rows, { cells: ['Together', '', '', '', formatAmount(closingUSD)], isTotal: true }];
}

/** What is open by days overdue, in one row. */
export function listAging({ aging, closingUSD }: PartnerStatement): StatementRow[] {
  const ages = [aging.notDueUSD, aging.days1To30USD, aging.days31To60USD, aging.days61To90USD, aging.over90USD];
  return [{ cells: [...ages, closingUSD].map(formatAmount) }];
}

/** What was earned and what of it was invoiced in the month; nothing if no commission waits for its invoice. */
export function listEarned({ entries, accruedUSD }: PartnerStatement): StatementRow[] {
  const earned = entries.filter((entry) => entry.accruedUSD !== 0);
  if (earned.length === 0 && accruedUSD === 0) return [];
  const before = toCents(accruedUSD) - earned.reduce((total, entry) => total + toCents(entry.accruedUSD), 0n);
  return [
    { cells: ['', 'To invoice before', '', formatCents(before)] },
    ...earned.map((entry) => ({
      cells: [formatShortDay(entry.occurredOn), describeEarning(entry), nameSale(entry), formatAmount(entry.accruedUSD)],
    })),
    { cells: ['To invoice', '', '', formatAmount(accruedUSD)], isTotal: true },
  ];
}

function describeEntry({ kind, receivableUSD, invoiceNumber, paymentReference, refundReference }: Entry): string {
  if (kind === 'REFUND') return refundReference === null ? 'Refund' : `Refund ${refundReference}`;
  if (kind === 'WRITE_OFF') return `Written off, ${invoiceNumber}`;
  if (kind === 'PAYMENT') return paymentReference === null ? 'Payment' : `Payment ${paymentReference}`;
  if (kind === 'INVOICED') return invoiceNumber === null ? (receivableUSD < 0 ? 'Credit note' : 'Invoice') : namePaper(invoiceNumber);
  return paymentReference === null ? 'Correction' : `Payment ${paymentReference}, reversed`;
}

function describeEarning({ kind, accruedUSD, invoiceNumber }: Entry): string {
  if (kind === 'INVOICED') return invoiceNumber === null ? 'Invoiced' : `Invoiced with ${invoiceNumber}`;
  return kind === 'CORRECTION' ? 'Correction' : accruedUSD < 0 ? 'Commission taken back' : 'Commission';
}

function namePaper(number: string): string {
  if (number.startsWith('FC-')) return `Credit note ${number}`;
  return number.startsWith('FW-') ? `Invoice ${number}` : number;
}

/** The reference of the sale, unless it is the number of the invoice or the reference of the payment. */
function nameSale({ salesRecordingId, reference }: Entry): string {
  return salesRecordingId === null ? '' : reference;
}

function formatShortDay(day: string): string {
  return dayFormat.format(new Date(day));
}

function formatAmount(dollars: number): string {
  return formatCents(toCents(dollars));
}
