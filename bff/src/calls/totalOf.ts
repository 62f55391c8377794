import type { Model, ModelStatic, Sequelize, Transaction, WhereOptions } from 'sequelize';
import { preparedQuery } from '#src/database/prepared.ts';
import { countRows, countSample } from '#src/database/selectRows.ts';

/** Longer lists are not counted exactly unless somebody asks for it: that costs more than their page. */
export const COUNTED_EXACTLY = 10_000;
const SAMPLE = 400;

/**
 * How many rows fit: counted to the limit, or the table's own estimate. Each row that is looked at for words costs much, so then a sample
 * tells first whether there are far more than the limit; if so its share is the estimate.
 */
export async function totalOf(
  model: ModelStatic<Model>,
  where: WhereOptions,
  { counted, byWords }: { counted: number | undefined; byWords: boolean },
  sequelize: Sequelize,
  on: Transaction | 'replica' | null,
): Promise<{ total: number; totalIsEstimate?: boolean }> {
  const rows = async () => {
    const text = 'SELECT greatest(reltuples, 0)::int AS estimate FROM pg_class WHERE oid = $1::regclass';
    const [table] = await preparedQuery<{ estimate: number }>(sequelize, 'list.estimate', text, [String(model.getTableName())], on);
    return table?.estimate ?? 0;
  };
  if (byWords) {
    const all = await rows();
    const { looked, fitting } =
      all > 2 * COUNTED_EXACTLY ? await countSample(sequelize, model, where, (100 * SAMPLE) / all, on) : { looked: 0, fitting: 0 };
    const total = looked < SAMPLE / 4 ? 0 : Math.round((all * fitting) / looked);
    if (total > 2 * COUNTED_EXACTLY) return { total, totalIsEstimate: true };
  }
  const total = counted ?? (await countRows(sequelize, model, where, on, COUNTED_EXACTLY + 1));
  return total <= COUNTED_EXACTLY ? { total } : { total: Math.max(total, await rows()), totalIsEstimate: true };
}
