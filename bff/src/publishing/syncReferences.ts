import type { CallContext } from '#src/kernel/context.ts';
import type { Reference } from './references.ts';
import { replaceReferences } from './syncReferences.sql.ts';

/** Replaces the stored references of the draft or of the published version. */
export async function syncReferences(
  id: string,
  isPublished: boolean,
  references: readonly Reference[],
  { db }: CallContext,
): Promise<void> {
  await db.deferWrite(replaceReferences, {
    id,
    isPublished,
    fields: references.map(({ field }) => field),
    kinds: references.map(({ kind }) => kind),
    toTypes: references.map(({ to }) => to.entityType),
    toIds: references.map(({ to }) => to.entityId),
  });
}
