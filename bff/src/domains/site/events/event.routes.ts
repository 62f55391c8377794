import type { contract } from '@farwend/api-contract';
import type { Handlers } from '#src/http/handler.ts';
import { recordEvent } from './recordEvent.ts';

/** Events of the site and its programs: kept as they are, for counting. */
export const eventHandlers: Handlers<typeof contract.events> = {
  create: async ({ body }, context) => ({ body: { id: await recordEvent(body, context), type: body.type } }),
};
