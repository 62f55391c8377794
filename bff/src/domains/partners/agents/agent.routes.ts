import { contract } from '@farwend/api-contract';
import { historyCalls } from '#src/calls/history.ts';
import { listPage, pageHeaders, searchPage } from '#src/calls/lists.ts';
import { findSeen } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { partnerEntity } from '#src/entities/partners/partner.entity.ts';
import { Failure, fieldFailure, notFound } from '#src/http/failure.ts';
import { created, type Handlers, nothing, ok } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';
import { agentEntity as entity, agentsFor } from './agent.entity.ts';
import { changeAgent, inviteAgent } from './changeAgent.ts';

const list = contract.agents.list.path;

export const agentHandlers: Handlers<typeof contract.agents> = {
  create: async ({ body: { partnerId, ...body } }, context) => {
    const partner = await findSeen(partnerEntity, partnerId, context).catch((error: unknown) => {
      const isMissing = error instanceof Failure && error.errorCode === 'resource.notFound';
      throw isMissing ? fieldFailure('/partnerId', 'unknown', 'There is no partner with this id') : error;
    });
    const row = await inviteAgent(body, partner, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  list: async ({ query }, context) => {
    const page = await listPage(agentsFor(context.actor), query, context);
    return { body: page, headers: pageHeaders(page, list) };
  },
  read: async ({ params }, context) => ok(entity.present(await findSeen(entity, params.id, context), context.actor)),
  exists: async ({ params }, context) => {
    if (isId(params.id)) await findSeen(entity, params.id, context);
    else if ((await context.models.agents.count({ where: { email: params.id.trim().toLowerCase() } })) === 0) throw notFound();
    return nothing();
  },
  update: async ({ params, body }, context) => ok(entity.present(await changeAgent(params.id, body, context), context.actor)),
  ...historyCalls(entity, (snapshot) => snapshot),
  search: async ({ body }, context) => ok({ id: newId(), ...(await searchPage(agentsFor(context.actor), body, context)) }),
};
