import { z } from 'zod';

/** The parameters of a statement that reads a page of a list by offset or cursor. */
export const pageParams = { after: z.array(z.string().nullable()).readonly().nullable(), limit: z.int(), offset: z.int() };

/** The column of `KeysetSql.position`. */
export const positionColumn = { position: z.array(z.string().nullable()) };

/** One term of an order that ends with a unique term. NULL comes last, whatever the direction. */
export interface KeysetTerm {
  sql: string;
  /** The PostgreSQL type of its values. */
  type: string;
  direction: 'ASC' | 'DESC';
}

/** The parts of a statement that reads a list by cursor; it takes the parameter `:after`, the position to continue after or NULL. */
export interface KeysetSql {
  /** The position of a row: a column of texts. */
  position: string;
  /** The condition that a row comes after `:after`. */
  isAfter: string;
  orderBy: string;
  /** The order with `:limit` and, where nothing is continued, `:offset`. */
  page: string;
}

/** Builds the parts from an order. */
export function buildKeysetSql(order: readonly KeysetTerm[]): KeysetSql {
  const place = (index: number, { type }: KeysetTerm) => `(:after::text[])[${index + 1}]::${type}`;
  const alternatives = order.map((term, index) => {
    const equal = order.slice(0, index).map((before, at) => `${before.sql} IS NOT DISTINCT FROM ${place(at, before)}`);
    const value = place(index, term);
    const isBeyond = `(${term.sql} ${term.direction === 'ASC' ? '>' : '<'} ${value} OR ${term.sql} IS NULL AND ${value} IS NOT NULL)`;
    return [...equal, isBeyond].join(' AND ');
  });
  const orderBy = `ORDER BY ${order.map(({ sql, direction }) => `${sql} ${direction} NULLS LAST`).join(', ')}`;
  return {
    position: `ARRAY[${order.map(({ sql }) => `(${sql})::text`).join(', ')}] AS position`,
    isAfter: `(:after::text[] IS NULL OR ${alternatives.map((one) => `(${one})`).join(' OR ')})`,
    orderBy,
    page: `${orderBy} LIMIT :limit OFFSET CASE WHEN :after::text[] IS NULL THEN :offset ELSE 0 END`,
  };
}
