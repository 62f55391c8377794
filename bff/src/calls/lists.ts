import { type Model, type ModelStatic, Op, type Order, QueryTypes, type WhereOptions } from 'sequelize';
import type { Actor } from '#src/http/actor.ts';
import type { CallContext } from '#src/http/handler.ts';
import { Failure } from '#src/http/failure.ts';
import { type Entity, type RecordRow, rows, type SearchField, seenBy } from './entity.ts';
import { whereOf, whereOfQuery } from './filters.ts';
import { after, forgetPlaces, nearestPlace, rememberPlace, type SortColumn } from './pageKeys.ts';

const COUNTED_EXACTLY = 10_000;
/** From here on places are remembered; what comes before is skipped as fast. */
const DEEP = 100;

/** A page as the API answers it. */
export interface Page<V> {
  items: V[];
  total: number;
  totalIsEstimate?: boolean;
  offset: number;
  limit: number;
}
/** What a page of a list is asked by. */
export interface PageRequest {
  offset: number;
  limit: number;
  q?: string | undefined;
  total?: 'exact' | undefined;
}

/** A list by query: plain filters, sort, words. `extra` narrows it further, never widens it. */
export async function listPage<R extends RecordRow, V>(
  entity: Entity<R, V>,
  query: PageRequest & { sort?: string | undefined; fields?: string | undefined } & Record<string, unknown>,
  context: CallContext,
  extra: WhereOptions = {},
): Promise<Page<V>> {
  const parts = [whereOfQuery(query, entity.fields), extra];
  const page = await pageWhere(
    entity,
    parts,
    sortOf(query.sort, entity.fields),
    query,
    context,
    isPlain(extra) ? { ...query, extra } : null,
  );
  return query.fields ? { ...page, items: page.items.map((item) => pick(item, query.fields ?? '')) } : page;
}

/** A search by body: the filter language, sort orders, words. */
export async function searchPage<R extends RecordRow, V>(
  entity: Entity<R, V>,
  body: PageRequest & { filters: Record<string, unknown>; sortOrders: { field: string; order: 'asc' | 'desc' }[] },
  context: CallContext,
): Promise<Page<V>> {
  const order = body.sortOrders.map(({ field, order: direction }): [string, string] => [
    attribute(field, entity.fields),
    direction.toUpperCase(),
  ]);
  return pageWhere(entity, [whereOf(body.filters, entity.fields)], order, body, context, body);
}

/** The headers of a page: Link to its neighbours and the total. */
export function pageHeaders(page: Page<unknown>, path: string): Record<string, string> {
  const link = (offset: number, rel: string) => `<${path}?offset=${offset}&limit=${page.limit}>; rel="${rel}"`;
  const links = [
    ...(page.offset > 0 ? [link(Math.max(0, page.offset - page.limit), 'prev')] : []),
    ...(page.offset + page.items.length < page.total ? [link(page.offset + page.limit, 'next')] : []),
  ];
  return { 'X-Total-Count': String(page.total), ...(links.length > 0 ? { Link: links.join(', ') } : {}) };
}

/** `asked` is everything that tells this list from others; null: it is not known, so no place in it is remembered. */
async function pageWhere<R extends RecordRow, V>(
  entity: Entity<R, V>,
  parts: WhereOptions[],
  order: [string, string][],
  { offset, limit, q, total }: PageRequest,
  context: CallContext,
  asked: object | null,
): Promise<Page<V>> {
  const seen = seenBy(entity.policy, context.actor);
  if (seen === null) return { items: [], total: 0, offset, limit };
  const where = { [Op.and]: [seen, ...parts, wordsWhere(entity, q, context)] };
  const sorted = [...(order.length > 0 ? order : [[...entity.defaultSort] as [string, string]]), ['id', 'ASC'] as [string, string]];
  const list = asked && listName(entity.type, asked, context.actor);
  const found = await rowsOfPage(entity, where, sorted, { offset, limit }, list, context);
  const counted = isLastPage(found, offset, limit)
    ? { total: offset + found.length }
    : await count(entity, where, total === 'exact', context);
  return { items: found.map((row) => entity.present(row, context.actor)), ...counted, offset, limit };
}

