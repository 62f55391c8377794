import { contract } from '@farwend/api-contract';
import { created, type Handlers, ok } from '#src/kernel/handler.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { listPage } from '#src/records/lists.ts';
import { createPayment } from './createPayment.ts';
import { paymentEntity as entity } from './payment.entity.ts';
import { changeAllocations } from './changeAllocations.ts';
import { reversePayment } from './reversePayment.ts';

const list = contract.payments.list.path;

export const paymentHandlers: Handlers<typeof contract.payments> = {
  list: listOf(entity, async ({ query }, context) => ok(await listPage(entity, query, context))),
  create: async ({ body }, context) => {
    const row = await createPayment(body, context);
    return created(entity.present(row, context.actor), `${list}?reference=${encodeURIComponent(row.reference)}`);
  },
  setAllocations: async ({ params, body }, context) => ok(entity.present(await changeAllocations(params.id, body, context), context.actor)),
  reverse: async ({ params, body }, context) => {
    const row = await reversePayment(params.id, body.note, context);
    return created(entity.present(row, context.actor), `${list}?reference=${encodeURIComponent(row.reference)}`);
  },
};
