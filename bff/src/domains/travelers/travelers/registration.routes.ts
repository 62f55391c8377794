import type { contract } from '@farwend/api-contract';
import { acceptedReply } from '#src/domains/accounts/users/acceptedReply.ts';
import type { Handlers } from '#src/kernel/handler.ts';
import { registerTraveler } from './registerTraveler.ts';

/** The call belongs to users, but creates a traveler, which the accounts domain must not import. */
export const registrationHandlers: Handlers<Pick<typeof contract.users, 'create'>> = {
  create: async ({ body }, context) => {
    await registerTraveler(body, context);
    return acceptedReply;
  },
};
