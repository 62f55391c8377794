import { DataTypes, type ModelAttributeColumnOptions } from 'sequelize';
import type { Db } from '#src/kernel/db.ts';
import type { ModelDefinition } from '#src/kernel/model.ts';
import { connectionsOf } from './database.ts';
import { sequelizeModel } from './defineModel.ts';
import { queryOnPool } from './sequelizePool.ts';

const BATCH_SIZE = 300;

/** Inserts rows, keyed by column name, in batches; arrays and objects are converted to the column's type. All rows have the same columns. */
export async function insertRows(db: Db, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  const { sequelize, transaction } = connectionsOf(db);
  const columns = Object.keys(rows[0] ?? {})
    .map((name) => `"${name}"`)
    .join(', ');
  const text = `INSERT INTO "${table}" (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::"${table}", $1::jsonb)`;
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    const batch = JSON.stringify(rows.slice(start, start + BATCH_SIZE));
    await queryOnPool(sequelize, { text, values: [batch] }, transaction);
  }
}

/** Inserts rows of a model, keyed by attribute, in batches; an attribute that no row has gets its column's default. */
export async function insertModels<Row extends object>(db: Db, model: ModelDefinition<Row>, rows: readonly Row[]): Promise<void> {
  const { sequelize } = connectionsOf(db);
  const stored = Object.entries<ModelAttributeColumnOptions>(sequelizeModel(sequelize, model).getAttributes()).filter(
    ([, { type }]) => !(type instanceof DataTypes.VIRTUAL),
  );
  const given = stored.filter(([name]) => rows.some((row) => Reflect.get(row, name) !== undefined));
  const toColumns = (row: Row) => Object.fromEntries(given.map(([name, { field }]) => [field ?? name, Reflect.get(row, name) ?? null]));
  await insertRows(db, model.options.tableName, rows.map(toColumns));
}
