import { stringify } from 'csv-stringify';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createFileStore } from '#src/platform/files/fileStore.ts';
import type { Settings } from '#src/settings/settings.ts';
import { type ExportCell, escapeFormula } from './escapeFormula.ts';
import type { ExportFormat } from './exports.sql.ts';
import { formatWorkbook } from './formatWorkbook.ts';

/** Stores a table with a heading row as a file, a row at a time to keep memory low. Returns the number of rows. */
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
    const escaped = Readable.from(escapeRows(rows, counted));
    await (format === 'csv'
      ? pipeline(escaped, stringify({ bom: true, header: true, columns: [...headings] }), createWriteStream(file)) // the mark makes spreadsheets read UTF-8
      : pipeline(formatWorkbook(headings, escaped), createWriteStream(file)));
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
