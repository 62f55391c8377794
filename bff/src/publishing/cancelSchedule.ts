import { saveChange } from '#src/calls/records.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { ContentFields, ContentRow } from './content.model.ts';
import { draftEntity } from './contentEntity.ts';
import type { ContentType } from './contentType.ts';

/** Drops what was planned for a piece; the reason stands in its history. */
export async function cancelPlan<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  reason: string,
  context: CallContext,
): Promise<void> {
  const values: Partial<ContentRow> = { publishAt: null, publishVersion: null, unpublishAt: null };
  const note = reason.slice(0, 300);
  await saveChange(
    draftEntity(type),
    row,
    { values: values as Partial<ContentRow<F>>, kind: 'STATUS', note, action: 'PUBLISH plan failed' },
    context,
  );
}
