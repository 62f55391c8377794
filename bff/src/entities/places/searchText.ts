import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';

/** What typed letters are looked for in, the texts joined by |. The database makes it plain, so that it forgives just what the index does. */
export async function searchTextOf(texts: readonly (string | null)[], { sequelize, transaction }: CallContext): Promise<string> {
  const joined = texts.filter((text) => text !== null && text !== '').join('|');
  const [row] = await preparedQuery<{ plain: string }>(sequelize, 'searchText', 'SELECT plain_text($1) AS plain', [joined], transaction);
  return row?.plain ?? joined;
}
