import { Zip, ZipDeflate } from 'fflate';
import type { ExportCell } from './escapeFormula.ts';

const ROWS_OF_PIECE = 500;
/** The most characters that a spreadsheet accepts in a cell. */
const MAX_CELL_LENGTH = 32_767;

/** The bytes of a workbook (XLSX, ECMA-376) with one sheet: texts and numbers below bold headings that stay in view. */
export async function* formatWorkbook(headings: readonly string[], rows: AsyncIterable<readonly ExportCell[]>): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for (const [name, text] of Object.entries(parts)) {
    const part = new ZipDeflate(name);
    zip.add(part);
    part.push(encoder.encode(text), true);
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml');
  zip.add(sheet);
  let text = `${SHEET_START}${formatColumns(headings)}<sheetData>${formatRow(headings, ' s="1"')}`;
  let waiting = 0;
  for await (const row of rows) {
    text += formatRow(row);
    waiting += 1;
    if (waiting < ROWS_OF_PIECE) continue;
    sheet.push(encoder.encode(text));
    [text, waiting] = ['', 0];
    yield* pieces;
    pieces = [];
  }
  sheet.push(encoder.encode(`${text}</sheetData></worksheet>`), true);
  zip.end();
  yield* pieces;
}

const encoder = new TextEncoder();

function formatColumns(headings: readonly string[]): string {
  const columns = headings.map((heading, index) => {
    const place = index + 1;
    return `<col min="${place}" max="${place}" width="${Math.max(12, heading.length + 2)}" customWidth="1"/>`;
  });
  return columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`;
}

function formatRow(cells: readonly ExportCell[], style = ''): string {
  return `<row>${cells.map((cell) => formatCell(cell, style)).join('')}</row>`;
}

/** A text is inline, so that it is never calculated. */
function formatCell(cell: ExportCell, style: string): string {
  if (cell === null || cell === '') return `<c${style}/>`;
  if (typeof cell === 'number' && Number.isFinite(cell)) return `<c${style}><v>${cell}</v></c>`;
  return `<c${style} t="inlineStr"><is><t xml:space="preserve">${escapeXml(String(cell).slice(0, MAX_CELL_LENGTH))}</t></is></c>`;
}

function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/\r/g, '&#13;');
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const SHEET_START = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;

/** The parts of the workbook besides its sheet. */
const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
};
