import { preparedQuery } from '#src/database/prepared.ts';
import { fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { ContentName } from './content.model.ts';

/** Refuses a parent that is not there, or that lies below the category itself. */
export async function checkParent(
  type: ContentName,
  { slug, parentId }: { slug: string; parentId: string | null },
  { sequelize, transaction }: CallContext,
): Promise<void> {
  if (parentId === null) return;
  const rows = await preparedQuery<{ slug: string }>(
    sequelize,
    'content.parents',
    `WITH RECURSIVE above AS (
       SELECT id, slug, parent_id, 1 AS depth FROM content WHERE id = $1 AND type = $2
       UNION ALL SELECT c.id, c.slug, c.parent_id, above.depth + 1 FROM content c JOIN above ON c.id = above.parent_id WHERE above.depth < 20
     ) SELECT slug FROM above`,
    [parentId, type],
    transaction,
  );
  if (rows.length === 0) throw fieldFailure('/parentId', 'unknown', 'There is no category with this id');
  if (rows.some((row) => row.slug === slug))
    throw fieldFailure('/parentId', 'notAllowed', 'A category cannot lie in itself or in one below it');
}
