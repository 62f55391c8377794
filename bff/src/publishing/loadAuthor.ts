import type { CallContext } from '#src/kernel/context.ts';
import { selectAuthor, type PageAuthor } from './loadAuthor.sql.ts';

/** The author of a content item; null if it has none or they are not on the team page. */
export async function loadAuthor(id: string | null, { db }: CallContext): Promise<PageAuthor | null> {
  if (id === null) return null;
  const [author] = await db.run(selectAuthor, { id });
  return author ?? null;
}
