import { stringify } from 'csv-stringify';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ExportCell, escapeFormula } from './escapeFormula.ts';

type ExportFormat = 'csv' | 'xlsx';

/** Writes a table with a heading row to a file, atomically. Returns the number of rows. */
export async function writeTable(
  file: string,
  format: ExportFormat,
  headings: readonly string[],
  rows: AsyncIterable<readonly ExportCell[]>,
): Promise<number> {
  const partFile = `${file}.part`;
  await mkdir(dirname(file), { recursive: true });
  const counted = { rows: 0 };
  try {
    await (format === 'csv' ? writeCsv : writeXlsx)(partFile, headings, escapeRows(rows, counted));
    await rename(partFile, file);
  } catch (error) {
    await rm(partFile, { force: true });
    throw error;
  }
  return counted.rows;
}

async function* escapeRows(rows: AsyncIterable<readonly ExportCell[]>, counted: { rows: number }): AsyncGenerator<ExportCell[]> {
  for await (const row of rows) {
    counted.rows += 1;
    yield row.map(escapeFormula);
  }
}

/** Streams the rows to keep memory low; the byte order mark makes spreadsheets read UTF-8. */
async function writeCsv(file: string, headings: readonly string[], rows: AsyncIterable<ExportCell[]>): Promise<void> {
  await pipeline(Readable.from(rows), stringify({ bom: true, header: true, columns: [...headings] }), createWriteStream(file));
}

async function writeXlsx(file: string, headings: readonly string[], rows: AsyncIterable<ExportCell[]>): Promise<void> {
  const { default: writeExcelFile } = await import('write-excel-file/node'); // few exports are spreadsheets
  const all: ExportCell[][] = [];
  for await (const row of rows) all.push(row);
  const head = headings.map((value) => ({ value, fontWeight: 'bold' as const }));
  const widths = headings.map((heading) => ({ width: Math.max(12, heading.length + 2) }));
  await writeExcelFile([head, ...all], { columns: widths, stickyRowsCount: 1 }).toStream(createWriteStream(file));
}
