import { CsvError, parse } from 'csv-parse';
import { pipeline, type Readable } from 'node:stream';
import { z } from 'zod';
import { Failure } from '#src/kernel/failure.ts';
import type { ImportLine } from './importSource.ts';
import { parseCell } from './parseCell.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** How the columns of a CSV file become fields. */
export interface CsvColumns {
  /** The schema of a record's fields, which says what a cell holds. */
  schema: JsonSchema;
  /** The field of a column whose heading is another text; null leaves the column out. */
  mapping: Readonly<Record<string, string | null>>;
}

interface Column {
  path: readonly string[];
  schema: JsonSchema | undefined;
}

const CsvRecord = z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) });

/** Reads a CSV file with a header row; an empty cell leaves its field out. Throws request.malformed where the file is not CSV. */
export async function* readCsv(input: Readable, columns: CsvColumns): AsyncGenerator<ImportLine> {
  const parser = parse({ bom: true, info: true, skip_empty_lines: true, relax_column_count: true, max_record_size: 1_000_000 });
  pipeline(input, parser, () => undefined); // an error of either ends the loop
  let header: (Column | null)[] | undefined;
  try {
    for await (const item of parser) {
      const { record, info } = CsvRecord.parse(item);
      if (!header) header = record.map((heading) => findColumn(heading.trim(), columns));
      else yield { line: info.lines - countLineBreaks(record), ...readRecord(record, header) };
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw new Failure('request.malformed', { message: `This is not readable CSV: ${error.message}. Export the file again.` });
    throw error;
  }
}

function findColumn(heading: string, { schema, mapping }: CsvColumns): Column | null {
  const field = Object.hasOwn(mapping, heading) ? mapping[heading] : heading;
  if (field === null || field === undefined || field === '') return null;
  const path = field.split('.');
  return { path, schema: findSchema(schema, path) };
}

/** The schema of a nested field; undefined if there is none, so that the record's own schema names the field as unknown. */
function findSchema(schema: JsonSchema, [name, ...rest]: readonly string[]): JsonSchema | undefined {
  if (name === undefined) return schema;
  const objects = [schema, ...(schema.anyOf ?? [])].filter((one) => typeof one === 'object');
  const field = objects.map(({ properties }) => properties?.[name]).find((one) => typeof one === 'object');
  return field && findSchema(field, rest);
}

function readRecord(cells: readonly string[], header: readonly (Column | null)[]): Omit<ImportLine, 'line'> {
  if (cells.length > header.length)
    return { fields: {}, problem: `The line has ${cells.length} cells, and the header ${header.length}. Put texts with commas in quotes` };
  const fields: Record<string, unknown> = {};
  const texts = new Map<string, string>();
  for (const [index, cell] of cells.entries()) {
    const column = header[index];
    if (!column || cell.trim() === '') continue;
    setField(fields, column.path, parseCell(cell, column.schema));
    texts.set(column.path.join('.'), cell);
  }
  return { fields, cells: Object.fromEntries(texts) };
}

function setField(fields: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    Object.defineProperty(fields, name, { value, enumerable: true, writable: true, configurable: true }); // also __proto__
    return;
  }
  const inner: unknown = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const object: Record<string, unknown> = isObject(inner) ? inner : {};
  setField(object, rest, value);
  setField(fields, [name], object);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function countLineBreaks(cells: readonly string[]): number {
  return cells.reduce((count, cell) => count + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
}
