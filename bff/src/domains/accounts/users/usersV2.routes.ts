import type { contract } from '@farwend/api-contract';
import { recordCalls } from '#src/records/recordCalls.ts';
import type { Handlers } from '#src/kernel/handler.ts';
import { userEntity } from './user.entity.ts';
import { userHandlers } from './user.routes.ts';

/** The v2 paths: the same handlers, with Link headers under /v2. */
export const userV2Handlers: Handlers<typeof contract.usersV2> = {
  list: recordCalls(userEntity).list,
  updateNamed: ({ params, query, body }, context) => userHandlers.updateNamed({ params, query, body }, context),
  read: ({ params, query, body }, context) => userHandlers.read({ params, query, body }, context),
  update: ({ params, query, body }, context) => userHandlers.update({ params, query, body }, context),
};
