import { contentMachine, movesFrom } from '@farwend/api-contract';
import { moversOf } from '#src/calls/entity.ts';
import { saveChange } from '#src/calls/records.ts';
import { chooseMove } from '#src/calls/transitions.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { ContentFields, ContentRow } from './content.model.ts';
import { draftEntity } from './contentEntity.ts';
import type { ContentType } from './contentType.ts';
import { refuseInUse } from './publishGate.ts';
import { hide } from './unpublishContent.ts';

/** Puts a piece into the trash, from where it can come back for 30 days. Refused while published pages refer to it, unless forced. */
export async function moveToTrash<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  force: boolean,
  context: CallContext,
): Promise<void> {
  await refuseInUse(row, force, context);
  await hide(row.id, context);
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

/** Brings a piece back as a draft when the body asks for it with `status: DRAFT`; without, the trash is locked. */
export async function restoreFromTrash<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  wanted: ContentRow['status'] | undefined,
  context: CallContext,
): Promise<ContentRow<F>> {
  if (wanted === undefined || wanted === 'TRASHED')
    throw new Failure('resource.locked', { message: 'It is in the trash. Send status DRAFT to bring it back first.' });
  chooseMove(row.status, wanted, movesFrom(contentMachine, row.status, moversOf(context.actor, false)), undefined);
  const values: Partial<ContentRow> = { status: 'DRAFT', statusChangedAt: new Date(), deletedAt: null };
  return saveChange(
    draftEntity(type),
    row,
    { values: values as Partial<ContentRow<F>>, kind: 'RESTORE', action: 'TRASHED → DRAFT' },
    context,
  );
}
