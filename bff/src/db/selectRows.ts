import type { Model, ModelStatic, Sequelize, WhereOptions } from 'sequelize';
import type { QueryRunner } from './pipelinedTransaction.ts';
import { getPlanName } from './planName.ts';
import { selectListSql } from './rowStatements.ts';
import { queryOnPool } from './sequelizePool.ts';
import { bindValues, whereSql } from './whereSql.ts';

/** Which rows and attributes of a model to read. */
interface Selection {
  where: WhereOptions;
  /** Attributes to read; default: all, with the model's computed columns. */
  only?: readonly string[] | undefined;
  order?: readonly (readonly [attribute: string, direction: string])[];
  limit?: number;
  offset?: number;
  /** Locks the rows until the transaction ends. */
  lock?: boolean;
}

/** Reads the matching rows of a model, with its attributes as column names. */
export async function selectRows<R extends object>(
  sequelize: Sequelize,
  model: ModelStatic<Model>,
  { where, only, order = [], limit, offset = 0, lock = false }: Selection,
  on: QueryRunner | null,
): Promise<R[]> {
  const values: unknown[] = [];
  const from = fromSql(model, where, values);
  const isSharedPlan = values.length === 0;
  const sorted = order.map(([name, direction]) => `${columnOf(model, name)} ${direction === 'DESC' ? 'DESC' : 'ASC'}`).join(', ');
  const text = [
    `SELECT ${selectListSql(model, only)} ${from}`,
    ...(sorted === '' ? [] : [`ORDER BY ${sorted}`]),
    ...(limit === undefined ? [] : [`LIMIT $${values.push(limit)}`]),
    ...(offset === 0 ? [] : [`OFFSET $${values.push(offset)}`]),
    ...(lock ? [`FOR UPDATE OF "${model.name}"`] : []),
  ].join(' ');
  const result = await queryOnPool(sequelize, { ...(isSharedPlan ? getPlanName(text) : {}), text, values, isPlainRead: !lock }, on);
  return result.rows;
}

/** Counts the matching rows. */
export async function countRows(
  sequelize: Sequelize,
  model: ModelStatic<Model>,
  where: WhereOptions,
  on: QueryRunner | null,
): Promise<number> {
  const values: unknown[] = [];
  const text = `SELECT count(*)::int AS count ${fromSql(model, where, values)}`;
  const result = await queryOnPool(sequelize, { text, values, isPlainRead: true }, on);
  const [row]: { count: number }[] = result.rows;
  return row?.count ?? 0;
}

/** Counts the matching rows by the value of an attribute. */
export async function countRowsBy<Value>(
  sequelize: Sequelize,
  model: ModelStatic<Model>,
  attribute: string,
  where: WhereOptions,
  on: QueryRunner | null,
): Promise<{ value: Value; count: number }[]> {
  const values: unknown[] = [];
  const text = `SELECT ${columnOf(model, attribute)} AS value, count(*)::int AS count ${fromSql(model, where, values)} GROUP BY 1`;
  const result = await queryOnPool(sequelize, { text, values, isPlainRead: true }, on);
  return result.rows;
}

function fromSql(model: ModelStatic<Model>, where: WhereOptions, values: unknown[]): string {
  const condition = whereSql(model, where, bindValues(values));
  return `FROM "${String(model.getTableName())}" AS "${model.name}"${condition === '' ? '' : ` WHERE ${condition}`}`;
}

/** The column of an attribute, or its alias if it is computed. */
function columnOf(model: ModelStatic<Model>, name: string): string {
  const field = model.getAttributes()[name]?.field;
  return field === undefined ? `"${name}"` : `"${model.name}"."${field}"`;
}
