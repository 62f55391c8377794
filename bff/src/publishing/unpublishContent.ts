import { saveChange } from '#src/records/records.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { ContentFields, ContentRow } from './content.model.ts';
import { draftEntity } from './contentEntity.ts';
import type { ContentType } from './contentType.ts';
import { checkNotInUse } from './publishGate.ts';
import { deletePublishedRow, deletePublishedReferences } from './unpublishContent.sql.ts';

/** Unpublishes a content item and cancels its schedule. Throws 409 if published pages refer to it, unless forced. */
export async function unpublishContent<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  force: boolean,
  context: CallContext,
): Promise<ContentRow<F>> {
  await checkNotInUse(row, force, context);
  await deletePublished(row.id, context);
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

/** Deletes the published version and its references. */
export async function deletePublished(id: string, { published, db }: CallContext): Promise<void> {
  await db.run(deletePublishedRow, { id });
  await db.run(deletePublishedReferences, { id });
  published.invalidate(db);
}
