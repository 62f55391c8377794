import { listPage, pageHeaders } from '#src/calls/lists.ts';
import { Failure } from '#src/http/failure.ts';
import { type Answer, type CallContext, nothing } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';
import { stored } from '#src/http/storedAnswer.ts';
import { draftEntity, publishedEntity } from './contentEntity.ts';
import type { ContentFields, ContentRow } from './content.model.ts';
import type { ContentType } from './contentType.ts';
import { findDraft, findPublished, seesDrafts } from './findContent.ts';
import { findPiece, type ReadRequest } from './findPiece.ts';
import { addLiveFields, withLiveFields } from './liveFields.ts';
import { staffView } from './presentContent.ts';
import { aliasesOf } from './slugs.ts';
import { moveToTrash } from './trash.ts';
import { changeContent, type ContentBody, createContent } from './writeContent.ts';

type ListQuery = Parameters<typeof listPage>[1] & { published?: string | undefined };
export interface ById {
  params: { id: string };
}
/** A version is `{version}` in some paths of the specification and `{v}` in others. */
export interface VersionParams {
  id: string;
  version?: string;
  v?: string;
}

/** The version a path names. */
export function versionOf({ version, v }: VersionParams): string {
  return version ?? v ?? '';
}

/** List, read, HEAD, create, change and trash of one kind of content. */
export function contentCalls<F extends ContentFields>(type: ContentType<F>) {
  const drafts = draftEntity(type);
  const shown = publishedEntity(type);

  return {
    list: async <T>({ query }: { query: ListQuery }, context: CallContext): Promise<Answer<T>> => {
      const { published, ...rest } = query;
      const page =
        seesDrafts(context.actor) && published !== 'true' ? await draftPage(rest, context) : await listPage(shown, rest, context);
      const items = await addLiveFields(type, page.items, context);
      return stored(JSON.stringify({ ...page, items }), null, pageHeaders(page, type.path));
    },

    read: async <T>({ params, query }: ById & { query: ReadRequest }, context: CallContext): Promise<Answer<T>> => {
      const isPlain = query.preview === undefined && (!seesDrafts(context.actor) || query.published === 'true');
      if (isPlain) return withLiveFields(type, await findPublished(type as never, params.id, context), context);
      const piece = await findPiece(type, params.id, query, context);
      const [view] = await addLiveFields(type, [piece.view], context);
      return stored(
        JSON.stringify(view),
        type.live ? null : piece.version,
        query.preview === undefined ? {} : { 'X-Robots-Tag': 'noindex' },
      );
    },

    exists: async ({ params, query }: ById & { query: ReadRequest }, context: CallContext) => {
      await findPiece(type, params.id, query, context);
      return nothing();
    },

    create: async <T>({ body }: { body: ContentBody & { title: string } }, context: CallContext): Promise<Answer<T>> => {
      const row = await createContent(type, body, context);
      return answerOf(type, row, context, { Location: `${type.path}/${row.id}` });
    },

    update: async <T>({ params, body }: ById & { body: ContentBody }, context: CallContext): Promise<Answer<T>> =>
      answerOf(type, await changeContent(type, params.id, body, context), context),

    remove: async ({ params, query }: ById & { query: { force?: string | undefined } }, context: CallContext) => {
      await moveToTrash(type, await findDraft(type, params.id, context), query.force === 'true', context);
      return nothing();
    },
  };

  async function draftPage(query: ListQuery, context: CallContext) {
    checkIds(query);
    const asksForTrash = String(query['status'] ?? '').includes('TRASHED');
    return listPage(drafts, query, context, asksForTrash ? {} : { deletedAt: null });
  }
}

/** A malformed id in a filter of a list column would reach the database as a cast error. */
function checkIds(query: Record<string, unknown>): void {
  const { locationIds } = query;
  if (locationIds === undefined || String(locationIds).split(',').every(isId)) return;
  throw new Failure('validation.failed', {
    message: 'locationIds needs ids of places.',
    status: 400,
    errors: [{ pointer: 'locationIds', field: 'locationIds', code: 'format', message: 'Use ids as the API gives them' }],
  });
}

/** The newest version as staff are answered after a write. */
async function answerOf<T, F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  context: CallContext,
  headers: Record<string, string> = {},
): Promise<Answer<T>> {
  const view = staffView(type, row, { aliases: await aliasesOf(row.id, context), actor: context.actor });
  const [whole] = await addLiveFields(type, [view], context);
  return stored(JSON.stringify(whole), row.version, headers);
}
