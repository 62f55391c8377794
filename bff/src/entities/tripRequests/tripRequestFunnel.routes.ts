import type { contract } from '@farwend/api-contract';
import { fieldFailure } from '#src/http/failure.ts';
import { type Handlers, ok } from '#src/http/handler.ts';
import { funnelOf } from './funnel.ts';
import { countFunnel } from './funnelCounts.ts';

const DAY_MS = 86_400_000;

export const tripRequestFunnelHandlers: Handlers<typeof contract.tripRequestFunnel> = {
  read: async ({ query }, context) => {
    const to = query.to ?? dayOf(Date.now());
    const from = query.from ?? dayOf(Date.parse(to) - 30 * DAY_MS);
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
    if (days < 0 || days > 366) throw fieldFailure('from', 'notAllowed', 'Ask for 1 to 366 days, the first before the last');
    const formVersion = query.formVersion ?? null;
    return ok({ from, to, formVersion, ...funnelOf(await countFunnel({ from, to, formVersion }, context)) });
  },
};

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
