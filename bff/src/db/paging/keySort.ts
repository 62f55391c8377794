import { selectListSql } from '#src/db/rowStatements.ts';
import { queryOnPool } from '#src/db/sequelizePool.ts';
import { positionSql } from './afterPosition.ts';
import { fromSql, keyColumnsSql, limitSql, orderSql, tableSql } from './listSql.ts';
import type { List, PageQuery, SortOrder } from './pageQuery.ts';
import { type CountedRow, type Slice, toSlice } from './selectSlice.ts';

/**
 * Strategy for few matches: finds and counts all of them, sorts their keys and reads only the rows of the page. It costs as much as the
 * matches, whereas an index scan in sort order would visit every row between them.
 */
export async function selectByKeySort<Row extends { id: string }>(
  list: List,
  { order, offset, limit }: Pick<PageQuery, 'order' | 'offset' | 'limit'>,
): Promise<Slice<Row>> {
  const values: unknown[] = [];
  const sort = orderSql(list.model, order.map(nullsLast));
  const keys = `SELECT ${keyColumnsSql(list.model, order)}, count(*) OVER ()::int AS counted ${fromSql(list, values)}${sort}${limitSql({ offset, limit })}`;
  const columns = `${selectListSql(list.model, list.only)}, ${positionSql(list.model, order)}, matches.counted AS "counted rows"`;
  const text = `SELECT ${columns} FROM (${keys}) matches JOIN ${tableSql(list.model)} ON "${list.model.name}".id = matches.key${sort}`;
  const result = await queryOnPool(list.sequelize, { text, values, isPlainRead: true }, list.on);
  const rows: CountedRow<Row>[] = result.rows;
  return toSlice(rows);
}

/** Sorts NULL last, which is possible because no index has to match this order. */
function nullsLast([name, direction]: SortOrder[number]): SortOrder[number] {
  return [name, direction === 'ASC' ? 'ASC' : 'DESC NULLS LAST'];
}
