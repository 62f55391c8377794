import type { Model, ModelStatic } from 'sequelize';
import { expressionOf } from '#src/db/rowStatements.ts';
import type { AfterPosition, SortOrder } from './pageQuery.ts';

interface Term {
  sql: string;
  isAscending: boolean;
  isNullable: boolean;
  value: string | null;
  /** The parameter with the value. */
  place: string;
}

/** The name of the column that `positionSql` selects. */
export const POSITION = 'list position';

/** Selects the position of a row as texts, because JavaScript would round some values. */
export function positionSql(model: ModelStatic<Model>, order: SortOrder): string {
  return `ARRAY[${order.map(([name]) => `(${expressionOf(model, name)})::text`).join(', ')}] AS "${POSITION}"`;
}

/** The condition that a row comes after the position. Appends its values to `values`. */
export function afterPositionSql(model: ModelStatic<Model>, { order, position, nullable }: AfterPosition, values: unknown[]): string {
  const terms = order.map(([name, direction], index): Term => {
    const column = model.getAttributes()[name]?.field;
    const value = position[index] ?? null;
    return {
      sql: expressionOf(model, name),
      isAscending: direction === 'ASC',
      isNullable: column === undefined || nullable.has(column),
      value,
      place: value === null ? 'NULL' : `$${values.push(value)}`,
    };
  });
  const alternatives = terms.flatMap((term, index) => {
    if (term.value === null) return []; // nothing comes after NULL
    const equal = terms.slice(0, index).map(({ sql, value, place }) => (value === null ? `${sql} IS NULL` : `${sql} = ${place}`));
    const isBeyond = `${term.sql} ${term.isAscending ? '>' : '<'} ${term.place}`;
    return `(${[...equal, term.isNullable ? `(${isBeyond} OR ${term.sql} IS NULL)` : isBeyond].join(' AND ')})`;
  });
  return [...rangeSql(terms), `(${alternatives.join(' OR ') || 'false'})`].join(' AND ');
}

/** Redundant, but with the row comparison of the leading columns of one direction an index scan can start at the position. */
function rangeSql(terms: readonly Term[]): string[] {
  const end = terms.findIndex(
    ({ isAscending, isNullable, value }) => isAscending !== terms[0]?.isAscending || isNullable || value === null,
  );
  const leading = end < 0 ? terms : terms.slice(0, end);
  if (leading.length === 0) return [];
  const sign = terms[0]?.isAscending ? '>=' : '<=';
  return [`(${leading.map(({ sql }) => sql).join(', ')}) ${sign} (${leading.map(({ place }) => place).join(', ')})`];
}
