import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parse as parseSafely } from 'secure-json-parse';
import type { ImportLine } from './importSource.ts';

/** Reads a file with one JSON object a line; empty lines are skipped. */
export async function* readJsonLines(file: string): AsyncGenerator<ImportLine> {
  const texts = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity });
  let line = 0;
  for await (const text of texts) {
    line += 1;
    const trimmed = text.replace(/^\uFEFF/, '').trim();
    if (trimmed !== '') yield { line, ...parseObject(trimmed) };
  }
}

function parseObject(text: string): Omit<ImportLine, 'line'> {
  try {
    const value: unknown = parseSafely(text, { protoAction: 'error', constructorAction: 'error' });
    if (isObject(value)) return { fields: value };
    return { fields: {}, problem: 'The line is not a JSON object. Write {"entityType": "article", "externalId": "…", …} on one line' };
  } catch (error) {
    const why = error instanceof Error ? error.message : 'not JSON';
    return { fields: {}, problem: `The line is not readable JSON: ${why}. Write one whole object on one line` };
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
