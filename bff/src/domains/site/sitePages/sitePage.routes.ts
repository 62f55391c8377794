import type { contract } from '@farwend/api-contract';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import { listSitePages } from '#src/publishing/listSitePages.ts';

export const sitePageHandlers: Handlers<typeof contract.sitePages> = {
  list: async (_, { db }) => ok({ items: await listSitePages(db) }),
};
