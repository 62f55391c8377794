import { newId } from '#src/kernel/newId.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { ContentName } from './contentName.ts';
import { deleteRedirect, retargetRedirects, upsertAliasRedirect, markRedirectsGone, insertGoneRedirects } from './syncRedirects.sql.ts';

/** A published page and its paths, with trailing slashes; `previousPath` is null on first publication. */
interface PageMove {
  id: string;
  type: ContentName;
  previousPath: string | null;
  path: string;
}

/**
 * Updates redirects when a page is published: removes those from its path and points those to its previous path at the item itself.
 * Content pages get a redirect from their previous path, because they have no slug to keep as an alias.
 */
export async function syncRedirects({ id, type, previousPath: was, path: is }: PageMove, { db }: CallContext): Promise<void> {
  await db.deferWrite(deleteRedirect, { fromPath: withoutSlash(is) });
  if (was === null || was === is) return;
  await db.deferWrite(retargetRedirects, { toPath: withoutSlash(was), type, id });
  if (type !== 'contentPage') return;
  await db.deferWrite(upsertAliasRedirect, { newId: newId(), fromPath: withoutSlash(was), type, id });
}

/** Makes the paths of permanently deleted pages, and redirects to them, respond with 410. */
export async function markPagesGone(pages: readonly { id: string; paths: readonly string[] }[], { db }: CallContext): Promise<void> {
  const paths = [...new Set(pages.flatMap((page) => page.paths.map(withoutSlash)))];
  await db.run(markRedirectsGone, { itemIds: pages.map(({ id }) => id), paths });
  await db.run(insertGoneRedirects, { ids: paths.map(() => newId()), paths });
}

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}
