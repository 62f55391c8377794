import type { contract } from '@farwend/api-contract';
import { Op } from 'sequelize';
import { travelerEntity } from '#src/domains/travelers/travelers/traveler.entity.ts';
import { listedTripRequestsFor, tripRequestsFor } from '#src/domains/trips/tripRequests/tripRequest.entity.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import { listPage } from '#src/records/lists.ts';
import { findVisible } from '#src/records/records.ts';
import { runMerge } from './runMerge.ts';

/** The calls of travelers that read or change trip requests; a merge changes the party of every request. */
export const travelerTripHandlers: Handlers<Pick<typeof contract.travelers, 'tripRequests' | 'merge'>> = {
  tripRequests: listOf(tripRequestsFor, async ({ params, query }, context) => {
    const { id } = await findVisible(travelerEntity, params.id, context);
    return ok(await listPage(listedTripRequestsFor(context.actor, query.fields), query, context, { travelerIds: { [Op.contains]: [id] } }));
  }),
  merge: async ({ params, body }, context) => ok(await runMerge(params.id, params.other, body, context)),
};
