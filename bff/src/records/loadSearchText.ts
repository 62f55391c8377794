import type { CallContext } from '#src/kernel/context.ts';
import { selectPlainText } from './loadSearchText.sql.ts';

/** The normalized texts, joined by |. PostgreSQL normalizes them, so that the result matches the index exactly. */
export async function loadSearchText(texts: readonly (string | null)[], { db }: CallContext): Promise<string> {
  const text = texts.filter((part) => part !== null && part !== '').join('|');
  const row = await db.first(selectPlainText, { text });
  return row?.plain ?? text;
}
