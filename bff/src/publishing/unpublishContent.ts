import { saveChange } from '#src/calls/records.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { ContentFields, ContentRow } from './content.model.ts';
import { draftEntity } from './contentEntity.ts';
import type { ContentType } from './contentType.ts';
import { refuseInUse } from './publishGate.ts';

/** Takes a piece back from visitors, and with it what was planned. Refused while published pages refer to it, unless forced. */
export async function unpublish<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  force: boolean,
  context: CallContext,
): Promise<ContentRow<F>> {
  await refuseInUse(row, force, context);
  await hide(row.id, context);
  const values: Partial<ContentRow> = {
    ...(row.publishedVersion === null ? {} : { status: 'UNPUBLISHED', statusChangedAt: new Date() }),
    publishedVersion: null,
    publishedAt: null,
    publishedById: null,
    publishAt: null,
    publishVersion: null,
    unpublishAt: null,
  };
  return saveChange(
    draftEntity(type),
    row,
    {
      values: values as Partial<ContentRow<F>>,
      kind: 'UNPUBLISH',
      action: row.publishedVersion === null ? 'PUBLISH plan cancelled' : `${row.status} → UNPUBLISHED`,
    },
    context,
  );
}

/** Removes the published version, so that no visitor finds it. */
export async function hide(id: string, { sequelize, transaction, published }: CallContext): Promise<void> {
  await preparedQuery(sequelize, 'content.hide', 'DELETE FROM published_content WHERE id = $1', [id], transaction);
  await preparedQuery(
    sequelize,
    'content.hideReferences',
    'DELETE FROM content_references WHERE from_id = $1 AND is_published',
    [id],
    transaction,
  );
  published.forget(transaction);
}
