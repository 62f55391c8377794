import { queryOnPool } from '#src/db/sequelizePool.ts';
import { MAX_EXACT_COUNT } from './countList.ts';
import type { ListSize } from './listSizes.ts';
import { conditionsSql, tableSql } from './listSql.ts';
import type { List } from './pageQuery.ts';
import { selectTableEstimate } from './sampledTotal.sql.ts';

/** Most matches for a key sort; a smaller table needs no sample. */
const MAX_KEY_SORT = 2 * MAX_EXACT_COUNT;
/** Target size of a sample, and the smallest that is meaningful. */
const SAMPLE = 400;
const MIN_SAMPLE = SAMPLE / 4;

/** Estimates the number of matches from a sample of the table's blocks. */
export async function sampleSize(list: List): Promise<ListSize> {
  const all = await estimateRows(list);
  if (all <= MAX_KEY_SORT) return { useKeySort: true };
  const { sampled, matching } = await countSample(list, (100 * SAMPLE) / all);
  const total = sampled < MIN_SAMPLE ? 0 : Math.round((all * matching) / sampled);
  return total > MAX_KEY_SORT ? { useKeySort: false, total } : { useKeySort: true };
}

/** PostgreSQL's own estimate of the rows of the table. */
export async function estimateRows({ db, model }: List): Promise<number> {
  const row = await db.first(selectTableEstimate, { table: String(model.getTableName()) });
  return row?.estimate ?? 0;
}

/** Counts the rows of a sample and those among them that match. */
async function countSample(list: List, percent: number): Promise<{ sampled: number; matching: number }> {
  const values: unknown[] = [];
  const conditions = conditionsSql(list, values);
  const matching = conditions === '' ? 'count(*)' : `count(*) FILTER (WHERE ${conditions})`;
  const sample = `${tableSql(list.model)} TABLESAMPLE SYSTEM ($${values.push(Math.min(100, percent))})`;
  const text = `SELECT count(*)::int AS sampled, ${matching}::int AS matching FROM ${sample}`;
  const result = await queryOnPool(list.sequelize, { text, values, isPlainRead: true }, list.on);
  const [row]: { sampled: number; matching: number }[] = result.rows;
  return row ?? { sampled: 0, matching: 0 };
}
