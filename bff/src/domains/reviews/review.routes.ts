import type { contract } from '@farwend/api-contract';
import { historyCalls } from '#src/records/history.ts';
import { recordCalls } from '#src/records/recordCalls.ts';
import { findForUpdate, saveChange } from '#src/records/records.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { newId } from '#src/kernel/newId.ts';
import { Failure } from '#src/kernel/failure.ts';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { changeReview } from './changeReview.ts';
import { reviewEntity as entity } from './review.entity.ts';
import type { ReviewRow } from './review.model.ts';
import { reviewHistoryPolicy } from './review.policy.ts';
import { presentReviewChange, presentReviewVersion } from './review.present.ts';
import { searchReviews } from './searchReviews.ts';
import { loadReviewHistogram } from './loadReviewHistogram.ts';
import { loadPromisedReward } from './reviewInvitation.ts';
import { replyToReview } from './replyToReview.ts';

const { list, read } = recordCalls(entity);
const respondWith = (row: ReviewRow, context: CallContext) => ok(entity.present(row, context.actor));

export const reviewHandlers: Handlers<typeof contract.reviews> = {
  read,
  update: async ({ params, body }, context) => respondWith(await changeReview(params.id, body, context), context),
  setReward: async ({ params, body }, context) => {
    const row = await findForUpdate(entity, params.id, context);
    const promised = row.tripMatchId ? await loadPromisedReward(row.tripMatchId, context) : null;
    const isPromised = promised?.kind === body.kind && promised.valueUSD === body.valueUSD;
    if (!isPromised && body.kind !== 'NONE') {
      throw new Failure('reference.inUse', {
        message: 'This review has been rated. Only the reward promised in its invitation can be set.',
      });
    }
    const reward = body.kind === 'NONE' ? null : { ...body, setAt: new Date().toISOString() };
    return respondWith(await saveChange(entity, row, { values: { reward }, action: 'REWARD' }, context), context);
  },
  setReply: async ({ params, body }, context) => respondWith(await replyToReview(params.id, body, context), context),
  ...historyCalls(
    { ...entity, policy: reviewHistoryPolicy },
    (snapshot, { actor }) => presentReviewVersion(snapshot, actor),
    (change, { actor }) => presentReviewChange(change, actor),
  ),
  search: listOf(entity, async ({ body }, context) => ok({ id: newId(), ...(await searchReviews(body, context)) })),
  histograms: ({ body }, context) => loadReviewHistogram(body.filters, context),
  histogram: ({ query }, context) => loadReviewHistogram(query, context),
  listOlder: list,
  readOlder: read,
  updateOlder: async ({ params, body }, context) => respondWith(await changeReview(params.id, body, context), context),
};
