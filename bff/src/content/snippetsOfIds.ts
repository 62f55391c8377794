import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import { snippetColumns, type SnippetRow, snippetsOf, type SnippetView } from './snippets.ts';

/** Cards of the published ones among some pieces, in the order of the ids. */
export async function snippetsOfIds(ids: readonly string[], context: CallContext): Promise<SnippetView[]> {
  return snippetsOf(await snippetRowsOfIds(ids, context), context);
}

/** The same as rows, for who makes snippets of many at once. */
export async function snippetRowsOfIds(ids: readonly string[], { sequelize }: CallContext): Promise<SnippetRow[]> {
  if (ids.length === 0) return [];
  return preparedQuery<SnippetRow>(
    sequelize,
    'content.snippetsOfIds',
    `SELECT ${snippetColumns} FROM published_content p WHERE p.id = ANY ($1::uuid[]) ORDER BY array_position($1::uuid[], p.id)`,
    [ids],
  );
}
