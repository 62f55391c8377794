import type { Model, ModelStatic, Sequelize, Transaction, WhereOptions } from 'sequelize';
import { preparedQuery } from '#src/database/prepared.ts';
import { countRows, countSample } from '#src/database/selectRows.ts';
import type { ListSize } from './listTotals.ts';

/** Longer lists are not counted exactly unless somebody asks for it: that costs more than their page. */
export const COUNTED_EXACTLY = 10_000;
const SAMPLE = 400;

/** How many rows fit: counted to the limit, or the table's own estimate. */
export async function totalOf(
  model: ModelStatic<Model>,
  where: WhereOptions,
  counted: number | undefined,
  sequelize: Sequelize,
  on: Transaction | 'replica' | null,
): Promise<{ total: number; totalIsEstimate?: boolean }> {
  const total = counted ?? (await countRows(sequelize, model, where, on, COUNTED_EXACTLY + 1));
  return total <= COUNTED_EXACTLY ? { total } : { total: Math.max(total, await rowsOf(model, sequelize, on)), totalIsEstimate: true };
}

/**
 * Whether words stand in few rows: those are found by the index of the words, counted and sorted, and each of them costs. Where they stand
 * in far more than is counted exactly, a sample says how many, and the page is found on a walk along its order.
 */
export async function sizeByWords(
  model: ModelStatic<Model>,
  where: WhereOptions,
  sequelize: Sequelize,
  on: Transaction | 'replica' | null,
): Promise<ListSize> {
  const all = await rowsOf(model, sequelize, on);
  if (all <= 2 * COUNTED_EXACTLY) return { areFew: true };
  const { looked, fitting } = await countSample(sequelize, model, where, (100 * SAMPLE) / all, on);
  const total = looked < SAMPLE / 4 ? 0 : Math.round((all * fitting) / looked);
  return total > 2 * COUNTED_EXACTLY ? { areFew: false, total } : { areFew: true };
}

/** The table's own estimate of its rows. */
async function rowsOf(model: ModelStatic<Model>, sequelize: Sequelize, on: Transaction | 'replica' | null): Promise<number> {
  const text = 'SELECT greatest(reltuples, 0)::int AS estimate FROM pg_class WHERE oid = $1::regclass';
  const [table] = await preparedQuery<{ estimate: number }>(sequelize, 'list.estimate', text, [String(model.getTableName())], on);
  return table?.estimate ?? 0;
}
