import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db } from '#src/kernel/db.ts';
import { type LineResult, selectLineResults } from './importLines.sql.ts';

const PAGE = 500;

/** Writes what became of each line as JSON Lines, whole or not at all. */
export async function writeReport(file: string, importId: string, db: Db): Promise<void> {
  const partFile = `${file}.part`;
  await pipeline(Readable.from(formatLines(importId, db)), createWriteStream(partFile));
  await rename(partFile, file);
}

async function* formatLines(importId: string, db: Db): AsyncGenerator<string> {
  for await (const { line, entityType, externalId, outcome, recordId, errors } of listLineResults(importId, db))
    yield `${JSON.stringify({ line, entityType, externalId, outcome, recordId, ...(errors.length > 0 ? { errors } : {}) })}\n`;
}

async function* listLineResults(importId: string, db: Db): AsyncGenerator<LineResult> {
  let fromLine = 1;
  for (;;) {
    const results = await db.run(selectLineResults, { importId, fromLine, limit: PAGE });
    yield* results;
    const last = results.at(-1);
    if (!last) return;
    fromLine = last.line + 1;
  }
}
