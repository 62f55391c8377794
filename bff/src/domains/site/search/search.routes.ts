import type { contract } from '@farwend/api-contract';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import { searchSite } from './searchSite.ts';
import { suggestSearches } from './suggestSearches.ts';

export const searchHandlers: Handlers<typeof contract.search> = {
  find: async ({ query }, context) => ok(await searchSite(query, context)),
  suggest: async ({ query }, context) => ok(await suggestSearches(query.q, context)),
};
