import type { Model, ModelStatic, Sequelize, Transaction, WhereOptions } from 'sequelize';
import { queryOnPool } from './pool.ts';
import { columnsOf } from './rowStatements.ts';
import { collectInto, whereSql } from './whereSql.ts';

/** Which rows of a model, and how much of them. */
interface Selection {
  where: WhereOptions;
  /** Attributes to read; default: all, with the model's computed columns. */
  only?: readonly string[];
  order?: readonly (readonly [attribute: string, direction: string])[];
  limit?: number;
  offset?: number;
  /** Few rows fit: all of them are found, counted and sorted by their keys, and those of the page are read then. */
  areFew?: boolean;
  /** Locks them until the transaction ends. */
  lock?: boolean;
  /** Also counts all rows that fit, to this many and no further; the count stands in each row as COUNTED. */
  countTo?: number;
}

/** The attribute of a count that was asked for with the rows. */
export const COUNTED = 'counted rows';

/** The direction of a column that falls and ends with what has no value. */
export const FALLING = 'DESC NULLS LAST';

/** The rows of a model that fit, columns named as its attributes, in one statement. */
export async function selectRows<R extends object>(
  sequelize: Sequelize,
  model: ModelStatic<Model>,
  { where, only, order = [], limit, offset = 0, lock = false, countTo, areFew = false }: Selection,
  on: Transaction | 'replica' | null,
): Promise<R[]> {
  const values: unknown[] = [];
  const asked = whereSql(model, where, collectInto(values));
  const table = `"${String(model.getTableName())}" AS "${model.name}"`;
  const from = `FROM ${table}${asked === '' ? '' : ` WHERE ${asked}`}`;
  const sorted = order
    .map(([name, direction]) => `${columnOf(model, name)} ${direction === 'DESC' || direction === FALLING ? direction : 'ASC'}`)
    .join(', ');
  const orderBy = sorted === '' ? '' : ` ORDER BY ${sorted}`;
  const part = `${limit === undefined ? '' : ` LIMIT ${whole(limit)}`}${offset === 0 ? '' : ` OFFSET ${whole(offset)}`}`;
  const counted =
    countTo === undefined ? '' : `, (SELECT count(*)::int FROM (SELECT 1 ${from} LIMIT ${whole(countTo)}) counted) AS "${COUNTED}"`;
  const text = areFew
    ? `SELECT ${columnsOf(model, only)}, few.counted AS "${COUNTED}" FROM (SELECT ${keysOf(model, order)}, count(*) OVER ()::int AS counted ${from}${orderBy}${part}) few JOIN ${table} ON "${model.name}".id = few.key${orderBy}`
    : `SELECT ${columnsOf(model, only)}${counted} ${from}${orderBy}${part}${lock ? ` FOR UPDATE OF "${model.name}"` : ''}`;
  const result = await queryOnPool(sequelize, { ...named(text, values), text, values }, on);
  return result.rows;
}

/** How many rows fit; `upTo`: counts no further. */
export async function countRows(
  sequelize: Sequelize,
  model: ModelStatic<Model>,
  where: WhereOptions,
  on: Transaction | 'replica' | null,
  upTo?: number,
): Promise<number> {
  const values: unknown[] = [];
  const asked = whereSql(model, where, collectInto(values));
  const from = `FROM "${String(model.getTableName())}" AS "${model.name}"${asked === '' ? '' : ` WHERE ${asked}`}`;
  const text =
    upTo === undefined
      ? `SELECT count(*)::int AS count ${from}`
      : `SELECT count(*)::int AS count FROM (SELECT 1 ${from} LIMIT ${whole(upTo)}) counted`;
  const result = await queryOnPool(sequelize, { text, values }, on);
  const [row]: { count: number }[] = result.rows;
  return row?.count ?? 0;
}

/** How many rows on some pages of the table fit, and how many there are: about so many percent of all. */
export async function countSample(
  sequelize: Sequelize,
  model: ModelStatic<Model>,
  where: WhereOptions,
  percent: number,
  on: Transaction | 'replica' | null,
): Promise<{ looked: number; fitting: number }> {
  const values: unknown[] = [];
  const asked = whereSql(model, where, collectInto(values));
  const fitting = asked === '' ? 'count(*)' : `count(*) FILTER (WHERE ${asked})`;
  const sample = `"${String(model.getTableName())}" AS "${model.name}" TABLESAMPLE SYSTEM (${Math.min(100, percent)})`;
  const text = `SELECT count(*)::int AS looked, ${fitting}::int AS fitting FROM ${sample}`;
  const result = await queryOnPool(sequelize, { text, values }, on);
  const [row]: { looked: number; fitting: number }[] = result.rows;
  return row ?? { looked: 0, fitting: 0 };
}

const MOST_NAMES = 200;
const names = new Map<string, string>();

/**
 * A text without values or ids is the same for everybody and worth being planned once; any other is planned for its values, because a
 * plan that suits a busy place is wrong for a quiet one.
 */
function named(text: string, values: readonly unknown[]): { name?: string } {
  if (values.length > 0) return {};
  const known = names.get(text);
  if (known !== undefined) return { name: known };
  if (names.size >= MOST_NAMES || /[0-9a-f]{8}-|LIKE/.test(text)) return {};
  const name = `rows.${names.size + 1}`;
  names.set(text, name);
  return { name };
}

/** A column of the table, or what the model computes under that name. */
function columnOf(model: ModelStatic<Model>, name: string): string {
  const field = model.getAttributes()[name]?.field;
  return field === undefined ? `"${name}"` : `"${model.name}"."${field}"`;
}

/** The ids of rows with the computed columns they are sorted by. */
function keysOf(model: ModelStatic<Model>, order: readonly (readonly [attribute: string, direction: string])[]): string {
  const computed = order.map(([name]) => name).filter((name) => model.getAttributes()[name]?.field === undefined);
  return [`"${model.name}".id AS key`, ...(computed.length > 0 ? [columnsOf(model, computed)] : [])].join(', ');
}

function whole(value: number): number {
  if (!Number.isSafeInteger(value) || value < 0) throw new TypeError(`${value} is not a number of rows`);
  return value;
}
