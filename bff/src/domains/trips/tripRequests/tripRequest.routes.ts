import { contract } from '@farwend/api-contract';
import { createTripRequest } from './createTripRequest.ts';
import { listPage, searchPage } from '#src/records/lists.ts';
import { findVisible } from '#src/records/records.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { newId } from '#src/kernel/newId.ts';
import { toIsoString } from '#src/kernel/entity.ts';
import { created, type Handlers, ok } from '#src/kernel/handler.ts';
import { withDueTimeOfRequest } from '#src/domains/trips/slaEvents/withDueTime.ts';
import { changeTripRequest } from './changeTripRequest.ts';
import { checklistHandlers } from './checklist.routes.ts';
import { selectTripRequestDuplicates } from './listTripRequestDuplicates.sql.ts';
import { loadCarePerson } from './loadCarePerson.ts';
import { moveTripRequest } from './moveTripRequest.ts';
import { partyHandlers } from './party.routes.ts';
import { staffHandlers } from './tripRequest.staff.routes.ts';
import { listedTripRequestsFor, tripRequestEntity as entity, tripRequestsFor } from './tripRequest.entity.ts';
import { buildResumeUrl } from './tripRequestLink.ts';
import { isOwner } from './tripRequest.policy.ts';
import { tripRequestHistoryHandlers } from './tripRequestHistory.routes.ts';

const list = contract.tripRequests.list.path;

export const tripRequestHandlers: Handlers<typeof contract.tripRequests> = {
  create: async ({ body }, context) => {
    const { row, isEarlier } = await createTripRequest(body, context);
    const isOwnDraft = row.status === 'DRAFT' && body.formId !== undefined;
    const inMyTrips = row.confirmed && isOwner(context.actor, row);
    const view = {
      ...entity.present(await withDueTimeOfRequest(row, context), context.actor),
      inMyTrips,
      ...(isOwnDraft && { resumeUrl: buildResumeUrl(row, context.settings) }),
    };
    const answer = created(isEarlier ? { ...view, duplicate: true } : view, `${list}/${row.id}`);
    return isEarlier ? { ...answer, status: 200 } : answer;
  },
  list: listOf(tripRequestsFor, async ({ query }, context) =>
    ok(await listPage(listedTripRequestsFor(context.actor, query.fields), query, context)),
  ),
  read: async ({ params }, context) => {
    const row = await findVisible(tripRequestsFor(context.actor), params.id, context);
    return ok({ ...entity.present(row, context.actor), carePerson: await loadCarePerson(row.id, context) });
  },
  duplicates: async ({ params }, context) => {
    const { id } = await findVisible(entity, params.id, context);
    const found = await context.db.run(selectTripRequestDuplicates, { id });
    return ok({ items: found.map((one) => ({ ...one, submittedAt: toIsoString(one.submittedAt) })) });
  },
  update: async ({ params, body }, context) =>
    ok(entity.present(await withDueTimeOfRequest(await changeTripRequest(params.id, body, context), context), context.actor)),
  setStatus: async ({ params, body }, context) =>
    ok(entity.present(await withDueTimeOfRequest(await moveTripRequest(params.id, body, context), context), context.actor)),
  ...tripRequestHistoryHandlers,
  search: listOf(tripRequestsFor, async ({ body }, context) =>
    ok({ id: newId(), ...(await searchPage(listedTripRequestsFor(context.actor, body.fields), body, context)) }),
  ),
  searchByQuery: listOf(tripRequestsFor, async ({ query }, context) =>
    ok({ id: newId(), ...(await listPage(listedTripRequestsFor(context.actor, query.fields), query, context)) }),
  ),
  ...staffHandlers,
  ...partyHandlers,
  ...checklistHandlers,
};
