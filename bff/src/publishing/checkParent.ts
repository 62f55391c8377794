import { fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { ContentName } from './contentName.ts';
import { selectCategoryAncestors } from './checkParent.sql.ts';
import { unknownReference } from '#src/kernel/reference.ts';

/** Rejects a parent that does not exist or is a descendant of the category, with 422. */
export async function checkParent(
  type: ContentName,
  { slug, parentId }: { slug: string; parentId: string | null },
  { db }: CallContext,
): Promise<void> {
  if (parentId === null) return;
  const rows = await db.run(selectCategoryAncestors, { parentId, type });
  if (rows.length === 0) throw unknownReference('/parentId', 'There is no category with this id');
  if (rows.some((row) => row.slug === slug))
    throw fieldFailure('/parentId', 'notAllowed', 'A category cannot be its own parent or a descendant of itself');
}
