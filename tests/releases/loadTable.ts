import type { Client } from 'pg';
import type { Table } from '../../bff/src/db/backup/tables.ts';
import { formatCopyCell } from '../../bff/src/db/copyIn.ts';
import type { ReleaseTable } from './releaseFiles.ts';

/** A row with its columns in PostgreSQL's text form. */
export type TextRow = Record<string, string | null>;

/** A table with its rows, the shortest first. */
export interface LoadedTable extends Table {
  columnNames: string[];
  rows: TextRow[];
}

export async function loadTable(table: Table, client: Client): Promise<LoadedTable> {
  const columnNames = table.columns.split(', ').map((column) => column.replaceAll('"', ''));
  const cells = columnNames.map((column) => `"${column}"::text`).join(', ');
  const { rows } = await client.query<TextRow>(`SELECT ${cells} FROM ${table.name} t ORDER BY length(t::text), t::text`);
  return { ...table, columnNames, rows };
}

/** Writes the rows in COPY's text format. */
export function formatTable({ name, columns, columnNames, rows }: LoadedTable): ReleaseTable {
  const lines = rows.map((row) => `${columnNames.map((column) => formatCopyCell(row[column] ?? null)).join('\t')}\n`);
  return { name, columns, rows: lines.join('') };
}
