import { contract } from '@farwend/api-contract';
import { historyCalls } from '#src/records/history.ts';
import { listPage, searchPage } from '#src/records/lists.ts';
import { readOrFindEmail } from '#src/records/readOrFindEmail.ts';
import { findVisible } from '#src/records/records.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { newId } from '#src/kernel/newId.ts';
import { toIsoString } from '#src/kernel/entity.ts';
import { created, type Handlers, ok } from '#src/kernel/handler.ts';
import { changeTraveler, createTraveler } from './changeTraveler.ts';
import { selectTravelerDuplicates } from './listTravelerDuplicates.sql.ts';
import { listTripHistories } from './listTripHistories.ts';
import { travelersFor, travelerEntity as entity } from './traveler.entity.ts';
import { presentTravelerSnapshot } from './traveler.present.ts';
import { loadTravelerStatus } from './loadTravelerStatus.ts';

const list = contract.travelers.list.path;

/** All calls of travelers except those of the trips domain. */
export const travelerHandlers: Handlers<Omit<typeof contract.travelers, 'tripRequests' | 'merge'>> = {
  create: async ({ body }, context) => {
    const row = await createTraveler(body, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  list: listOf(travelersFor, async ({ query }, context) => ok(await listPage(travelersFor(context.actor), query, context))),
  read: async ({ params }, context) => ok(entity.present(await findVisible(entity, params.id, context), context.actor)),
  exists: ({ params }, context) => readOrFindEmail(entity, params.id, context),
  update: async ({ params, body }, context) => ok(entity.present(await changeTraveler(params.id, body, context), context.actor)),
  ...historyCalls(entity, (snapshot, { actor }) => presentTravelerSnapshot(snapshot, actor)),
  duplicates: async ({ params }, context) => {
    const { id } = await findVisible(entity, params.id, context);
    const found = await context.db.run(selectTravelerDuplicates, { id });
    return ok({ items: found.map((one) => ({ ...one, createdAt: toIsoString(one.createdAt) })) });
  },
  status: async ({ params }, context) => ok(await loadTravelerStatus(params.id, context)),
  tripHistories: async ({ params, query }, context) => ok(await listTripHistories(params.id, query, context)),
  search: listOf(travelersFor, async ({ body }, context) =>
    ok({ id: newId(), ...(await searchPage(travelersFor(context.actor), body, context)) }),
  ),
};
