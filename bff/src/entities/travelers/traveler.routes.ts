import { contract } from '@farwend/api-contract';
import { Op } from 'sequelize';
import { historyCalls } from '#src/calls/history.ts';
import { listPage, pageHeaders, searchPage } from '#src/calls/lists.ts';
import { findSeen } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { tripRequestsFor } from '#src/entities/tripRequests/tripRequest.entity.ts';
import { notFound } from '#src/http/failure.ts';
import { created, type Handlers, nothing, ok } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';
import { changeTraveler, createTraveler } from './changeTraveler.ts';
import { mergeReport } from './mergeReport.ts';
import { tripHistories } from './tripHistories.ts';
import { travelersFor, travelerEntity as entity } from './traveler.entity.ts';
import { showSnapshot } from './traveler.present.ts';
import { travelerStatus } from './travelerStatus.ts';

const list = contract.travelers.list.path;

export const travelerHandlers: Handlers<typeof contract.travelers> = {
  create: async ({ body }, context) => {
    const row = await createTraveler(body, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  list: async ({ query }, context) => {
    const page = await listPage(travelersFor(context.actor), query, context);
    return { body: page, headers: pageHeaders(page, list) };
  },
  read: async ({ params }, context) => ok(entity.present(await findSeen(entity, params.id, context), context.actor)),
  exists: async ({ params }, context) => {
    if (isId(params.id)) await findSeen(entity, params.id, context);
    else if ((await context.models.travelers.count({ where: { email: params.id.trim().toLowerCase() } })) === 0) throw notFound();
    return nothing();
  },
  update: async ({ params, body }, context) => ok(entity.present(await changeTraveler(params.id, body, context), context.actor)),
  ...historyCalls(entity, (snapshot, { actor }) => showSnapshot(snapshot, actor)),
  status: async ({ params }, context) => ok(await travelerStatus(params.id, context)),
  tripRequests: async ({ params, query }, context) => {
    const { id } = await findSeen(entity, params.id, context);
    const page = await listPage(tripRequestsFor(context.actor), query, context, { travelerIds: { [Op.contains]: [id] } });
    return { body: page, headers: pageHeaders(page, `${list}/${id}/trip_requests`) };
  },
  merge: async ({ params, body }, context) => ok(await mergeReport(params.id, params.other, body, context)),
  tripHistories: async ({ params, query }, context) => {
    const page = await tripHistories(params.id, query, context);
    return { body: page, headers: pageHeaders(page, `${list}/${params.id}/trip_histories`) };
  },
  search: async ({ body }, context) => ok({ id: newId(), ...(await searchPage(travelersFor(context.actor), body, context)) }),
};
