import { closePaper, makeRoom, openPaper, type Paper, write } from '#src/platform/pdf/paper.ts';
import { drawLetterhead } from '#src/platform/pdf/drawLetterhead.ts';
import { drawParties } from '#src/platform/pdf/drawParties.ts';
import { drawTable } from '#src/platform/pdf/drawTable.ts';
import { paperEdges, textStyles } from '#src/platform/pdf/paperStyle.ts';
import { formatDay } from '#src/kernel/formatDay.ts';
import { formatMonth } from './formatMonth.ts';
import { findLastDay, type PartnerStatement } from './loadPartnerStatement.ts';
import type { StatementParties } from './loadStatementParties.ts';
import { listAccount, listAging, listEarned, listOpen } from './listStatementRows.ts';
import { formatCents, toCents } from './statementAmounts.ts';

/** The PDF of a statement: what was open, what changed, what is open since when, and what is earned and not invoiced yet. */
export async function buildStatementPdf(statement: PartnerStatement, parties: StatementParties): Promise<Buffer> {
  const end = findLastDay(statement.month);
  const title = `Statement, ${formatMonth(statement.month)}`;
  const paper = await openPaper({ title, createdAt: new Date(end) });
  const facts = [
    { label: 'Up to', value: formatDay(end) },
    { label: 'Opening balance', value: formatCents(toCents(statement.openingUSD)) },
    { label: 'Closing balance', value: formatCents(toCents(statement.closingUSD)) },
  ];
  let y = drawLetterhead(paper, title, facts) + 30;
  y = drawParties(paper, parties, y) + 20;
  const about = `The account of ${parties.partnerName} with Farwend, in US dollars. A negative amount is to your credit.`;
  y = write(paper, 'P', [{ text: about, style: textStyles.text, y }]) + 18;
  y = drawSection(paper, 'What changed', accountColumns, listAccount(statement), y) + 26;
  if (statement.openSales.length > 0) {
    y = drawSection(paper, 'What is open', openColumns, listOpen(statement), y) + 26;
    y = drawSection(paper, 'Since when', agingColumns, listAging(statement), y) + 26;
  }
  const earned = listEarned(statement);
  if (earned.length > 0) y = drawSection(paper, 'Earned, and invoiced later', earnedColumns, earned, y) + 26;
  const contact = parties.billFrom === null ? 'Write to us' : `Write to ${parties.billFrom.email}`;
  const closing = 'A month that is over stays as it is: what is corrected later appears in the month of the correction.';
  write(paper, 'P', [{ text: `${closing} ${contact} with any question.`, style: textStyles.text, y: makeRoom(paper, y, 40) }]);
  return closePaper(paper, title);
}

type Columns = Parameters<typeof drawTable>[1];
type Rows = Parameters<typeof drawTable>[2];

const DAY = 72;
const AMOUNT = 80;
const REFERENCE = 92;
const rest = paperEdges.width - DAY - REFERENCE - 2 * AMOUNT;

const accountColumns: Columns = [
  { label: 'Day', width: DAY },
  { label: 'What', width: rest },
  { label: 'Sale', width: REFERENCE },
  { label: 'Amount', width: AMOUNT, align: 'right' },
  { label: 'Balance', width: AMOUNT, align: 'right' },
];
const openColumns: Columns = [
  { label: 'Due', width: DAY },
  { label: 'What', width: rest },
  { label: 'Sale', width: REFERENCE },
  { label: 'Overdue', width: AMOUNT, align: 'right' },
  { label: 'Open', width: AMOUNT, align: 'right' },
];
const agingColumns: Columns = ['Not yet due', '1 to 30 days', '31 to 60 days', '61 to 90 days', 'Over 90 days', 'Together'].map(
  (label) => ({ label, width: paperEdges.width / 6, align: 'right' as const }),
);
const earnedColumns: Columns = [
  { label: 'Day', width: DAY },
  { label: 'What', width: rest + AMOUNT },
  { label: 'Sale', width: REFERENCE },
  { label: 'Earned', width: AMOUNT, align: 'right' },
];

function drawSection(paper: Paper, heading: string, columns: Columns, rows: Rows, y: number): number {
  const below = write(paper, 'H2', [{ text: heading, style: textStyles.heading, y: makeRoom(paper, y, 110) }]);
  return drawTable(paper, columns, rows, below + 8);
}
