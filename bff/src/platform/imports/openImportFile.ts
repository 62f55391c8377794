import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, isAbsolute, join, normalize } from 'node:path';
import { fieldFailure } from '#src/kernel/failure.ts';
import { describeColumns } from './describeColumns.ts';
import type { Importers } from './importer.ts';
import type { ImportSource } from './importSource.ts';
import { readCsv } from './readCsv.ts';
import { readJsonLines } from './readJsonLines.ts';

interface ImportFile {
  path: string;
  /** The type of the records; required for CSV. */
  entityType: string | null;
  /** The most bytes of a file that a line names. */
  maxFileBytes: number;
}

/** Opens a file of JSON Lines (.jsonl) or CSV (.csv); its lines may name files in its folder. Throws an error for the operator. */
export function openImportFile({ path, entityType, maxFileBytes }: ImportFile, importers: Importers): ImportSource {
  const folder = dirname(path);
  const readNamed = (name: string) => readFileIn(folder, name, maxFileBytes);
  if (/\.(?:jsonl|ndjson)$/i.test(path)) return { lines: () => readJsonLines(path), readFile: readNamed };
  if (!/\.csv$/i.test(path)) throw new Error(`${path} is neither JSON Lines (.jsonl) nor CSV (.csv). Rename it, or convert it.`);
  const importer = entityType === null ? undefined : importers.get(entityType);
  if (!importer) throw new Error(`A CSV file holds records of one type. Name it: --type ${[...importers.keys()].join(' | ')}`);
  return { lines: () => readCsv(createReadStream(path), { schema: describeColumns(importer), mapping: {} }), readFile: readNamed };
}

/** Reads a file by its path below a folder. Throws 422 at the field `file`. */
async function readFileIn(folder: string, name: string, maxBytes: number): Promise<Buffer> {
  const inside = normalize(name);
  if (isAbsolute(inside) || inside.startsWith('..'))
    throw fieldFailure('/file', 'notAllowed', 'Put the file beside the imported one, or in a folder there, and give its path from there');
  const path = join(folder, inside);
  const info = await stat(path).catch(() => undefined);
  if (!info?.isFile()) throw fieldFailure('/file', 'unknown', `There is no file ${inside} in the folder of the imported file`);
  if (info.size > maxBytes) throw fieldFailure('/file', 'tooBig', `A picture may have at most ${maxBytes} bytes`);
  return readFile(path);
}
