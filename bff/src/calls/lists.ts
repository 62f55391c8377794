import { Op, type WhereOptions } from 'sequelize';
import { countRows } from '#src/database/selectRows.ts';
import type { Actor } from '#src/http/actor.ts';
import type { CallContext } from '#src/http/handler.ts';
import { Failure } from '#src/http/failure.ts';
import { type Entity, type RecordRow, type SearchField, seenBy } from './entity.ts';
import { whereOf, whereOfQuery } from './filters.ts';
import { knownSize, rememberSize } from './listTotals.ts';
import { readOn, rowsOfPage } from './pageRows.ts';
import { sizeByWords, totalOf } from './totalOf.ts';

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

type ListQuery = PageRequest & { sort?: string | undefined; fields?: string | undefined } & Record<string, unknown>;

/** A list by query: plain filters, sort, words. `extra` narrows it further, never widens it. */
export async function listPage<R extends RecordRow, V>(
  entity: Entity<R, V>,
  query: ListQuery,
  context: CallContext,
  extra: WhereOptions = {},
): Promise<Page<V>> {
  const page = await listRows(entity, query, context, extra);
  const items = page.items.map((row) => entity.present(row, context.actor));
  return { ...page, items: query.fields ? items.map((item) => pick(item, query.fields ?? '')) : items };
}

/** The same list as its rows, for who writes the answer otherwise. */
export function listRows<R extends RecordRow, V>(
  entity: Entity<R, V>,
  query: ListQuery,
  context: CallContext,
  extra: WhereOptions = {},
): Promise<Page<R>> {
  const parts = [whereOfQuery(query, entity.fields), extra];
  const asked = isPlain(extra) ? { ...query, extra } : null;
  return pageWhere(entity, parts, sortOf(query.sort, entity.fields), query, context, asked);
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
  const page = await pageWhere(entity, [whereOf(body.filters, entity.fields)], order, body, context, body);
  return { ...page, items: page.items.map((row) => entity.present(row, context.actor)) };
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

/** `asked` is everything that tells this list from others; null: it is not known, so nothing about it is remembered. */
async function pageWhere<R extends RecordRow, V>(
  entity: Entity<R, V>,
  parts: WhereOptions[],
  order: [string, string][],
  { offset, limit, q, total }: PageRequest,
  context: CallContext,
  asked: object | null,
): Promise<Page<R>> {
  const seen = seenBy(entity.policy, context.actor);
  if (seen === null) return { items: [], total: 0, offset, limit };
  const where = { [Op.and]: [seen, ...parts, wordsWhere(entity, q, context)] };
  const sorted = [...(order.length > 0 ? order : [[...entity.defaultSort] as [string, string]]), ['id', 'ASC'] as [string, string]];
  const list = asked && listName(entity.type, asked, context.actor);
  const [model, on] = [entity.model(context), readOn(entity, context)];
  const known = list === null ? undefined : knownSize(list);
  const size = known ?? (q ? await sizeByWords(model, where, context.sequelize, on) : undefined);
  if (list && size && size !== known) rememberSize(list, size);
  const areFew = size?.areFew === true;
  const countsAlong = areFew || (size === undefined && total !== 'exact' && offset === 0);
  const found = await rowsOfPage(entity, where, sorted, { offset, limit, countsAlong, areFew }, list, context);
  const page = { items: found.map(({ row }) => row), offset, limit };
  const counted = found[0]?.counted;
  if (isLastPage(found, offset, limit)) return { ...page, total: offset + found.length };
  if (areFew && counted !== undefined) return { ...page, total: counted };
  if (total === 'exact') return { ...page, total: await countRows(context.sequelize, model, where, on) };
  if (size && !size.areFew) return { ...page, total: size.total, totalIsEstimate: true };
  const all = await totalOf(model, where, counted, context.sequelize, on);
  if (list && all.totalIsEstimate) rememberSize(list, { areFew: false, total: all.total });
  return { ...page, ...all };
}

function listName(type: string, { offset: _, limit: __, ...asked }: { offset?: unknown; limit?: unknown }, actor: Actor): string {
  return JSON.stringify([type, actor.person?.userId ?? actor.via, asked]);
}

function isLastPage(found: unknown[], offset: number, limit: number): boolean {
  return found.length < limit && (found.length > 0 || offset === 0);
}

function isPlain(where: WhereOptions): boolean {
  return (
    Object.getOwnPropertySymbols(where).length === 0 && Object.values(where).every((value) => value === null || typeof value !== 'object')
  );
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
