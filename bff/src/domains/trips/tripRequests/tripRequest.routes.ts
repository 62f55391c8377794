import { contract } from '@farwend/api-contract';
import { createTripRequest } from '#src/commands/createTripRequest.ts';
import { listPage, pageHeaders, searchPage } from '#src/calls/lists.ts';
import { findSeen } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { created, type Handlers, nothing, ok } from '#src/http/handler.ts';
import { changeTripRequest } from './changeTripRequest.ts';
import { checklistHandlers } from './checklist.routes.ts';
import { moveTripRequest } from '#src/commands/moveTripRequest.ts';
import { partyHandlers } from './party.routes.ts';
import { staffHandlers } from './tripRequest.staff.routes.ts';
import { tripRequestEntity as entity, tripRequestsFor } from './tripRequest.entity.ts';
import { resumeUrl } from './tripRequestLink.ts';
import { tripRequestHistory } from './tripRequestHistory.ts';

const list = contract.tripRequests.list.path;

export const tripRequestHandlers: Handlers<typeof contract.tripRequests> = {
  create: async ({ body }, context) => {
    const { row, isEarlier } = await createTripRequest(body, context);
    const isOwnDraft = row.status === 'DRAFT' && body.formId !== undefined;
    const view = { ...entity.present(row, context.actor), ...(isOwnDraft && { resumeUrl: resumeUrl(row, context.settings) }) };
    const answer = created(isEarlier ? { ...view, duplicate: true } : view, `${list}/${row.id}`);
    return isEarlier ? { ...answer, status: 200 } : answer;
  },
  list: async ({ query }, context) => {
    const page = await listPage(tripRequestsFor(context.actor), query, context);
    return { body: page, headers: pageHeaders(page, list) };
  },
  read: async ({ params }, context) =>
    ok(entity.present(await findSeen(tripRequestsFor(context.actor), params.id, context), context.actor)),
  exists: async ({ params }, context) => {
    await findSeen(entity, params.id, context);
    return nothing();
  },
  update: async ({ params, body }, context) => ok(entity.present(await changeTripRequest(params.id, body, context), context.actor)),
  setStatus: async ({ params, body }, context) => ok(entity.present(await moveTripRequest(params.id, body, context), context.actor)),
  ...tripRequestHistory,
  search: async ({ body }, context) => ok({ id: newId(), ...(await searchPage(tripRequestsFor(context.actor), body, context)) }),
  searchByQuery: async ({ query }, context) => ok({ id: newId(), ...(await listPage(tripRequestsFor(context.actor), query, context)) }),
  ...staffHandlers,
  ...partyHandlers,
  ...checklistHandlers,
};
