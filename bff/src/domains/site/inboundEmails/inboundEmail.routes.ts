import type { contract } from '@farwend/api-contract';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { listPage } from '#src/records/lists.ts';
import { findVisible } from '#src/records/records.ts';
import { attachEmail } from './attachEmail.ts';
import { inboundEmailEntity as entity, listedInboundEmailEntity as listedEntity } from './inboundEmail.entity.ts';

export const inboundEmailHandlers: Handlers<typeof contract.inboundEmails> = {
  list: listOf(listedEntity, async ({ query }, context) => ok(await listPage(listedEntity, query, context))),
  read: async ({ params }, context) => ok(entity.present(await findVisible(entity, params.id, context), context.actor)),
  update: async ({ params, body }, context) => ok(entity.present(await attachEmail(params.id, body, context), context.actor)),
};
