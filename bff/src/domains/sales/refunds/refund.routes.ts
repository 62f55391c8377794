import { contract } from '@farwend/api-contract';
import { created, type Handlers, ok } from '#src/kernel/handler.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { listPage } from '#src/records/lists.ts';
import { createRefund } from './createRefund.ts';
import { refundEntity as entity } from './refund.entity.ts';

const list = contract.refunds.list.path;

export const refundHandlers: Handlers<typeof contract.refunds> = {
  list: listOf(entity, async ({ query }, context) => ok(await listPage(entity, query, context))),
  create: async ({ body }, context) => {
    const row = await createRefund(body, context);
    return created(entity.present(row, context.actor), `${list}?reference=${encodeURIComponent(row.reference)}`);
  },
};
