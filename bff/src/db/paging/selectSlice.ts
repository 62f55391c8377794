import { selectListSql } from '#src/db/rowStatements.ts';
import { queryOnPool } from '#src/db/sequelizePool.ts';
import { getPlanName } from '#src/db/planName.ts';
import { MAX_EXACT_COUNT } from './countList.ts';
import { afterAnchorSql, forgetAnchors, keysetColumns, findNearestAnchor, rememberAnchor } from './keyset.ts';
import { fromSql, limitSql, orderSql } from './listSql.ts';
import { positionSql } from './afterPosition.ts';
import type { List, SortOrder } from './pageQuery.ts';

/** Consecutive rows of a list, with the list's count if it was included. */
export interface Slice<Row> {
  rows: Row[];
  count: number | undefined;
}

export type CountedRow<Row> = Row & { 'counted rows'?: number };

interface SliceQuery {
  order: SortOrder;
  /** The order of the whole list, which positions are told in; default: `order`. */
  wholeOrder?: SortOrder;
  offset: number;
  limit: number;
  /** SQL conditions besides those of the list. */
  further?: readonly string[];
  /** Counts the list in the same statement, up to one more than MAX_EXACT_COUNT. */
  includeCount: boolean;
}

/** Anchors are remembered from this offset on; skipping fewer rows is just as fast. */
const MIN_ANCHOR_OFFSET = 100;

/**
 * Default strategy: reads in sort order from the nearest remembered row, so that an index scan costs as much as the rows skipped and read.
 */
export async function selectSlice<Row extends { id: string }>(
  list: List,
  { order, wholeOrder = order, offset, limit, further = [], includeCount }: SliceQuery,
): Promise<Slice<Row>> {
  const { model, key, on } = list;
  const columns = key === null ? null : keysetColumns(model, order);
  const anchor = key !== null && columns ? findNearestAnchor(key, offset) : undefined;
  const values: unknown[] = [];
  const continuation = anchor && columns ? [afterAnchorSql(model, columns, `$${values.push(anchor.lastId)}`)] : [];
  const from = fromSql(list, values, [...further, ...continuation]);
  const count = includeCount
    ? `, (SELECT count(*)::int FROM (SELECT 1 ${from} LIMIT ${MAX_EXACT_COUNT + 1}) counted) AS "counted rows"`
    : '';
  const isSharedPlan = values.length === continuation.length; // no values of the caller
  const skip = anchor ? anchor.skip : offset;
  const lead = key !== null && columns && skip >= MIN_ANCHOR_OFFSET ? 1 : 0; // the row before the page, to start from it next time
  const page = limitSql({ offset: skip - lead, limit: limit + lead });
  const text = `SELECT ${selectListSql(model, list.only)}, ${positionSql(model, wholeOrder)}${count} ${from}${orderSql(model, order)}${page}`;
  const result = await queryOnPool(list.sequelize, { ...(isSharedPlan ? getPlanName(text) : {}), text, values, isPlainRead: true }, on);
  const found: CountedRow<Row>[] = result.rows;
  const rows = found.slice(lead);
  if (key === null || !columns) return toSlice(rows);
  if (anchor && found.length === 0) forgetAnchors(key); // the anchor's row may have been deleted
  const canAnchor = (row: Row | undefined): row is Row => row !== undefined && order.every(([name]) => Reflect.get(row, name) !== null);
  const [before, last] = [found[lead - 1], rows.at(-1)];
  if (canAnchor(before)) rememberAnchor(key, offset, before.id);
  if (canAnchor(last) && offset + limit >= MIN_ANCHOR_OFFSET) rememberAnchor(key, offset + rows.length, last.id);
  return toSlice(rows);
}

export function toSlice<Row>(rows: CountedRow<Row>[]): Slice<Row> {
  return { rows, count: rows[0]?.['counted rows'] };
}
