import { Op } from 'sequelize';
import type { BodyOf, contract, ReplyOf } from '@farwend/api-contract';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { visibilityWhere } from '#src/kernel/entity.ts';
import { countView, type View } from './countView.ts';
import { userSearchEntity as entity } from './userSearch.entity.ts';

type ViewCount = ReplyOf<typeof contract.userSearches.counts>['items'][number];
type ViewName = Pick<ViewCount, 'id' | 'key'>;

/** Counts views one after the other, so that a call keeps one connection busy: first the saved ones, then the others. */
export async function countViews({ ids, views }: BodyOf<typeof contract.userSearches.counts>, context: CallContext): Promise<ViewCount[]> {
  const visible = visibilityWhere(entity.policy, context.actor);
  const where = visible && { [Op.and]: [visible, { id: { [Op.in]: ids } }] };
  const saved = where && ids.length > 0 ? await context.db.find(entity.model, { where }) : [];
  const counts: ViewCount[] = [];
  for (const id of new Set(ids))
    counts.push(
      await countOne(
        { id, key: null },
        saved.find((view) => view.id === id),
        context,
      ),
    );
  for (const { key, ...view } of views) counts.push(await countOne({ id: null, key }, { ...view, sortOrders: [] }, context));
  return counts;
}

async function countOne(name: ViewName, view: View | undefined, context: CallContext): Promise<ViewCount> {
  const uncounted = (problem: string) => ({ ...name, count: null, countIsEstimate: false, problem });
  if (!view) return uncounted('There is no saved view with this id that you can see.');
  try {
    const { total, totalIsEstimate } = await countView(view, context);
    return { ...name, count: total, countIsEstimate: totalIsEstimate === true, problem: null };
  } catch (error) {
    if (error instanceof Failure && error.status < 500) return uncounted(error.message);
    throw error;
  }
}
