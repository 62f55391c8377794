import { contract } from '@farwend/api-contract';
import { listPage } from '#src/records/lists.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import { buildStoredSearchEntity } from './storedSearch.entity.ts';
import { buildStoredSearchCalls } from './storedSearchCalls.ts';
import { countCompanySearches, countCompanySearchesByDay } from './storedSearch.sql.ts';

const { sync: _, ...companyCalls } = buildStoredSearchCalls(
  'company',
  contract.companySearches.list.path,
  'CompanySearch must have a valid ID to update.',
);

export const companySearchHandlers: Handlers<typeof contract.companySearches> = {
  ...companyCalls,
  ids: listOf(buildStoredSearchEntity('company'), async ({ query }, context) =>
    ok((await listPage(buildStoredSearchEntity('company'), query, context)).items.map(({ id }) => id)),
  ),
  rowCounts: async (__, { db }) => {
    const [counted] = await db.run(countCompanySearches, {});
    const { total = 0, found = 0 } = counted ?? {};
    return ok({ total, byStatus: { FOUND: found, NOTHING_FOUND: total - found } });
  },
  days: async ({ query }, { db }) => ok(await db.run(countCompanySearchesByDay, { days: query.days })),
};

export const reviewSearchHandlers: Handlers<typeof contract.reviewSearches> = buildStoredSearchCalls(
  'review',
  contract.reviewSearches.list.path,
  'ReviewSearch must have a valid ID to update.',
);

export const itinerarySearchHandlers: Handlers<typeof contract.itinerarySearches> = buildStoredSearchCalls(
  'itinerary',
  contract.itinerarySearches.list.path,
  'ItinerarySearch must have a valid ID to update.',
);
