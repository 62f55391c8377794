import { Op, type WhereOptions } from 'sequelize';
import type { Db } from '#src/kernel/db.ts';
import type { ModelDefinition } from '#src/kernel/model.ts';
import { connectionsOf } from '#src/db/database.ts';
import { sequelizeModel } from '#src/db/defineModel.ts';
import { attributesExcept } from '#src/db/rowStatements.ts';
import { countList, MAX_EXACT_COUNT } from './countList.ts';
import { selectByKeySort } from './keySort.ts';
import { type ListSize, getRememberedSize, rememberSize } from './listSizes.ts';
import { loadNullableColumns } from './loadNullableColumns.ts';
import { selectNullsLast } from './nullsLast.ts';
import type { List, PageQuery, PageSlice } from './pageQuery.ts';
import { estimateRows, sampleSize } from './sampledTotal.ts';
import type { Slice } from './selectSlice.ts';

/** A page of a list with its total, by the strategy that suits the list (see README.md). */
export async function selectPage<Row extends { id: string }>(
  db: Db,
  definition: ModelDefinition<Row>,
  query: PageQuery,
): Promise<PageSlice<Row>> {
  const list = openList(db, definition, query);
  const size = await loadListSize(list, query);
  const walked = size?.useKeySort === false && query.words ? addFilter(list, query, query.words.unindexed) : list;
  const slice = query.after
    ? await selectAfter<Row>(size?.useKeySort ? list : walked, query, size)
    : size?.useKeySort
      ? await selectByKeySort<Row>(list, query)
      : await selectNullsLast<Row>(walked, query, includesCount(size, query));
  return { rows: slice.rows, ...(await loadTotal(list, query, size, slice)) };
}

/** What comes after a position: the rest of the list is read like a list of its own. */
async function selectAfter<Row extends { id: string }>(
  list: List,
  { order, after: position, limit }: PageQuery,
  size: ListSize | undefined,
): Promise<Slice<Row>> {
  const after = position ? { order, position, nullable: await loadNullableColumns(list) } : null;
  const rest = { ...list, after, key: null };
  const page = { order, offset: 0, limit };
  const { rows } = size?.useKeySort ? await selectByKeySort<Row>(rest, page) : await selectNullsLast<Row>(rest, page, false);
  return { rows, count: undefined };
}

function openList(db: Db, definition: ModelDefinition<object>, page: PageQuery): List {
  const { scope, filters, words, order, replica, listKey, ...query } = page;
  const { sequelize, transaction, replicas } = connectionsOf(db);
  const model = sequelizeModel(sequelize, definition);
  const only = query.only ?? (query.without && attributesExcept(model, query.without));
  const attributes = only && [...new Set([...only, ...order.map(([name]) => name)])];
  const on = transaction ?? (replica ? replicas : null);
  const key = listKey === null ? null : `${sequelize.getDatabaseName()} ${listKey}`; // tests run several products in one process
  const list: List = { db, sequelize, model, on, scope, filters, only: attributes, key, after: null };
  return words ? addFilter(list, page, words.indexed) : list;
}

function addFilter(list: List, { filters }: PageQuery, condition: WhereOptions): List {
  return { ...list, filters: { [Op.and]: [filters, condition] } };
}

/** The size of the list if it is remembered or worth sampling, which only searches for words are. */
async function loadListSize(list: List, { words }: PageQuery): Promise<ListSize | undefined> {
  const remembered = getRememberedSize(list.key);
  if (remembered || !words) return remembered;
  const size = await sampleSize(list);
  rememberSize(list.key, size);
  return size;
}

/** Whether to count in the statement of the page: for the first page of a list of unknown size. */
function includesCount(size: ListSize | undefined, { exactTotal, offset }: PageQuery): boolean {
  return size === undefined && !exactTotal && offset === 0;
}

async function loadTotal(
  list: List,
  { exactTotal, offset, after, limit }: PageQuery,
  size: ListSize | undefined,
  { rows, count }: Slice<object>,
): Promise<Omit<PageSlice<never>, 'rows'>> {
  const isLastPage = !after && rows.length < limit && (rows.length > 0 || offset === 0);
  if (isLastPage) return { total: offset + rows.length };
  if (size?.useKeySort && count !== undefined) return { total: count };
  if (exactTotal) return { total: await countList(list) };
  if (size?.useKeySort === false) return { total: size.total, totalIsEstimate: true };
  const counted = count ?? (await countList(list, { upTo: MAX_EXACT_COUNT + 1 }));
  if (counted <= MAX_EXACT_COUNT) return { total: counted };
  const total = Math.max(counted, await estimateRows(list));
  rememberSize(list.key, { useKeySort: false, total });
  return { total, totalIsEstimate: true };
}
