import type { contract } from '@farwend/api-contract';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import { findPerson } from './findPerson.ts';
import { presentPerson } from './presentPerson.ts';

export const personHandlers: Handlers<typeof contract.people> = {
  read: async ({ params }, context) => ok(presentPerson(await findPerson(params.id, context), context.actor)),
};
