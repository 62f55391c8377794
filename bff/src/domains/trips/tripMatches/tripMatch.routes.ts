import { contract } from '@farwend/api-contract';
import { withDueTimeOfMatch } from '#src/domains/trips/slaEvents/withDueTime.ts';
import { createTripMatch } from './createTripMatch.ts';
import { moveTripMatch } from './moveTripMatch.ts';
import { suggestMatches } from './suggestMatches.ts';
import { findVisible } from '#src/records/records.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { newId } from '#src/kernel/newId.ts';
import { searchPage } from '#src/records/lists.ts';
import { tripRequestEntity } from '#src/domains/trips/tripRequests/tripRequest.entity.ts';
import { loadCarePerson } from '#src/domains/trips/tripRequests/loadCarePerson.ts';
import { created, type Handlers, ok } from '#src/kernel/handler.ts';
import { loadMatchAgent, loadMatchTraveler } from './matchPeople.ts';
import { matchListHandlers } from './matchLists.routes.ts';
import { changeTripMatch } from './changeTripMatch.ts';
import { matchTaskHandlers } from './matchTasks.routes.ts';
import { tripMatchEntity as entity, tripMatchesFor } from './tripMatch.entity.ts';

export const tripMatchHandlers: Handlers<typeof contract.tripMatches> = {
  create: async ({ params, body }, context) => {
    const request = await findVisible(tripRequestEntity, params.id, context);
    const row = await withDueTimeOfMatch(await createTripMatch(request.id, body, context), context);
    return created(entity.present(row, context.actor), contract.tripMatches.read.path.replace('{id}', row.id));
  },
  suggest: async ({ params, body }, context) =>
    ok(await suggestMatches(await findVisible(tripRequestEntity, params.id, context), body, context)),
  read: async ({ params }, context) => {
    const row = await findVisible(entity, params.id, context);
    return ok({ ...entity.present(row, context.actor), carePerson: await loadCarePerson(row.tripRequestId, context) });
  },
  update: async ({ params, body }, context) => ok(entity.present(await changeTripMatch(params.id, body, context), context.actor)),
  setStatus: async ({ params, body }, context) =>
    ok(entity.present(await withDueTimeOfMatch(await moveTripMatch(params.id, body, context), context), context.actor)),
  search: listOf(tripMatchesFor, async ({ body }, context) =>
    ok({ id: newId(), ...(await searchPage(tripMatchesFor(context.actor), body, context)) }),
  ),
  traveler: async ({ params }, context) => ok(await loadMatchTraveler(params.id, params.x, context)),
  agent: async ({ params }, context) => ok(await loadMatchAgent(params.id, params.x, context)),
  ...matchTaskHandlers,
  ...matchListHandlers,
};