async function rowsOfPage<R extends RecordRow, V>(
  entity: Entity<R, V>,
  where: WhereOptions,
  sorted: [string, string][],
  { offset, limit }: { offset: number; limit: number },
  list: string | null,
  context: CallContext,
): Promise<R[]> {
  const model = entity.model(context);
  const columns = sortColumns(model, sorted);
  const place = list && columns ? nearestPlace(list, offset) : null;
  const options =
    place && columns
      ? { where: { [Op.and]: [where, after(place.lastId, String(model.getTableName()), columns, context.sequelize)] }, offset: place.skip }
      : { where, offset };
  const order: Order = sorted;
  const found = rows<R>(await model.findAll({ ...options, order, limit, raw: true }));
  if (place && found.length === 0 && list) forgetPlaces(list); // the row may be gone: next time it is counted from the start
  const last = found.at(-1);
  if (list && columns && last && offset + limit >= DEEP && sorted.every(([name]) => Reflect.get(last, name) !== null))
    rememberPlace(list, offset + found.length, last.id);
  return found;
}

/** The columns behind the sort when all are plain columns of the table. */
function sortColumns(model: ModelStatic<Model>, sorted: [string, string][]): SortColumn[] | null {
  const attributes = model.getAttributes();
  const columns = sorted.map(([name, direction]) => ({ column: attributes[name]?.field ?? '', direction }));
  return columns.every(({ column }) => column !== '') ? columns : null;
}

function listName(type: string, { offset: _, limit: __, ...asked }: { offset?: unknown; limit?: unknown }, actor: Actor): string {
  return JSON.stringify([type, actor.person?.userId ?? actor.via, asked]);
}

function isLastPage(found: unknown[], offset: number, limit: number): boolean {
  return found.length < limit && (found.length > 0 || offset === 0);
}

function isPlain(where: WhereOptions): boolean {
  return Object.getOwnPropertySymbols(where).length === 0 && Object.values(where).every((value) => typeof value !== 'object');
}

/** Counts to the limit, then takes the table's own estimate: an exact count of a large table costs more than its page. */
async function count<R extends RecordRow, V>(
  entity: Entity<R, V>,
  where: WhereOptions,
  exact: boolean,
  context: CallContext,
): Promise<{ total: number; totalIsEstimate?: boolean }> {
  const model = entity.model(context);
  if (exact) return { total: await model.count({ where }) };
  const [beyond] = await model.findAll({ attributes: ['id'], where, offset: COUNTED_EXACTLY, limit: 1, raw: true });
  if (!beyond) return { total: await model.count({ where }) };
  const [table] = await context.sequelize.query<{ estimate: number }>(
    'SELECT greatest(reltuples, 0)::int AS estimate FROM pg_class WHERE oid = :table::regclass',
    {
      replacements: { table: model.getTableName() },
      type: QueryTypes.SELECT,
    },
  );
  return { total: Math.max(COUNTED_EXACTLY + 1, table?.estimate ?? 0), totalIsEstimate: true };
}

/** The words of `q` as a WHERE on the entity's plain text; each must stand in it. */
export function wordsWhere<R extends RecordRow, V>(entity: Entity<R, V>, q: string | undefined, { sequelize }: CallContext): WhereOptions {
  if (!q || !entity.searchText) return {};
  const column = entity.searchText;
  const words = q.split(' ').slice(0, 8);
  return {
    [Op.and]: words.map((word) =>
      sequelize.literal(`${column} LIKE plain_text(${sequelize.escape(`%${word.replace(/[\\%_]/g, '\\$&')}%`)})`),
    ),
  };
}

function sortOf(sort: string | undefined, fields: Record<string, SearchField>): [string, string][] {
  if (!sort) return [];
  return sort
    .split(',')
    .map((part): [string, string] =>
      part.startsWith('-') ? [attribute(part.slice(1), fields), 'DESC'] : [attribute(part, fields), 'ASC'],
    );
}

function attribute(name: string, fields: Record<string, SearchField>): string {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field?.sortable) return field.attribute;
  const sortable = Object.keys(fields).filter((key) => fields[key]?.sortable);
  throw new Failure('query.unknownField', {
    message: `${name} cannot be sorted by. These can: ${sortable.join(', ')}.`,
    errors: [{ pointer: 'sort', field: 'sort', code: 'unknown', message: `${name} is not a field to sort by` }],
  });
}

/** Only the named fields of an answer; ids always. */
function pick<V>(item: V, fields: string): V {
  const names = new Set(['id', ...fields.split(',')]);
  return Object.fromEntries(Object.entries(item ?? {}).filter(([name]) => names.has(name))) as V;
}
