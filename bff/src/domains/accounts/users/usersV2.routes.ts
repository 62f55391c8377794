import type { contract } from '@farwend/api-contract';
import type { Handlers } from '#src/kernel/handler.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { userEntity } from './user.entity.ts';
import { userHandlers } from './user.routes.ts';

/** The v2 paths of the same handlers. */
export const userV2Handlers: Handlers<typeof contract.usersV2> = {
  list: listOf(userEntity, ({ params, query, body }, context) => userHandlers.list({ params, query, body }, context)),
  updateNamed: ({ params, query, body }, context) => userHandlers.updateNamed({ params, query, body }, context),
  read: ({ params, query, body }, context) => userHandlers.read({ params, query, body }, context),
  update: ({ params, query, body }, context) => userHandlers.update({ params, query, body }, context),
};
