import { type Reply, noContent } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { jsonReply, recordETag } from '#src/kernel/jsonReply.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { checkContentVersion } from './checkContentVersion.ts';
import type { ContentFields, ContentRow } from './content.model.ts';
import { contentEntityFor } from './contentEntity.ts';
import { listContent, type ContentListQuery } from './listContent.ts';
import type { ContentType } from './contentType.ts';
import { findDraft, findPublished, canSeeDrafts } from './findContent.ts';
import { findItem, type ReadQuery } from './findItem.ts';
import { addLiveFields, appendLiveFields } from './liveFields.ts';
import { buildStaffResponse } from './presentContent.ts';
import { loadAliases } from './slugs.ts';
import { moveToTrash } from './trash.ts';
import { changeContent, type ContentBody, createContent } from './writeContent.ts';

export interface IdInput {
  params: { id: string };
}
/** The version parameter is called `version` in some paths of the specification and `v` in others. */
export interface VersionParams {
  id: string;
  version?: string;
  v?: string;
}

export function versionOf({ version, v }: VersionParams): string {
  return version ?? v ?? '';
}

/** Handlers that list, read, create, change and trash one type of content. */
export function contentCalls<F extends ContentFields>(type: ContentType<F>) {
  return {
    list: listOf(contentEntityFor(type), <T>({ query }: { query: ContentListQuery }, context: CallContext): Promise<Reply<T>> =>
      listContent(type, query, context),
    ),

    read: async <T>({ params, query }: IdInput & { query: ReadQuery }, context: CallContext): Promise<Reply<T>> => {
      const isPublishedRead = query.preview === undefined && (!canSeeDrafts(context.actor) || query.published === 'true');
      if (isPublishedRead) return appendLiveFields(type, await findPublished(type, params.id, context), context);
      const item = await findItem(type, params.id, query, context);
      const [response] = await addLiveFields(type, [item.response], context);
      const json = JSON.stringify(response);
      const headers = query.preview === undefined ? {} : { 'X-Robots-Tag': 'noindex' };
      return jsonReply(json, null, { ETag: recordETag(item.version, json), ...headers });
    },

    create: async <T>({ body }: { body: ContentBody & { title: string } }, context: CallContext): Promise<Reply<T>> => {
      const row = await createContent(type, body, context);
      return buildStaffReply(type, row, context, { Location: `${type.path}/${row.id}` });
    },

    update: async <T>({ params, body }: IdInput & { body: ContentBody }, context: CallContext): Promise<Reply<T>> =>
      buildStaffReply(type, await changeContent(type, params.id, body, context), context),

    remove: async ({ params, query }: IdInput & { query: { force?: string | undefined } }, context: CallContext) => {
      const row = await findDraft(type, params.id, context);
      await checkContentVersion(row, undefined, context);
      await moveToTrash(type, row, query.force === 'true', context);
      return noContent();
    },
  };
}

/** The response to a write: the newest version as staff see it. */
async function buildStaffReply<T, F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  context: CallContext,
  headers: Record<string, string> = {},
): Promise<Reply<T>> {
  const aliases = row.version === 1 ? [] : await loadAliases(row.id, context); // a first version has no aliases yet
  const response = buildStaffResponse(type, row, { aliases, actor: context.actor });
  const [body] = await addLiveFields(type, [response], context);
  return jsonReply(JSON.stringify(body), row.version, headers);
}
