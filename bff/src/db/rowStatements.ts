import type { QueryConfig } from 'pg';
import { DataTypes, type Model, type ModelStatic, type WhereOptions } from 'sequelize';
import type { BatchStatement } from '#src/kernel/db.ts';
import { getPlanName } from './planName.ts';
import { batchById } from './statement.ts';
import { bindValues, whereSql } from './whereSql.ts';

/** The SQL of a table, built once from its model, because Sequelize builds it for every query at ten times the cost. */
interface ModelStatements {
  insert: string;
  selectById: string;
  table: string;
  /** SELECT expressions by attribute. */
  columns: ReadonlyMap<string, string>;
  attributes: readonly string[];
  /** Quoted columns of stored attributes. */
  stored: ReadonlyMap<string, string>;
  /** Attributes whose values are sent as JSON. */
  json: ReadonlySet<string>;
  /** Batch statements by name. */
  batches: Map<string, BatchStatement<{ id: string }>>;
}

const statementsByModel = new WeakMap<object, ModelStatements>();

/** A write of one row; named if its text is likely to recur. */
export interface RowWrite {
  name?: string;
  text: string;
  values: unknown[];
}

/** Inserts a row; prepared if it has all columns. Missing columns get their defaults. */
export function buildInsert(model: ModelStatic<Model>, row: object): RowWrite {
  const { insert, attributes, stored } = getStatements(model);
  const names = attributes.filter((name) => Reflect.get(row, name) !== undefined);
  const values = names.map((name) => toParameter(model, row, name));
  if (names.length === attributes.length) return { name: `insert.${model.name}`, text: insert, values };
  const columns = names.map((name) => stored.get(name)).join(', ');
  return {
    text: `INSERT INTO "${String(model.getTableName())}" (${columns}) VALUES (${values.map((_, index) => `$${index + 1}`).join(', ')})`,
    values,
  };
}

/** Deletes the matching rows; throws without a condition. */
export function buildDelete(model: ModelStatic<Model>, where: WhereOptions): RowWrite {
  const values: unknown[] = [];
  const condition = whereSql(model, where, bindValues(values));
  if (condition === '') throw new TypeError(`a delete from ${model.name} needs a condition`);
  return { text: `DELETE FROM "${String(model.getTableName())}" AS "${model.name}" WHERE ${condition}`, values };
}

/** Updates attributes of the row under an id; ignores computed ones. */
export function buildUpdate(model: ModelStatic<Model>, id: string, changed: object): RowWrite {
  const { stored } = getStatements(model);
  const names = Object.keys(changed).filter((name) => stored.has(name));
  const sets = names.map((name, index) => `${stored.get(name)} = $${index + 2}`);
  const text = `UPDATE "${String(model.getTableName())}" SET ${sets.join(', ')} WHERE id = $1`;
  return { ...getPlanName(text), text, values: [id, ...names.map((name) => toParameter(model, changed, name))] };
}

function toParameter(model: ModelStatic<Model>, row: object, name: string): unknown {
  const value: unknown = Reflect.get(row, name);
  return getStatements(model).json.has(name) && value !== null && value !== undefined ? JSON.stringify(value) : value;
}

/** Reads the row under an id with the computed columns; prepared once per connection. */
export function buildSelectById(model: ModelStatic<Model>, id: string, { lock }: { lock: boolean }): QueryConfig {
  const { selectById } = getStatements(model);
  return lock
    ? { name: `lock.${model.name}`, text: `${selectById} FOR UPDATE`, values: [id] }
    : { name: `look.${model.name}`, text: selectById, values: [id] };
}

/** Reads rows by their ids, without some of the computed columns. */
export function buildBatchById(model: ModelStatic<Model>, without: readonly string[]): BatchStatement<{ id: string }> {
  const { batches, table } = getStatements(model);
  const name = ['select', model.name, ...without].join('.');
  const batch =
    batches.get(name) ??
    batchById(name, (ids) => {
      const columns = selectListSql(model, attributesExcept(model, without));
      return `SELECT ${columns} FROM ${table} AS "${model.name}" WHERE "${model.name}".id IN (${ids})`;
    });
  batches.set(name, batch);
  return batch;
}

/** All readable attributes of a model except some. */
export function attributesExcept(model: ModelStatic<Model>, without: readonly string[]): string[] {
  return [...getStatements(model).columns.keys()].filter((name) => !without.includes(name));
}

/** The SQL expression of an attribute, computed or not. */
export function expressionOf(model: ModelStatic<Model>, attribute: string): string {
  const column = getStatements(model).columns.get(attribute);
  if (column === undefined) throw new TypeError(`${model.name} has no attribute ${attribute}`);
  return column.slice(0, -` AS "${attribute}"`.length);
}

/** The SELECT list of a model; `only`: of these attributes. */
export function selectListSql(model: ModelStatic<Model>, only?: readonly string[]): string {
  const { columns } = getStatements(model);
  return (only ? only.flatMap((name) => columns.get(name) ?? []) : [...columns.values()]).join(', ');
}

function getStatements(model: ModelStatic<Model>): ModelStatements {
  const statements = statementsByModel.get(model) ?? buildStatements(model);
  statementsByModel.set(model, statements);
  return statements;
}

function buildStatements(model: ModelStatic<Model>): ModelStatements {
  const stored = Object.entries(model.getAttributes()).filter(([, { type }]) => !(type instanceof DataTypes.VIRTUAL));
  const columns = stored.map(([name, { field, type }]) => ({
    name,
    column: `"${field ?? name}"`,
    isJson: type instanceof DataTypes.JSONB,
  }));
  const table = `"${String(model.getTableName())}"`;
  const read = new Map([
    ...columns.map(({ name, column }): [string, string] => [name, `"${model.name}".${column} AS "${name}"`]),
    ...listComputedColumns(model),
  ]);
  return {
    insert: `INSERT INTO ${table} (${columns.map(({ column }) => column).join(', ')}) VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
    selectById: `SELECT ${[...read.values()].join(', ')} FROM ${table} AS "${model.name}" WHERE "${model.name}".id = $1`,
    table,
    columns: read,
    attributes: columns.map(({ name }) => name),
    stored: new Map(columns.map(({ name, column }) => [name, column])),
    json: new Set(columns.filter(({ isJson }) => isJson).map(({ name }) => name)),
    batches: new Map(),
  };
}

/** The computed columns in the model's default scope, as [name, SELECT expression]. */
function listComputedColumns(model: ModelStatic<Model>): [string, string][] {
  const attributes = model.options.defaultScope?.attributes;
  const included = attributes && !Array.isArray(attributes) ? (attributes.include ?? []) : [];
  return included.flatMap((one): [string, string][] =>
    Array.isArray(one) && typeof one[0] === 'object' && 'val' in one[0] ? [[one[1], `${String(one[0].val)} AS "${one[1]}"`]] : [],
  );
}
