import type { Sequelize, Transaction } from 'sequelize';
import { preparedQuery } from './prepared.ts';

const tables = new WeakMap<Sequelize, Map<string, Promise<ReadonlySet<string>>>>();

/** The columns of a table that may have no value. The schema does not change while we run, so it is asked once. */
export function emptyColumns(sequelize: Sequelize, table: string, transaction: Transaction | null): Promise<ReadonlySet<string>> {
  const known = tables.get(sequelize) ?? new Map<string, Promise<ReadonlySet<string>>>();
  tables.set(sequelize, known);
  const columns = known.get(table) ?? read(sequelize, table, transaction);
  known.set(table, columns);
  columns.catch(() => known.delete(table)); // asked again by the next one
  return columns;
}

async function read(sequelize: Sequelize, table: string, transaction: Transaction | null): Promise<ReadonlySet<string>> {
  const text =
    'SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attnotnull AND NOT attisdropped';
  const rows = await preparedQuery<{ name: string }>(sequelize, 'list.emptyColumns', text, [table], transaction);
  return new Set(rows.map(({ name }) => name));
}
