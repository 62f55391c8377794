import type { contract } from '@farwend/api-contract';
import { recordCalls } from '#src/calls/recordCalls.ts';
import type { Handlers } from '#src/http/handler.ts';
import { userEntity } from './user.entity.ts';
import { userHandlers } from './user.routes.ts';

/** The older paths: the same handlers, with Link headers that stay on them. */
export const userV2Handlers: Handlers<typeof contract.usersV2> = {
  list: recordCalls(userEntity, '/v2/users').list,
  updateNamed: ({ params, query, body }, context) => userHandlers.updateNamed({ params, query, body }, context),
  read: ({ params, query, body }, context) => userHandlers.read({ params, query, body }, context),
  update: ({ params, query, body }, context) => userHandlers.update({ params, query, body }, context),
};
