import { Op, type WhereOptions } from 'sequelize';
import { sqlCondition } from '#src/db/sqlCondition.ts';
import type { WordsCondition } from '#src/db/paging/pageQuery.ts';
import { findEnd } from '#src/db/paging/findEnd.ts';
import { selectPage } from '#src/db/paging/selectPage.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure } from '#src/kernel/failure.ts';
import { type Entity, type RecordRow, type SearchField, searchFieldsFor, visibilityWhere } from '#src/kernel/entity.ts';
import { parseFilters, parseQueryFilters } from './filters.ts';
import { buildPage, findPageStart, type Page } from './pages.ts';

/** The query parameters that select a page. */
export interface PageRequest {
  cursor?: string | undefined;
  offset: number;
  limit: number;
  q?: string | undefined;
  total?: 'exact' | undefined;
}

type ListQuery = PageRequest & { sort?: string | undefined } & Record<string, unknown>;

/** A page of a list by its query; `extra` adds conditions of our own. */
export async function listPage<R extends RecordRow, V>(
  entity: Entity<R, V>,
  query: ListQuery,
  context: CallContext,
  extra: WhereOptions = {},
): Promise<Page<V>> {
  const page = await listRows(entity, query, context, extra);
  return { ...page, items: page.items.map((row) => entity.present(row, context.actor)) };
}

/** Like `listPage`, but returns rows, for callers that present them themselves. */
export function listRows<R extends RecordRow, V>(
  entity: Entity<R, V>,
  query: ListQuery,
  context: CallContext,
  extra: WhereOptions = {},
): Promise<Page<R>> {
  const fields = searchFieldsFor(entity.fields, context.actor);
  const filters = parseQueryFilters(query, fields);
  const identity = isJsonSafe(extra) ? { ...query, extra } : null;
  return readList(entity, { scope: extra, filters, order: parseSort(query.sort, fields), page: query, identity }, context);
}

/** A page of a search by the filter language. */
export async function searchPage<R extends RecordRow, V>(
  entity: Entity<R, V>,
  body: PageRequest & { filters: Record<string, unknown>; sortOrders: { field: string; order: 'asc' | 'desc' }[] },
  context: CallContext,
): Promise<Page<V>> {
  const fields = searchFieldsFor(entity.fields, context.actor);
  const order = body.sortOrders.map(({ field, order: direction }): [string, 'ASC' | 'DESC'] => [
    sortAttribute(field, fields),
    direction === 'asc' ? 'ASC' : 'DESC',
  ]);
  const filters = parseFilters(body.filters, fields);
  const page = await readList(entity, { scope: {}, filters, order, page: body, identity: body }, context);
  return { ...page, items: page.items.map((row) => entity.present(row, context.actor)) };
}

/** The total of a page that is already serialized; of others the pipeline sends it by itself. */
export function totalHeader({ total }: Pick<Page<unknown>, 'total'>): Record<string, string> {
  return { 'X-Total-Count': String(total) };
}

interface ListRequest {
  /** Our own conditions besides those of the policy. */
  scope: WhereOptions;
  /** Conditions of the caller. */
  filters: WhereOptions;
  order: [attribute: string, direction: 'ASC' | 'DESC'][];
  page: PageRequest;
  /** Everything that distinguishes this list from others; null: nothing is remembered between pages. */
  identity: object | null;
}

/** A page of the rows visible to the caller. */
async function readList<R extends RecordRow, V>(
  entity: Entity<R, V>,
  { scope, filters, order, page, identity }: ListRequest,
  context: CallContext,
): Promise<Page<R>> {
  const visible = visibilityWhere(entity.policy, context.actor);
  const { limit, q, total } = page;
  const start = findPageStart(page, context);
  if (visible === null) return { items: [], total: 0, offset: start.offset, limit };
  const { rows, ...totals } = await selectPage(context.db, entity.model, {
    scope: { [Op.and]: [visible, scope] },
    filters,
    words: q ? searchWords(entity, q) : null,
    order: [...(order.length > 0 ? order : [entity.defaultSort]), ['id', 'ASC']],
    ...start,
    limit,
    exactTotal: total === 'exact',
    only: entity.listColumns,
    without: entity.omittedColumns,
    replica: !entity.isCached,
    listKey: identity && listKey(entity.type, identity, context),
  });
  return buildPage(rows, { start, limit, ...totals, end: findEnd(rows) }, context);
}

function listKey(
  type: string,
  { cursor: _, offset: __, limit: ___, ...identity }: { cursor?: unknown; offset?: unknown; limit?: unknown },
  { actor, snapshot }: CallContext,
): string {
  return JSON.stringify([type, actor.person?.userId ?? actor.via, identity, snapshot]);
}

/** Whether a condition can be serialized, so that it can be part of a list's identity. */
function isJsonSafe(where: WhereOptions): boolean {
  return (
    Object.getOwnPropertySymbols(where).length === 0 && Object.values(where).every((value) => value === null || typeof value !== 'object')
  );
}

/** The condition that the entity's search text contains each word of `q`; throws 400 for entities without one. */
export function searchWhere<R extends RecordRow, V>(entity: Entity<R, V>, q: string | undefined): WhereOptions {
  return q ? searchWords(entity, q).indexed : {};
}

function searchWords<R extends RecordRow, V>({ searchText, hasWord }: Entity<R, V>, q: string): WordsCondition {
  if (hasWord) {
    const condition = eachWord(q, (pattern) => sqlCondition(hasWord.sql, { ...hasWord.values, pattern }));
    return { indexed: condition, unindexed: condition };
  }
  if (searchText) return { indexed: containsWords(searchText, q), unindexed: containsWords(`(${searchText} || '')`, q) };
  throw new Failure('query.unknownField', {
    message: 'These records cannot be searched by words. Use the filters of the list instead of q.',
    errors: [{ pointer: 'q', field: 'q', code: 'unknown', message: 'These records cannot be searched by words' }],
  });
}

/** The condition that a normalized text contains each of the first eight words of `q`, ignoring case and accents. */
export function containsWords(text: string, q: string): WhereOptions {
  return eachWord(q, (pattern) => sqlCondition(`${text} LIKE plain_text(:pattern)`, { pattern }));
}

/** The words of `q` that are searched for. */
export function splitSearchWords(q: string): string[] {
  return q.split(' ').slice(0, 8);
}

function eachWord(q: string, conditionOf: (pattern: string) => WhereOptions): WhereOptions {
  return { [Op.and]: splitSearchWords(q).map((word) => conditionOf(`%${word.replace(/[\\%_]/g, '\\$&')}%`)) };
}

function parseSort(sort: string | undefined, fields: Record<string, SearchField>): [string, 'ASC' | 'DESC'][] {
  if (!sort) return [];
  return sort
    .split(',')
    .map((part): [string, 'ASC' | 'DESC'] =>
      part.startsWith('-') ? [sortAttribute(part.slice(1), fields), 'DESC'] : [sortAttribute(part, fields), 'ASC'],
    );
}

function sortAttribute(name: string, fields: Record<string, SearchField>): string {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field?.sortable) return field.attribute;
  const sortable = Object.keys(fields).filter((key) => fields[key]?.sortable);
  throw new Failure('query.unknownField', {
    message: `${name} is not a sort field here. Use one of: ${sortable.join(', ')}.`,
    errors: [{ pointer: 'sort', field: 'sort', code: 'unknown', message: `${name} is not a field to sort by` }],
  });
}
