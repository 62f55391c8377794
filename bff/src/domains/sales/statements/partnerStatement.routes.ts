import type { contract } from '@farwend/api-contract';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import { loadPartnerStatement } from './loadPartnerStatement.ts';

export const partnerStatementHandlers: Handlers<typeof contract.partnerStatements> = {
  read: async ({ params }, context) => ok(await loadPartnerStatement(params.id, params.month, context)),
};
