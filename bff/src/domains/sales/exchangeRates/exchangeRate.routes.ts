import { contract } from '@farwend/api-contract';
import { listPage } from '#src/records/lists.ts';
import { created, type Handlers, ok } from '#src/kernel/handler.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { enterExchangeRate } from './enterExchangeRate.ts';
import { exchangeRateEntity as entity } from './exchangeRate.entity.ts';

const list = contract.exchangeRates.list.path;

export const exchangeRateHandlers: Handlers<typeof contract.exchangeRates> = {
  list: listOf(entity, async ({ query }, context) => ok(await listPage(entity, query, context))),
  create: async ({ body }, context) => {
    const row = await enterExchangeRate(body, context);
    return created(entity.present(row, context.actor), `${list}?currencyCode=${row.currencyCode}&date=${row.date}`);
  },
};
