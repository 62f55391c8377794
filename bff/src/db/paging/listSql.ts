import type { Model, ModelStatic } from 'sequelize';
import { selectListSql } from '#src/db/rowStatements.ts';
import { inlineConstants, whereSql } from '#src/db/whereSql.ts';
import { afterPositionSql } from './afterPosition.ts';
import type { List, SortOrder } from './pageQuery.ts';

/** `"table" AS "alias"`. */
export function tableSql(model: ModelStatic<Model>): string {
  return `"${String(model.getTableName())}" AS "${model.name}"`;
}

/** The conditions of a list, joined by AND; '' if there are none. Appends bound values to `values`. */
export function conditionsSql({ model, scope, filters, after }: List, values: unknown[], further: readonly string[] = []): string {
  const own = whereSql(model, scope, inlineConstants(values));
  const chosen = whereSql(model, filters, inlineConstants(values));
  const beyond = after ? afterPositionSql(model, after, values) : '';
  return [own, chosen, beyond, ...further].filter((condition) => condition !== '').join(' AND ');
}

/** The FROM and WHERE clauses of a list. */
export function fromSql(list: List, values: unknown[], further: readonly string[] = []): string {
  const conditions = conditionsSql(list, values, further);
  return `FROM ${tableSql(list.model)}${conditions === '' ? '' : ` WHERE ${conditions}`}`;
}

/** The ORDER BY clause with a leading space. Computed attributes are sorted by their alias in the SELECT list. */
export function orderSql(model: ModelStatic<Model>, order: SortOrder): string {
  const terms = order.map(([name, direction]) => {
    const column = columnOf(model, name);
    return `${column === undefined ? `"${name}"` : `"${model.name}"."${column}"`} ${direction}`;
  });
  return terms.length === 0 ? '' : ` ORDER BY ${terms.join(', ')}`;
}

/** LIMIT and OFFSET with a leading space. Not bound, because with an unknown limit PostgreSQL sorts all rows instead of using an index. */
export function limitSql({ offset, limit }: { offset: number; limit: number }): string {
  if (![offset, limit].every((number) => Number.isSafeInteger(number) && number >= 0))
    throw new TypeError(`invalid page: limit ${limit}, offset ${offset}`);
  return ` LIMIT ${limit}${offset === 0 ? '' : ` OFFSET ${offset}`}`;
}

/** The column of an attribute; undefined if it is computed. */
export function columnOf(model: ModelStatic<Model>, attribute: string): string | undefined {
  return model.getAttributes()[attribute]?.field;
}

/** The id of each row as `key`, with the computed columns that the order needs. */
export function keyColumnsSql(model: ModelStatic<Model>, order: SortOrder): string {
  const computed = order.map(([name]) => name).filter((name) => columnOf(model, name) === undefined);
  return [`"${model.name}".id AS key`, ...(computed.length > 0 ? [selectListSql(model, computed)] : [])].join(', ');
}
