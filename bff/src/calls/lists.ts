import { Op, type Order, QueryTypes, type WhereOptions } from 'sequelize';
import type { CallContext } from '#src/http/handler.ts';
import { Failure } from '#src/http/failure.ts';
import { type Entity, type RecordRow, rows, type SearchField, seenBy } from './entity.ts';
import { whereOf, whereOfQuery } from './filters.ts';

const COUNTED_EXACTLY = 10_000;

/** A page as the API answers it. */
export interface Page<V> {
  items: V[];
  total: number;
  totalIsEstimate?: boolean;
  offset: number;
  limit: number;
}
interface PageRequest {
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
  const page = await pageWhere(entity, [whereOfQuery(query, entity.fields), extra], sortOf(query.sort, entity.fields), query, context);
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
  return pageWhere(entity, [whereOf(body.filters, entity.fields)], order, body, context);
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

async function pageWhere<R extends RecordRow, V>(
  entity: Entity<R, V>,
  parts: WhereOptions[],
  order: [string, string][],
  { offset, limit, q, total }: PageRequest,
  context: CallContext,
): Promise<Page<V>> {
  const seen = seenBy(entity.policy, context.actor);
  if (seen === null) return { items: [], total: 0, offset, limit };
  const model = entity.model(context);
  const where = { [Op.and]: [seen, ...parts, wordsWhere(entity, q, context)] };
  const sorted: Order = [...(order.length > 0 ? order : [[...entity.defaultSort] as [string, string]]), ['id', 'ASC']];
  const [found, counted] = await Promise.all([
    model.findAll({ where, order: sorted, offset, limit, raw: true }),
    count(entity, where, total === 'exact', context),
  ]);
  return { items: rows<R>(found).map((row) => entity.present(row, context.actor)), ...counted, offset, limit };
}

/** Counts to the limit and then asks the planner: an exact count of a large table costs more than its page. */
async function count<R extends RecordRow, V>(
  entity: Entity<R, V>,
  where: WhereOptions,
  exact: boolean,
  context: CallContext,
): Promise<{ total: number; totalIsEstimate?: boolean }> {
  const model = entity.model(context);
  if (exact) return { total: await model.count({ where }) };
  const some = await model.findAll({ attributes: ['id'], where, limit: COUNTED_EXACTLY + 1, raw: true });
  if (some.length <= COUNTED_EXACTLY) return { total: some.length };
  const [plan] = await context.sequelize.query<{ estimate: number }>(
    'SELECT greatest(reltuples, 0)::int AS estimate FROM pg_class WHERE oid = :table::regclass',
    {
      replacements: { table: model.getTableName() },
      type: QueryTypes.SELECT,
    },
  );
  return { total: Math.max(COUNTED_EXACTLY + 1, plan?.estimate ?? 0), totalIsEstimate: true };
}

function wordsWhere<R extends RecordRow, V>(entity: Entity<R, V>, q: string | undefined, { sequelize }: CallContext): WhereOptions {
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
