import { contract } from '@farwend/api-contract';
import { historyCalls } from '#src/calls/history.ts';
import { searchPage } from '#src/calls/lists.ts';
import { recordCalls } from '#src/calls/recordCalls.ts';
import { findToChange, saveChange } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { Failure } from '#src/http/failure.ts';
import { type CallContext, type Handlers, ok } from '#src/http/handler.ts';
import { changeReview } from './changeReview.ts';
import { reviewEntity as entity } from './review.entity.ts';
import type { ReviewRow } from './review.model.ts';
import { reviewHistoryPolicy } from './review.policy.ts';
import { showReviewSnapshot } from './review.present.ts';
import { plainSearch } from './reviewFilters.ts';
import { reviewHistogram } from './reviewHistogram.ts';
import { promisedReward } from './reviewInvitation.ts';
import { replyToReview } from './reviewReply.ts';

const { list, read } = recordCalls(entity, contract.reviews.listOlder.path);
const present = (row: ReviewRow, context: CallContext) => ok(entity.present(row, context.actor));

export const reviewHandlers: Handlers<typeof contract.reviews> = {
  read,
  update: async ({ params, body }, context) => present(await changeReview(params.id, body, context), context),
  setReward: async ({ params, body }, context) => {
    const row = await findToChange(entity, params.id, context);
    const promised = row.tripMatchId ? await promisedReward(row.tripMatchId, context) : null;
    const isPromised = promised?.kind === body.kind && promised.valueUSD === body.valueUSD;
    if (!isPromised && body.kind !== 'NONE') {
      throw new Failure('reference.inUse', {
        message: 'This review has a rating already. A reward can only be the one that was promised with the invitation, before it.',
      });
    }
    const reward = body.kind === 'NONE' ? null : { ...body, setAt: new Date().toISOString() };
    return present(await saveChange(entity, row, { values: { reward }, action: 'REWARD' }, context), context);
  },
  setReply: async ({ params, body }, context) => present(await replyToReview(params.id, body, context), context),
  ...historyCalls({ ...entity, policy: reviewHistoryPolicy }, (snapshot, { actor }) => showReviewSnapshot(snapshot, actor)),
  search: async ({ body }, context) => ok({ id: newId(), ...(await searchPage(entity, plainSearch(body), context)) }),
  histograms: ({ body }, context) => reviewHistogram(body.filters, context),
  histogram: ({ query }, context) => reviewHistogram(query, context),
  listOlder: list,
  readOlder: read,
  updateOlder: async ({ params, body }, context) => present(await changeReview(params.id, body, context), context),
};
