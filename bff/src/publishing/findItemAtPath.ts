import type { CallContext } from '#src/kernel/context.ts';
import { ContentName } from './contentName.ts';
import { buildPagePath } from './pagePaths.ts';
import { selectItemsAtPath, type ItemAtPath } from './findItemAtPath.sql.ts';

/** The published content item whose page has this path, without a trailing slash. */
export async function findItemAtPath(path: string, { db }: CallContext): Promise<ItemAtPath | undefined> {
  const rows = await db.run(selectItemsAtPath, { types: ContentName.options, slug: path.slice(path.lastIndexOf('/') + 1), path });
  return rows.find((row) => buildPagePath(row.type, row) === `${path}/`);
}
