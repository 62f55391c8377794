import { Op, type WhereOptions } from 'sequelize';
import { listPage, listRows, pageHeaders } from '#src/calls/lists.ts';
import { Failure } from '#src/http/failure.ts';
import type { Answer, CallContext } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';
import { contentTag, stored } from '#src/http/storedAnswer.ts';
import { hasBrokenLinks } from './brokenLinks.ts';
import type { ContentFields } from './content.model.ts';
import { draftEntity, publishedEntity } from './contentEntity.ts';
import type { ContentType } from './contentType.ts';
import { seesDrafts } from './findContent.ts';
import { addLiveFields } from './liveFields.ts';
import type { PublishedPage } from './publishedCache.ts';

/** The query of a list of content. */
export type ContentListRequest = Parameters<typeof listPage>[1] & { published?: string | undefined; hasBrokenLinks?: 'true' | undefined };

/** One page of a kind of content: published versions, or for staff the newest; `extra` narrows it. */
export async function contentList<T, F extends ContentFields>(
  type: ContentType<F>,
  query: ContentListRequest,
  context: CallContext,
  extra: WhereOptions = {},
): Promise<Answer<T>> {
  if (!type.live && readsPublished(query, context) && query.fields === undefined) return storedLines(type, query, context, extra);
  const page = await contentPage(type, query, context, extra);
  const items = await addLiveFields(type, page.items, context);
  return stored(JSON.stringify({ ...page, items }), null, pageHeaders(page, type.path));
}

/** A page of lines that lie ready as JSON: kept in memory when its query tells all of it. */
async function storedLines<T, F extends ContentFields>(
  type: ContentType<F>,
  request: ContentListRequest,
  context: CallContext,
  narrowed: WhereOptions,
): Promise<Answer<T>> {
  const { query, extra } = asked(request, 'publishedContent', narrowed, context);
  const isTold = context.transaction === null && request.hasBrokenLinks === undefined && Reflect.ownKeys(narrowed).length === 0;
  const read = () => readPage(type, query, context, extra, isTold);
  const { answer, headers } = await (isTold ? context.published.findPage(`${type.name} ${keyOf(query)}`, read) : read());
  return stored(answer, null, headers);
}

async function readPage<F extends ContentFields>(
  type: ContentType<F>,
  query: Parameters<typeof listPage>[1],
  context: CallContext,
  extra: WhereOptions,
  isKept: boolean,
): Promise<PublishedPage> {
  const entity = { ...publishedEntity(type), ...(isKept ? ({ isKept } as const) : {}) };
  const { items, ...page } = await listRows(entity, query, context, extra);
  const lines = items.map(({ line }) => line).join(',');
  const answer = context.pictureAddresses.inJson(`{"items":[${lines}],${JSON.stringify(page).slice(1)}`);
  return { answer, headers: { ETag: contentTag(answer), ...pageHeaders({ ...page, items }, type.path) } };
}

/** One name for one query, however it was written. */
function keyOf(query: Record<string, unknown>): string {
  return JSON.stringify(Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function readsPublished({ published }: ContentListRequest, { actor }: CallContext): boolean {
  return !seesDrafts(actor) || published === 'true';
}

/** The same page before it is written as JSON. */
export async function contentPage<F extends ContentFields>(
  type: ContentType<F>,
  request: ContentListRequest,
  context: CallContext,
  narrowed: WhereOptions = {},
) {
  const isPublished = readsPublished(request, context);
  const { query, extra } = asked(request, isPublished ? 'publishedContent' : 'content', narrowed, context);
  if (isPublished) return listPage(publishedEntity(type), query, context, extra);
  const asksForTrash = String(query['status'] ?? '').includes('TRASHED');
  return listPage(draftEntity(type), query, context, asksForTrash ? extra : { ...extra, deletedAt: null });
}

/** The filters by columns, and as a condition the one that is none. */
function asked(
  { published: _, hasBrokenLinks: broken, ...query }: ContentListRequest,
  table: 'content' | 'publishedContent',
  narrowed: WhereOptions,
  { actor, sequelize }: CallContext,
) {
  checkPlaces(query);
  if (broken && !seesDrafts(actor)) throw new Failure('query.unknownField', { message: 'hasBrokenLinks is a filter for our team.' });
  const extra: WhereOptions = broken ? { [Op.and]: [narrowed, hasBrokenLinks(table, sequelize)] } : narrowed;
  return { query, extra };
}

/** A malformed id in a filter of a column of lists would reach the database as a cast error. */
function checkPlaces(query: Record<string, unknown>): void {
  const { locationIds } = query;
  if (locationIds === undefined || String(locationIds).split(',').every(isId)) return;
  throw new Failure('validation.failed', {
    message: 'locationIds needs ids of places.',
    status: 400,
    errors: [{ pointer: 'locationIds', field: 'locationIds', code: 'format', message: 'Use ids as the API gives them' }],
  });
}
