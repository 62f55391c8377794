import { contract } from '@farwend/api-contract';
import { listPage } from '#src/calls/lists.ts';
import { findSeen } from '#src/calls/records.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { type Handlers, nothing, ok } from '#src/http/handler.ts';
import { ownSearchesOf, storedSearchesOf } from './storedSearch.entity.ts';
import { storedSearchCalls } from './storedSearchCalls.ts';

const { sync: _, ...companyCalls } = storedSearchCalls(
  'company',
  contract.companySearches.list.path,
  'CompanySearch must have a valid ID to update.',
);

export const companySearchHandlers: Handlers<typeof contract.companySearches> = {
  ...companyCalls,
  versionsExist: async ({ params }, context) => {
    await findSeen(ownSearchesOf('company'), params.id, context);
    return nothing();
  },
  ids: async ({ query }, context) => ok((await listPage(storedSearchesOf('company'), query, context)).items.map(({ id }) => id)),
  rowCounts: async (__, { sequelize }) => {
    const [counted] = await preparedQuery<{ total: number; found: number }>(
      sequelize,
      'companySearches.rowCounts',
      `SELECT count(*)::int AS total, (count(*) FILTER (WHERE result_count > 0))::int AS found FROM stored_searches WHERE kind = 'company'`,
      [],
      'replica',
    );
    const { total = 0, found = 0 } = counted ?? {};
    return ok({ total, byStatus: { FOUND: found, NOTHING_FOUND: total - found } });
  },
  days: async ({ query }, { sequelize }) =>
    ok(
      await preparedQuery<{ date: string; count: number }>(
        sequelize,
        'companySearches.days',
        `SELECT day::date::text AS date, count(s.id)::int AS count
         FROM generate_series(current_date - ($1::int - 1), current_date, '1 day') day
           LEFT JOIN stored_searches s ON s.kind = 'company' AND s.created_at >= day AND s.created_at < day + interval '1 day'
         GROUP BY day ORDER BY day`,
        [query.days],
        'replica',
      ),
    ),
};

export const reviewSearchHandlers: Handlers<typeof contract.reviewSearches> = storedSearchCalls(
  'review',
  contract.reviewSearches.list.path,
  'ReviewSearch must have a valid ID to update.',
);

export const itinerarySearchHandlers: Handlers<typeof contract.itinerarySearches> = storedSearchCalls(
  'itinerary',
  contract.itinerarySearches.list.path,
  'ItinerarySearch must have a valid ID to update.',
);
