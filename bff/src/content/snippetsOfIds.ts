import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import { snippetColumns, type SnippetRow, snippetsOf, type SnippetView } from './snippets.ts';

/** Cards of the published ones among some pieces, in the order of the ids. */
export async function snippetsOfIds(ids: readonly string[], context: CallContext): Promise<SnippetView[]> {
  if (ids.length === 0) return [];
  const rows = await preparedQuery<SnippetRow>(
    context.sequelize,
    'content.snippetsOfIds',
    `SELECT ${snippetColumns} FROM published_content p WHERE p.id = ANY ($1::uuid[]) ORDER BY array_position($1::uuid[], p.id)`,
    [ids],
  );
  return snippetsOf(rows, context);
}
