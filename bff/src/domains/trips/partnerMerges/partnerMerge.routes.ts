import type { contract } from '@farwend/api-contract';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import { runPartnerMerge } from './runPartnerMerge.ts';

/** A merge moves matches and whatever else belongs to a partner. */
export const partnerMergeHandlers: Handlers<Pick<typeof contract.partners, 'merge'>> = {
  merge: async ({ params, body }, context) => ok(await runPartnerMerge(params.id, params.other, body, context)),
};
