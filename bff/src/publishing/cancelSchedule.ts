import { saveChange } from '#src/records/records.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { ContentFields, ContentRow } from './content.model.ts';
import { draftEntity } from './contentEntity.ts';
import type { ContentType } from './contentType.ts';

/** Cancels the scheduled publication of a content item and records the reason in its history. */
export async function cancelSchedule<F extends ContentFields>(
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
