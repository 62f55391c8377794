import { countList } from './countList.ts';
import { columnOf } from './listSql.ts';
import { loadNullableColumns } from './loadNullableColumns.ts';
import type { List, PageQuery, SortOrder } from './pageQuery.ts';
import { type Slice, selectSlice } from './selectSlice.ts';

/**
 * Reads in sort order with NULL last. If the first column is DESC and nullable, it reads first the rows with a value, then those without,
 * so that both reads can use a plain index, which sorts NULL first.
 */
export async function selectNullsLast<Row extends { id: string }>(
  list: List,
  query: Pick<PageQuery, 'order' | 'offset' | 'limit'>,
  includeCount: boolean,
): Promise<Slice<Row>> {
  const { offset, limit } = query;
  const nullable = await loadNullableColumns(list);
  const needsSplit = ([name, direction]: SortOrder[number]) => direction === 'DESC' && nullable.has(columnOf(list.model, name) ?? '');
  const [first, ...others] = query.order;
  const rest = others.map((one): SortOrder[number] => (needsSplit(one) ? [one[0], 'DESC NULLS LAST'] : one));
  if (!first) return selectSlice(list, { order: rest, offset, limit, includeCount: includeCount });
  if (!needsSplit(first)) return selectSlice(list, { order: [first, ...rest], offset, limit, includeCount: includeCount });

  const column = `"${list.model.name}"."${columnOf(list.model, first[0])}"`;
  const withValue = [`${column} IS NOT NULL`];
  const valued = omitNullable(list, columnOf(list.model, first[0]));
  const { rows } = await selectSlice<Row>(valued, { order: [first, ...rest], offset, limit, further: withValue, includeCount: false });
  if (rows.length === limit) return { rows, count: undefined };
  const before = rows.length > 0 || offset === 0 ? offset : await countList(list, { further: withValue });
  const withoutValue = await selectSlice<Row>(
    { ...list, key: null },
    {
      order: rest,
      wholeOrder: query.order,
      offset: Math.max(0, offset - before),
      limit: limit - rows.length,
      further: [`${column} IS NULL`],
      includeCount: false,
    },
  );
  return { rows: [...rows, ...withoutValue.rows], count: undefined };
}

/** The rows with a value, among which the column's values have a range. */
function omitNullable(list: List, column: string | undefined): List {
  if (!list.after) return list;
  const nullable = new Set([...list.after.nullable].filter((name) => name !== column));
  return { ...list, after: { ...list.after, nullable } };
}
