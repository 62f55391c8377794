import { contract } from '@farwend/api-contract';
import { historyCalls } from '#src/records/history.ts';
import { listPage, searchPage } from '#src/records/lists.ts';
import { readOrFindEmail } from '#src/records/readOrFindEmail.ts';
import { findVisible } from '#src/records/records.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { newId } from '#src/kernel/newId.ts';
import { partnerEntity } from '#src/domains/partners/partners/partner.entity.ts';
import { Failure } from '#src/kernel/failure.ts';
import { created, type Handlers, ok } from '#src/kernel/handler.ts';
import { agentEntity as entity, agentsFor } from './agent.entity.ts';
import { changeAgent, inviteAgent } from './changeAgent.ts';
import { unknownReference } from '#src/kernel/reference.ts';

const list = contract.agents.list.path;

export const agentHandlers: Handlers<typeof contract.agents> = {
  create: async ({ body: { partnerId, ...body } }, context) => {
    const partner = await findVisible(partnerEntity, partnerId, context).catch((error: unknown) => {
      const isMissing = error instanceof Failure && error.errorCode === 'resource.notFound';
      throw isMissing ? unknownReference('/partnerId', 'There is no partner with this id') : error;
    });
    const row = await inviteAgent(body, partner, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  list: listOf(agentsFor, async ({ query }, context) => ok(await listPage(agentsFor(context.actor), query, context))),
  read: async ({ params }, context) => ok(entity.present(await findVisible(entity, params.id, context), context.actor)),
  exists: ({ params }, context) => readOrFindEmail(entity, params.id, context),
  update: async ({ params, body }, context) => ok(entity.present(await changeAgent(params.id, body, context), context.actor)),
  ...historyCalls(entity, (snapshot) => snapshot),
  search: listOf(agentsFor, async ({ body }, context) =>
    ok({ id: newId(), ...(await searchPage(agentsFor(context.actor), body, context)) }),
  ),
};
