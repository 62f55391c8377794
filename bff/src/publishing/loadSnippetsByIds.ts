import type { CallContext } from '#src/kernel/context.ts';
import { loadSnippets, type SnippetView } from './snippets.ts';
import type { SnippetRow } from './snippets.sql.ts';
import { selectSnippetRows } from './loadSnippetsByIds.sql.ts';

/** Snippets of the published items with these ids, in the order of the ids. */
export async function loadSnippetsByIds(ids: readonly string[], context: CallContext): Promise<SnippetView[]> {
  return loadSnippets(await loadSnippetRows(ids, context), context);
}

/** Rows for the snippets, for callers that build many at once. */
export async function loadSnippetRows(ids: readonly string[], { db }: CallContext): Promise<SnippetRow[]> {
  if (ids.length === 0) return [];
  return db.run(selectSnippetRows, { ids });
}
