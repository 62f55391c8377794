import { stringify } from 'csv-stringify';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createFileStore } from '#src/platform/files/fileStore.ts';
import type { Settings } from '#src/settings/settings.ts';
import { type ExportCell, escapeFormula } from './escapeFormula.ts';

type ExportFormat = 'csv' | 'xlsx';

/** Stores a table with a heading row as a file. Returns the number of rows. */
export async function storeTable(
  key: string,
  format: ExportFormat,
  headings: readonly string[],
  rows: AsyncIterable<readonly ExportCell[]>,
  settings: Settings,
): Promise<number> {
  await mkdir(settings.dataDir, { recursive: true });
  const folder = await mkdtemp(join(settings.dataDir, 'export-')); // a bucket has to know the size of a file beforehand
  const file = join(folder, key);
  const counted = { rows: 0 };
  try {
    await (format === 'csv' ? writeCsv : writeXlsx)(file, headings, escapeRows(rows, counted));
    await createFileStore(settings, 'exports').write(key, await openAsBlob(file));
  } finally {
    await rm(folder, { recursive: true, force: true });
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
