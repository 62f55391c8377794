import type { Answer } from '#src/http/handler.ts';
import type { CallContext } from '#src/http/handler.ts';
import { stored } from '#src/http/storedAnswer.ts';
import type { ContentFields } from './content.model.ts';
import type { ContentType } from './contentType.ts';
import type { View } from './presentContent.ts';

/** A stored answer with what changes without a new version written into it. */
export async function withLiveFields<T, F extends ContentFields>(
  type: ContentType<F>,
  { id, version, answer }: { id: string; version: number; answer: string },
  context: CallContext,
): Promise<Answer<T>> {
  if (!type.live) return stored(answer, version);
  const live = (await type.live([id], context)).get(id) ?? {};
  return stored(`${answer.slice(0, -1)},${JSON.stringify(live).slice(1)}`, null); // it changes with every review, so its content makes the ETag
}

/** The same for views. */
export async function addLiveFields<F extends ContentFields>(
  type: ContentType<F>,
  views: readonly View[],
  context: CallContext,
): Promise<View[]> {
  if (!type.live || views.length === 0) return [...views];
  const live = await type.live(
    views.map(({ id }) => String(id)),
    context,
  );
  return views.map((view) => ({ ...view, ...live.get(String(view['id'])) }));
}
