import { decorate, drawRule, makeRoom, measureText, type Paper, place, write } from './paper.ts';
import { paperEdges, type TextStyle, textStyles } from './paperStyle.ts';

interface Column {
  label: string;
  width: number;
  align?: 'right';
}

interface TableRow {
  cells: readonly string[];
  /** A sum below the others: its first cell is its heading. */
  isTotal?: boolean;
}

const GAP = 12;
const PADDING_TOP = 7;
const PADDING_BOTTOM = 4;

/** Rows at the end that stay on one page, so that no sum stands alone. */
const KEPT_TOGETHER = 4;

/** Draws a table from `y` on, whose head is repeated on each page, and returns where it ends. */
export function drawTable(paper: Paper, columns: readonly Column[], rows: readonly TableRow[], y: number): number {
  const { pdf, root } = paper;
  const table = pdf.struct('Table');
  root.add(table);
  let at = drawHead(paper, columns, table, makeRoom(paper, y, 60));
  const heights = rows.map((row) => measureRow(pdf, columns, row));
  for (const [index, { cells, isTotal = false }] of rows.entries()) {
    const isLastPart = index === Math.max(0, rows.length - KEPT_TOGETHER);
    const height = heights[index] ?? 0;
    const top = makeRoom(paper, at, isLastPart ? sum(heights.slice(index)) : height);
    at = top === at ? at : repeatHead(paper, columns, top);
    const row = pdf.struct('TR');
    table.add(row);
    for (const [cell, placed] of placeCells(columns, cells, styleOf(isTotal), at + PADDING_TOP).entries()) {
      const isHeading = isTotal && cell === 0;
      write(paper, isHeading ? 'TH' : 'TD', [placed], row, isHeading ? 'Row' : undefined);
    }
    row.end();
    at += height;
    drawRule(pdf, at, isTotal ? 'ink' : 'line');
  }
  table.end();
  return at;
}

function measureRow(pdf: PDFKit.PDFDocument, columns: readonly Column[], { cells, isTotal = false }: TableRow): number {
  const heights = columns.map(({ width }, index) => measureText(pdf, cells[index] ?? '', styleOf(isTotal), width - GAP));
  return PADDING_TOP + Math.max(...heights) + PADDING_BOTTOM;
}

function styleOf(isTotal: boolean): TextStyle {
  return isTotal ? textStyles.strong : textStyles.text;
}

function sum(heights: readonly number[]): number {
  return heights.reduce((total, height) => total + height, 0);
}

function drawHead(paper: Paper, columns: readonly Column[], table: PDFKit.PDFStructureElement, y: number): number {
  const row = paper.pdf.struct('TR');
  table.add(row);
  for (const placed of placeLabels(columns, y)) write(paper, 'TH', [placed], row, 'Column');
  row.end();
  drawRule(paper.pdf, y + 16, 'ink');
  return y + 16;
}

/** On a further page the head is for the eye alone. */
function repeatHead({ pdf }: Paper, columns: readonly Column[], y: number): number {
  decorate(pdf, 'Pagination', () => {
    for (const placed of placeLabels(columns, y)) place(pdf, placed);
  });
  drawRule(pdf, y + 16, 'ink');
  return y + 16;
}

function placeLabels(columns: readonly Column[], y: number) {
  const labels = columns.map(({ label }) => label.toUpperCase());
  return placeCells(columns, labels, textStyles.label, y);
}

function placeCells(columns: readonly Column[], cells: readonly string[], style: TextStyle, y: number) {
  let x: number = paperEdges.left;
  return columns.map(({ width, align }, index) => {
    const left = align ? x + GAP : x;
    x += width;
    return { text: cells[index] ?? '', style, x: left, y, width: width - GAP, ...(align && { align }) };
  });
}
