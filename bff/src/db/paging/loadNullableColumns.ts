import type { Sequelize } from 'sequelize';
import { selectNullableColumns } from './loadNullableColumns.sql.ts';
import type { List } from './pageQuery.ts';

const cache = new WeakMap<Sequelize, Map<string, Promise<ReadonlySet<string>>>>();

/** The nullable columns of a list's table; cached, because the schema does not change at run time. */
export function loadNullableColumns({ db, sequelize, model }: List): Promise<ReadonlySet<string>> {
  const table = String(model.getTableName());
  const tables = cache.get(sequelize) ?? new Map<string, Promise<ReadonlySet<string>>>();
  cache.set(sequelize, tables);
  const columns = tables.get(table) ?? db.run(selectNullableColumns, { table }).then((rows) => new Set(rows.map(({ name }) => name)));
  tables.set(table, columns);
  columns.catch(() => tables.delete(table));
  return columns;
}
