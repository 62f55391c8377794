import type { Client } from '@farwend/api-contract/client';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { teamQuery } from '#src/desk/shared/teamQuery.ts';
import { inboxViews, type InboxView, type InboxViewKey } from './inboxViews.data.ts';

export const PAGE_SIZE = 50;

/** Key of all pages of all views. */
export const inboxKey = ['inbox'] as const;
export const inboxCountsKey = ['inbox-counts'] as const;

/** Number of requests in each view, by its key. */
export type InboxCounts = Partial<Record<InboxViewKey, number>>;

/** One page of a view. `userId`: the account of the person, whose own view is "Mine". */
export function inboxQuery(api: Client, { view, q, page }: { view: InboxView; q: string; page: number }, userId: string | null) {
  return queryOptions({
    queryKey: [...inboxKey, view.key, q, page, userId],
    placeholderData: keepPreviousData,
    queryFn: async ({ client, signal }) => {
      const me = await findOwnId(client, api, userId);
      return api.post('/v3/trip_request_searches', {
        body: {
          filters: view.filters(me),
          sortOrders: [...view.sortOrders],
          offset: (page - 1) * PAGE_SIZE,
          limit: PAGE_SIZE,
          ...(q && { q }),
        },
        signal,
      });
    },
  });
}

/** How much is in each view. */
export function inboxCountsQuery(api: Client, userId: string | null) {
  return queryOptions({
    queryKey: [...inboxCountsKey, userId],
    queryFn: async ({ client, signal }): Promise<InboxCounts> => {
      const me = await findOwnId(client, api, userId);
      const views = inboxViews.map(({ key, filters }) => ({ key, entityType: 'tripRequest' as const, filters: filters(me) }));
      const { items } = await api.post('/v3/view_counts', { body: { views }, signal });
      return Object.fromEntries(items.flatMap(({ key, count }) => (key === null || count === null ? [] : [[key, count]])));
    },
  });
}

/** UUID of the person as a team member. */
async function findOwnId(client: QueryClient, api: Client, userId: string | null): Promise<string | null> {
  const team = await client.query({ ...teamQuery(api), staleTime: 'static' });
  return team.find((member) => member.userId === userId)?.id ?? null;
}
