import { contract } from '@farwend/api-contract';
import { historyCalls } from '#src/calls/history.ts';
import { listPage, pageHeaders } from '#src/calls/lists.ts';
import { recordCalls } from '#src/calls/recordCalls.ts';
import { findSeen } from '#src/calls/records.ts';
import { created, type Handlers, nothing, ok } from '#src/http/handler.ts';
import { availabilityEntity as entity } from './availability.entity.ts';
import { changeAvailability, createAvailability, findAvailability, removeAvailability } from './changeAvailability.ts';
import { partnerEntity } from './partner.entity.ts';

const listPath = (partnerId: string) => `/v3/partners/${partnerId}/partner_availabilities`;
const history = historyCalls(entity, (snapshot) => snapshot);
const { search } = recordCalls(entity, contract.partnerAvailabilities.list.path);

export const availabilityHandlers: Handlers<typeof contract.partnerAvailabilities> = {
  create: async ({ params, body }, context) => {
    const row = await createAvailability(params.id, body, context);
    return created(entity.present(row, context.actor), `${listPath(row.partnerId)}/${row.id}`);
  },
  list: async ({ params, query }, context) => {
    const { id: partnerId } = await findSeen(partnerEntity, params.id, context);
    const page = await listPage(entity, query, context, { partnerId });
    return { body: page, headers: pageHeaders(page, listPath(partnerId)) };
  },
  read: async ({ params }, context) => ok(entity.present(await findAvailability(params.id, params.a, context), context.actor)),
  update: async ({ params, body }, context) =>
    ok(entity.present(await changeAvailability(params.id, params.a, body, context), context.actor)),
  remove: async ({ params }, context) => {
    await removeAvailability(params.id, params.a, context);
    return nothing();
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
