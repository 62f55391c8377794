import type { Client } from 'pg';
import { people } from '../builders/api.ts';
import type { LoadedTable, TextRow } from './loadTable.ts';

/** Columns that say what kind of row it is, the most telling first: one of each is kept. */
const kindColumns = ['type', 'kind', 'status', 'entity_type'];
/** Rows of a table that are kept at least, if there are as many. */
const FEW = 2;

/**
 * Picks a few rows of every table, one of each kind, the shortest first, and all rows they refer to, by a foreign key or by an id without one.
 * Those whom tests sign in as are kept.
 */
export async function pickRows(tables: readonly LoadedTable[], client: Client): Promise<LoadedTable[]> {
  const references = await loadReferences(new Map(tables.map((table) => [table.name, table])), client);
  const kept = new Set<TextRow>();
  const pending = tables.flatMap(firstRows);
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { table, row } = next;
    if (kept.has(row)) continue;
    kept.add(row);
    for (const { from, columns, targets } of references) {
      const target = from === table ? targets.get(keyOf(row, columns) ?? '') : undefined;
      if (target) pending.push(target);
    }
  }
  return tables.map((table) => ({ ...table, rows: table.rows.filter((row) => kept.has(row)) }));
}

interface Target {
  table: string;
  row: TextRow;
}

interface Reference {
  from: string;
  columns: string[];
  /** The rows it can lead to, by their key. */
  targets: ReadonlyMap<string, Target>;
}

function firstRows({ name, columnNames, rows }: LoadedTable): Target[] {
  const kind = kindColumns.find((column) => columnNames.includes(column));
  const firstOfKinds = kind === undefined ? [] : new Map(rows.toReversed().map((row) => [row[kind], row])).values();
  const tested = name === 'public.users' ? rows.filter(({ email }) => testedPeople.has(email ?? '')) : [];
  return [...rows.slice(0, FEW), ...firstOfKinds, ...tested].map((row) => ({ table: name, row }));
}

const testedPeople: ReadonlySet<string> = new Set(Object.values(people));

/** Foreign keys, and ids without one: ids are unique in the whole database. */
async function loadReferences(tables: ReadonlyMap<string, LoadedTable>, client: Client): Promise<Reference[]> {
  const { rows } = await client.query<{ from: string; columns: string[]; to: string; keys: string[] }>(selectForeignKeys);
  const byKey = rows.map(({ from, columns, to, keys }) => ({ from, columns, targets: indexRows([to], keys, tables) }));
  const identified = [...tables.values()].filter(({ columnNames }) => columnNames.includes('id')).map(({ name }) => name);
  const targets = indexRows(identified, ['id'], tables);
  const byId = [...tables.values()].flatMap(({ name, columnNames }) =>
    columnNames.filter((column) => column.endsWith('_id')).map((column) => ({ from: name, columns: [column], targets })),
  );
  return [...byKey, ...byId];
}

function indexRows(names: readonly string[], columns: readonly string[], tables: ReadonlyMap<string, LoadedTable>): Map<string, Target> {
  return new Map(
    names.flatMap((table) => (tables.get(table)?.rows ?? []).map((row): [string, Target] => [keyOf(row, columns) ?? '', { table, row }])),
  );
}

/** Undefined if a part is missing: it refers to nothing. */
function keyOf(row: TextRow, columns: readonly string[]): string | undefined {
  const parts = columns.map((column) => row[column] ?? null);
  return parts.includes(null) ? undefined : parts.join(' ');
}

const selectForeignKeys = `
  SELECT format('%I.%I', n.nspname, c.relname) AS from, format('%I.%I', tn.nspname, t.relname) AS to,
    ARRAY(SELECT a.attname::text FROM unnest(k.conkey) WITH ORDINALITY u (n, at) JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = u.n ORDER BY u.at) AS columns,
    ARRAY(SELECT a.attname::text FROM unnest(k.confkey) WITH ORDINALITY u (n, at) JOIN pg_attribute a ON a.attrelid = k.confrelid AND a.attnum = u.n ORDER BY u.at) AS keys
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_class t ON t.oid = k.confrelid JOIN pg_namespace tn ON tn.oid = t.relnamespace
  WHERE k.contype = 'f' AND k.conparentid = 0 AND n.nspname = 'public'`;
