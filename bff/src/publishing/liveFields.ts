import type { Reply } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { jsonReply } from '#src/kernel/jsonReply.ts';
import type { ContentFields } from './content.model.ts';
import type { ContentType } from './contentType.ts';
import type { ContentResponse } from './presentContent.ts';

/** Appends the live fields to a serialized response. */
export async function appendLiveFields<T, F extends ContentFields>(
  type: ContentType<F>,
  { id, version, json }: { id: string; version: number; json: string },
  context: CallContext,
): Promise<Reply<T>> {
  if (!type.loadLiveFields) return jsonReply(json, version);
  const liveFields = (await type.loadLiveFields([id], context)).get(id) ?? {};
  // live fields change without a new version, so the ETag is a hash of the content
  return jsonReply(`${json.slice(0, -1)},${JSON.stringify(liveFields).slice(1)}`, null);
}

/** Adds the live fields to response objects. */
export async function addLiveFields<F extends ContentFields>(
  type: ContentType<F>,
  responses: readonly ContentResponse[],
  context: CallContext,
): Promise<ContentResponse[]> {
  if (!type.loadLiveFields || responses.length === 0) return [...responses];
  const live = await type.loadLiveFields(
    responses.map(({ id }) => String(id)),
    context,
  );
  return responses.map((response) => ({ ...response, ...live.get(String(response['id'])) }));
}
