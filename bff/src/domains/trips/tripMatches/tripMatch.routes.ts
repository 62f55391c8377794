import { contract } from '@farwend/api-contract';
import { createTripMatch } from '#src/commands/createTripMatch.ts';
import { moveTripMatch } from '#src/commands/moveTripMatch.ts';
import { suggestMatches } from '#src/commands/suggestMatches.ts';
import { recordCalls } from '#src/calls/recordCalls.ts';
import { findSeen } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { searchPage } from '#src/calls/lists.ts';
import { tripRequestEntity } from '#src/entities/tripRequests/tripRequest.entity.ts';
import { created, type Handlers, ok } from '#src/http/handler.ts';
import { matchAgent, matchTraveler } from './matchPeople.ts';
import { matchListHandlers } from './matchLists.routes.ts';
import { changeTripMatch } from './changeTripMatch.ts';
import { matchTaskHandlers } from './matchTasks.routes.ts';
import { tripMatchEntity as entity, tripMatchesFor } from './tripMatch.entity.ts';

const { read } = recordCalls(entity, '/v3/trip_matches');

export const tripMatchHandlers: Handlers<typeof contract.tripMatches> = {
  create: async ({ params, body }, context) => {
    const request = await findSeen(tripRequestEntity, params.id, context);
    const row = await createTripMatch(request.id, body, context);
    return created(entity.present(row, context.actor), contract.tripMatches.read.path.replace('{id}', row.id));
  },
  suggest: async ({ params, body }, context) =>
    ok(await suggestMatches(await findSeen(tripRequestEntity, params.id, context), body, context)),
  read,
  update: async ({ params, body }, context) => ok(entity.present(await changeTripMatch(params.id, body, context), context.actor)),
  setStatus: async ({ params, body }, context) => ok(entity.present(await moveTripMatch(params.id, body, context), context.actor)),
  search: async ({ body }, context) => ok({ id: newId(), ...(await searchPage(tripMatchesFor(context.actor), body, context)) }),
  traveler: async ({ params }, context) => ok(await matchTraveler(params.id, params.x, context)),
  agent: async ({ params }, context) => ok(await matchAgent(params.id, params.x, context)),
  ...matchTaskHandlers,
  ...matchListHandlers,
};
