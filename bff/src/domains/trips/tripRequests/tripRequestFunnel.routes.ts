import type { contract } from '@farwend/api-contract';
import { fieldFailure } from '#src/kernel/failure.ts';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import { buildFunnel } from './funnel.ts';
import { countFunnel } from './countFunnel.ts';

const DAY_MS = 86_400_000;

export const tripRequestFunnelHandlers: Handlers<typeof contract.tripRequestFunnel> = {
  read: async ({ query }, context) => {
    const to = query.to ?? formatDay(Date.now());
    const from = query.from ?? formatDay(Date.parse(to) - 30 * DAY_MS);
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
    if (days < 0 || days > 366) throw fieldFailure('from', 'notAllowed', 'Choose 1 to 366 days, with from before to');
    const formVersion = query.formVersion ?? null;
    return ok({ from, to, formVersion, ...buildFunnel(await countFunnel({ from, to, formVersion }, context)) });
  },
};

const formatDay = (time: number) => new Date(time).toISOString().slice(0, 10);
