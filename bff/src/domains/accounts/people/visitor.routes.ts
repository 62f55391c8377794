import type { contract } from '@farwend/api-contract';
import { type Handlers, ok, withoutTransaction } from '#src/kernel/handler.ts';
import { identifyVisitor } from './identifyVisitor.ts';

export const visitorHandlers: Handlers<typeof contract.visitors> = {
  identify: withoutTransaction(async ({ body }, context) => ok(await identifyVisitor(body, context))),
};
