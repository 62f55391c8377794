import type { contract } from '@farwend/api-contract';
import type { Handlers } from '#src/kernel/handler.ts';
import { recordEvent } from '#src/records/recordEvent.ts';

/** Stores events of the site and other clients for statistics. */
export const eventHandlers: Handlers<typeof contract.events> = {
  create: async ({ body }, context) => ({ body: { id: await recordEvent(body, context), type: body.type } }),
};
