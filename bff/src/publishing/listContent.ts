import { Op, type WhereOptions } from 'sequelize';
import { listPage, listRows, totalHeader } from '#src/records/lists.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { Reply } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { contentETag, jsonReply } from '#src/kernel/jsonReply.ts';
import { hasBrokenLinks } from './brokenLinks.ts';
import type { ContentFields } from './content.model.ts';
import { draftEntity, publishedEntity } from './contentEntity.ts';
import type { ContentType } from './contentType.ts';
import { canSeeDrafts } from './findContent.ts';
import { addLiveFields } from './liveFields.ts';
import type { PublishedPage } from '#src/kernel/publishedCache.ts';

export type ContentListQuery = Parameters<typeof listPage>[1] & { published?: string | undefined; hasBrokenLinks?: 'true' | undefined };

/** One page of a list: published versions, or for staff the newest ones. `extra` restricts it further. */
export async function listContent<T, F extends ContentFields>(
  type: ContentType<F>,
  query: ContentListQuery,
  context: CallContext,
  extra: WhereOptions = {},
): Promise<Reply<T>> {
  if (!type.loadLiveFields && wantsPublished(query, context)) return listPublished(type, query, context, extra);
  const page = await loadListPage(type, query, context, extra);
  const items = await addLiveFields(type, page.items, context);
  return jsonReply(JSON.stringify({ ...page, items }), null, totalHeader(page));
}

/** A page of published list items, which are stored as JSON; cached when only the query determines it. */
async function listPublished<T, F extends ContentFields>(
  type: ContentType<F>,
  request: ContentListQuery,
  context: CallContext,
  restriction: WhereOptions,
): Promise<Reply<T>> {
  const { query, extra } = buildFilters(request, 'publishedContent', restriction, context);
  const isCacheable = !context.db.isTransaction && request.hasBrokenLinks === undefined && Reflect.ownKeys(restriction).length === 0;
  const loadPage = () => loadPublishedPage(type, query, context, extra, isCacheable);
  const { json, headers } = await (isCacheable ? context.published.findPage(`${type.name} ${buildCacheKey(query)}`, loadPage) : loadPage());
  return jsonReply(json, null, headers);
}

async function loadPublishedPage<F extends ContentFields>(
  type: ContentType<F>,
  query: Parameters<typeof listPage>[1],
  context: CallContext,
  extra: WhereOptions,
  isCached: boolean,
): Promise<PublishedPage> {
  const entity = { ...publishedEntity(type), ...(isCached ? ({ isCached: true } as const) : {}) };
  const { items, ...page } = await listRows(entity, query, context, extra);
  const listItems = items.map(({ listItem }) => listItem).join(',');
  const json = context.pictureAddresses.resolveInJson(`{"items":[${listItems}],${JSON.stringify(page).slice(1)}`);
  return { json, headers: { ETag: contentETag(json), ...totalHeader(page) } };
}

/** The same key for equal queries, whatever the order of their parameters. */
function buildCacheKey(query: Record<string, unknown>): string {
  return JSON.stringify(Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function wantsPublished({ published }: ContentListQuery, { actor }: CallContext): boolean {
  return !canSeeDrafts(actor) || published === 'true';
}

/** One page of a list before serialization. */
export async function loadListPage<F extends ContentFields>(
  type: ContentType<F>,
  request: ContentListQuery,
  context: CallContext,
  restriction: WhereOptions = {},
) {
  const isPublished = wantsPublished(request, context);
  const { query, extra } = buildFilters(request, isPublished ? 'publishedContent' : 'content', restriction, context);
  if (isPublished) return listPage(publishedEntity(type), query, context, extra);
  const includesTrash = String(query['status'] ?? '').includes('TRASHED');
  return listPage(draftEntity(type), query, context, includesTrash ? extra : { ...extra, deletedAt: null });
}

/** Splits a query into the filters on columns and a condition for those that have no column. */
function buildFilters(
  { published: _, fields: __, hasBrokenLinks: broken, ...query }: ContentListQuery,
  table: 'content' | 'publishedContent',
  restriction: WhereOptions,
  { actor }: CallContext,
) {
  if (broken && !canSeeDrafts(actor)) throw new Failure('query.unknownField', { message: 'Only our team can filter by hasBrokenLinks.' });
  const extra: WhereOptions = broken ? { [Op.and]: [restriction, hasBrokenLinks(table)] } : restriction;
  return { query, extra };
}
