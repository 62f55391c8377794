import { type Answer, type CallContext, nothing } from '#src/http/handler.ts';
import { stored } from '#src/http/storedAnswer.ts';
import type { ContentFields, ContentRow } from './content.model.ts';
import { contentList, type ContentListRequest } from './contentList.ts';
import type { ContentType } from './contentType.ts';
import { findDraft, findPublished, seesDrafts } from './findContent.ts';
import { findPiece, type ReadRequest } from './findPiece.ts';
import { addLiveFields, withLiveFields } from './liveFields.ts';
import { staffView } from './presentContent.ts';
import { aliasesOf } from './slugs.ts';
import { moveToTrash } from './trash.ts';
import { changeContent, type ContentBody, createContent } from './writeContent.ts';

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
  return {
    list: <T>({ query }: { query: ContentListRequest }, context: CallContext): Promise<Answer<T>> => contentList(type, query, context),

    read: async <T>({ params, query }: ById & { query: ReadRequest }, context: CallContext): Promise<Answer<T>> => {
      const isPlain = query.preview === undefined && (!seesDrafts(context.actor) || query.published === 'true');
      if (isPlain) return withLiveFields(type, await findPublished(type, params.id, context), context);
      const piece = await findPiece(type, params.id, query, context);
      const [view] = await addLiveFields(type, [piece.view], context);
      return stored(JSON.stringify(view), piece.version, query.preview === undefined ? {} : { 'X-Robots-Tag': 'noindex' });
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
}

/** The newest version as staff are answered after a write. */
async function answerOf<T, F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  context: CallContext,
  headers: Record<string, string> = {},
): Promise<Answer<T>> {
  const aliases = row.version === 1 ? [] : await aliasesOf(row.id, context); // a first version has had no other address
  const view = staffView(type, row, { aliases, actor: context.actor });
  const [whole] = await addLiveFields(type, [view], context);
  return stored(JSON.stringify(whole), row.version, headers);
}
