import { closePaper, makeRoom, openPaper, write } from '#src/platform/pdf/paper.ts';
import { drawLetterhead } from '#src/platform/pdf/drawLetterhead.ts';
import { drawParties } from '#src/platform/pdf/drawParties.ts';
import { drawTable } from '#src/platform/pdf/drawTable.ts';
import { paperEdges, textStyles } from '#src/platform/pdf/paperStyle.ts';
import { decimal, parseDecimal } from '#src/kernel/decimal.ts';
import { formatDay } from '#src/kernel/formatDay.ts';
import { formatDollars } from '#src/domains/sales/mails/formatDollars.ts';
import type { InvoiceRow } from './invoice.model.ts';
import { sumLines } from './invoiceAmounts.ts';

const AMOUNT_WIDTH = 120;

/**
 * The PDF of an invoice or credit note, which says what was issued and nothing that changes later: the same invoice makes the same file. A
 * credit note names the invoice that it corrects.
 */
export async function buildInvoicePdf(invoice: InvoiceRow, correctedNumber: string | null): Promise<Buffer> {
  const title = `${invoice.kind === 'INVOICE' ? 'Invoice' : 'Credit note'} ${invoice.number}`;
  const paper = await openPaper({ title, createdAt: invoice.createdAt });
  let y = drawLetterhead(paper, title, listFacts(invoice, correctedNumber)) + 30;
  y = drawParties(paper, invoice, y) + 32;
  y = drawTable(paper, columns, listRows(invoice), y) + 24;
  for (const text of listRemarks(invoice, correctedNumber)) {
    y = makeRoom(paper, y, 40);
    y = write(paper, 'P', [{ text, style: textStyles.text, y, width: paperEdges.width - AMOUNT_WIDTH }]) + 8;
  }
  return closePaper(paper, title);
}

const columns = [
  { label: 'What for', width: paperEdges.width - AMOUNT_WIDTH },
  { label: 'US dollars', width: AMOUNT_WIDTH, align: 'right' },
] as const;

function listFacts({ kind, issuedOn, dueOn, totalUSD }: InvoiceRow, correctedNumber: string | null) {
  const issued = { label: 'Issued', value: formatDay(issuedOn) };
  if (kind === 'INVOICE') return [issued, { label: 'Due', value: formatDay(dueOn) }, { label: 'To pay', value: formatDollars(totalUSD) }];
  const corrects = correctedNumber === null ? [] : [{ label: 'Corrects', value: correctedNumber }];
  return [issued, ...corrects, { label: 'To your credit', value: formatDollars(decimal(-parseDecimal(totalUSD, 2), 2)) }];
}

function listRows({ lines, taxRatePct, totalUSD }: InvoiceRow) {
  const rows = lines.map(({ label, amountUSD }) => ({ cells: [label, formatDollars(amountUSD)] }));
  const net = sumLines(lines);
  const tax = parseDecimal(totalUSD, 2) - net;
  const total = { cells: ['Total', formatDollars(totalUSD)], isTotal: true };
  if (Number(taxRatePct) === 0) return [...rows, total];
  return [
    ...rows,
    { cells: ['Without tax', formatDollars(decimal(net, 2))] },
    { cells: [`Tax, ${Number(taxRatePct)} %`, formatDollars(decimal(tax, 2))] },
    total,
  ];
}

function listRemarks({ kind, number, dueOn, note, billFrom }: InvoiceRow, correctedNumber: string | null): string[] {
  const contact = billFrom === null ? 'Write to us' : `Write to ${billFrom.email}`;
  if (kind === 'INVOICE')
    return [
      `Please pay by ${formatDay(dueOn)}, and name ${number} in your transfer.`,
      `If something in it is not right, say so beside the sale before that day. ${contact} with any question.`,
    ];
  const where = correctedNumber === null ? 'what is open' : `${correctedNumber} while that is open, then against what is due first`;
  return [
    ...(note === null ? [] : [note]),
    `You need do nothing. The amount is set against ${where}; what is left stays to your credit, or is refunded if you ask us to.`,
    `${contact} with any question.`,
  ];
}
