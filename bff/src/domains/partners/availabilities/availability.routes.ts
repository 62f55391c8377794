import type { contract } from '@farwend/api-contract';
import { historyCalls } from '#src/records/history.ts';
import { listPage } from '#src/records/lists.ts';
import { recordCalls } from '#src/records/recordCalls.ts';
import { findVisible } from '#src/records/records.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { created, type Handlers, noContent, ok } from '#src/kernel/handler.ts';
import { availabilityEntity as entity } from './availability.entity.ts';
import { changeAvailability, createAvailability, findAvailability, removeAvailability } from './changeAvailability.ts';
import { partnerEntity } from '#src/domains/partners/partners/partner.entity.ts';

const listPath = (partnerId: string) => `/v3/partners/${partnerId}/partner_availabilities`;
const history = historyCalls(entity, (snapshot) => snapshot);
const { search } = recordCalls(entity);

export const availabilityHandlers: Handlers<typeof contract.partnerAvailabilities> = {
  create: async ({ params, body }, context) => {
    const row = await createAvailability(params.id, body, context);
    return created(entity.present(row, context.actor), `${listPath(row.partnerId)}/${row.id}`);
  },
  list: listOf(entity, async ({ params, query }, context) => {
    const { id: partnerId } = await findVisible(partnerEntity, params.id, context);
    return ok(await listPage(entity, query, context, { partnerId }));
  }),
  read: async ({ params }, context) => ok(entity.present(await findAvailability(params.id, params.a, context), context.actor)),
  update: async ({ params, body }, context) =>
    ok(entity.present(await changeAvailability(params.id, params.a, body, context), context.actor)),
  remove: async ({ params }, context) => {
    await removeAvailability(params.id, params.a, context);
    return noContent();
  },
  versions: async ({ params, query }, context) => {
    const { id } = await findAvailability(params.id, params.a, context);
    return history.versions({ params: { id }, query }, context);
  },
  version: async ({ params, query }, context) => {
    const { id } = await findAvailability(params.id, params.a, context);
    return history.version({ params: { id, v: params.v }, query }, context);
  },
  search,
};
