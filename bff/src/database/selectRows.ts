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
  /** Locks them until the transaction ends. */
  lock?: boolean;
  /** Also counts all rows that fit, to this many and no further; the count stands in each row as COUNTED. */
  countTo?: number;
}

/** The attribute of a count that was asked for with the rows. */
export const COUNTED = 'counted rows';

/** The rows of a model that fit, columns named as its attributes, in one statement. */
export async function selectRows<R extends object>(
  sequelize: Sequelize,
  model: ModelStatic<Model>,
  { where, only, order = [], limit, offset = 0, lock = false, countTo }: Selection,
  on: Transaction | 'replica' | null,
): Promise<R[]> {
  const values: unknown[] = [];
  const asked = whereSql(model, where, collectInto(values));
  const from = `FROM "${String(model.getTableName())}" AS "${model.name}"${asked === '' ? '' : ` WHERE ${asked}`}`;
  const counted =
    countTo === undefined ? '' : `, (SELECT count(*)::int FROM (SELECT 1 ${from} LIMIT ${whole(countTo)}) counted) AS "${COUNTED}"`;
  const sorted = order.map(([name, direction]) => `${columnOf(model, name)} ${direction === 'DESC' ? 'DESC' : 'ASC'}`);
  const text = [
    `SELECT ${columnsOf(model, only)}${counted} ${from}`,
    ...(sorted.length > 0 ? [`ORDER BY ${sorted.join(', ')}`] : []),
    ...(limit === undefined ? [] : [`LIMIT ${whole(limit)}`]),
    ...(offset === 0 ? [] : [`OFFSET ${whole(offset)}`]),
    ...(lock ? [`FOR UPDATE OF "${model.name}"`] : []),
  ].join(' ');
  const result = await queryOnPool(sequelize, { ...named(text, values), text, values }, on);
  return result.rows;
}

/** How many rows fit; `upTo`: counts no further. */
export async function countRows(sequelize: Sequelize, model: ModelStatic<Model>, where: WhereOptions, upTo?: number): Promise<number> {
  const values: unknown[] = [];
  const asked = whereSql(model, where, collectInto(values));
  const from = `FROM "${String(model.getTableName())}" AS "${model.name}"${asked === '' ? '' : ` WHERE ${asked}`}`;
  const text =
    upTo === undefined
      ? `SELECT count(*)::int AS count ${from}`
      : `SELECT count(*)::int AS count FROM (SELECT 1 ${from} LIMIT ${whole(upTo)}) counted`;
  const result = await queryOnPool(sequelize, { text, values }, 'replica');
  const [row]: { count: number }[] = result.rows;
  return row?.count ?? 0;
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

function whole(value: number): number {
  if (!Number.isSafeInteger(value) || value < 0) throw new TypeError(`${value} is not a number of rows`);
  return value;
}
