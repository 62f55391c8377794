import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { RowSource } from '../../bff/src/db/backup/loadRows.ts';
import { migrationsFolder } from '../../bff/src/db/migrationFiles.ts';

const folder = new URL('releases/', migrationsFolder);
const ENDING = '.sql.br';

/** What is kept of a release, under the name of its last migration. */
export interface Release {
  /** A few rows of every table. */
  tables: ReleaseTable[];
  /** The SQL that its code sends. */
  statements: ReleaseStatement[];
}

export interface ReleaseTable {
  /** Like `public.users`. */
  name: string;
  columns: string;
  /** In COPY's text format. */
  rows: string;
}

export interface ReleaseStatement {
  name: string;
  text: string;
}

/** The names of all releases, oldest first. */
export function listReleases(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .toSorted();
}

/** The format of pg_dump: psql loads a file into a database with the schema. The statements follow as comments. */
export function writeRelease(name: string, { tables, statements }: Release): number {
  const copies = tables.map((table) => `COPY ${table.name} (${table.columns}) FROM stdin;\n${table.rows}\\.\n`);
  const text = [...copies, ...statements.map((statement) => `-- ${JSON.stringify(statement)}\n`)].join('\n');
  // The largest window reaches from a content to its published copy, which gzip's does not: half the size.
  const bytes = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS } });
  writeFileSync(fileOf(name), bytes);
  return bytes.length;
}

export function readRelease(name: string): Release {
  const parts = brotliDecompressSync(readFileSync(fileOf(name)))
    .toString()
    .split('\n\\.\n');
  const statements = parts.pop() ?? '';
  return {
    tables: parts.map((part) => {
      const [, table = '', columns = '', rows = ''] = /^\n?COPY (\S+) \((.+)\) FROM stdin;(?:\n([^]+))?$/.exec(part) ?? [];
      return { name: table, columns, rows: rows === '' ? '' : `${rows}\n` };
    }),
    statements: [...statements.matchAll(/^-- (\{.*\})$/gm)].map(([, json = '']) => JSON.parse(json)),
  };
}

/** The rows of tables for `loadRows`. */
export function rowSources(tables: readonly ReleaseTable[]): RowSource[] {
  return tables.map(({ name, columns, rows }) => ({ table: name, columns, send: (copy) => pipeline(Readable.from([rows]), copy) }));
}

function fileOf(name: string): URL {
  return new URL(name + ENDING, folder);
}
