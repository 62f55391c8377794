import { contentMachine, transitionsFrom } from '@farwend/api-contract';
import { listTransitionActors } from '#src/kernel/entity.ts';
import { saveChange } from '#src/records/records.ts';
import { checkTransition } from '#src/records/checkTransition.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { ContentFields, ContentRow } from './content.model.ts';
import { draftEntity } from './contentEntity.ts';
import type { ContentType } from './contentType.ts';
import { checkNotInUse } from './publishGate.ts';
import { deletePublished } from './unpublishContent.ts';

/** Moves a content item to the trash, from where it can be restored for 30 days. Throws 409 if published pages refer to it, unless forced. */
export async function moveToTrash<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  force: boolean,
  context: CallContext,
): Promise<void> {
  await checkNotInUse(row, force, context);
  await deletePublished(row.id, context);
  const now = new Date();
  const values: Partial<ContentRow> = {
    status: 'TRASHED',
    statusChangedAt: now,
    deletedAt: now,
    reviewState: 'NONE',
    publishedVersion: null,
    publishedAt: null,
    publishedById: null,
    publishAt: null,
    publishVersion: null,
    unpublishAt: null,
  };
  await saveChange(
    draftEntity(type),
    row,
    { values: values as Partial<ContentRow<F>>, kind: 'STATUS', action: `${row.status} → TRASHED` },
    context,
  );
}

/** Restores a content item as a draft if the body has `status: DRAFT`; otherwise throws 423, because items in the trash are locked. */
export async function restoreFromTrash<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  status: ContentRow['status'] | undefined,
  context: CallContext,
): Promise<ContentRow<F>> {
  if (status === undefined || status === 'TRASHED')
    throw new Failure('resource.locked', { message: 'It is in the trash. Send status DRAFT to restore it first.' });
  checkTransition(row.status, status, transitionsFrom(contentMachine, row.status, listTransitionActors(context.actor, false)), undefined);
  const values: Partial<ContentRow> = { status: 'DRAFT', statusChangedAt: new Date(), deletedAt: null };
  return saveChange(
    draftEntity(type),
    row,
    { values: values as Partial<ContentRow<F>>, kind: 'RESTORE', action: 'TRASHED → DRAFT' },
    context,
  );
}
