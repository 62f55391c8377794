import { queryOnPool } from '#src/db/sequelizePool.ts';
import { fromSql } from './listSql.ts';
import type { List } from './pageQuery.ts';

/** Longer lists get an estimate unless the caller requests an exact total, because counting costs more than the page. */
export const MAX_EXACT_COUNT = 10_000;

/** Counts the rows of the list; `upTo`: stops counting there. */
export async function countList(list: List, { upTo, further = [] }: { upTo?: number; further?: readonly string[] } = {}): Promise<number> {
  const values: unknown[] = [];
  const from = fromSql(list, values, further);
  const text =
    upTo === undefined
      ? `SELECT count(*)::int AS count ${from}`
      : `SELECT count(*)::int AS count FROM (SELECT 1 ${from} LIMIT $${values.push(upTo)}) counted`;
  const result = await queryOnPool(list.sequelize, { text, values, isPlainRead: true }, list.on);
  const [row]: { count: number }[] = result.rows;
  return row?.count ?? 0;
}
