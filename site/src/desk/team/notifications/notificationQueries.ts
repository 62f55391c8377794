import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { Client } from '@farwend/api-contract/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type Notification = ReplyOf<Contract['notifications']['list']>['items'][number];

/** Those still to be dealt with, or those that are done. */
export type NotificationState = 'OPEN' | 'DONE';

export const PAGE_SIZE = 25;

/** Key of everything that is read about notifications. */
export const notificationsKey = ['notifications'] as const;

/** One page of the notifications, the last first. */
export function notificationsQuery(api: Client, { state, page }: { state: NotificationState; page: number }) {
  return queryOptions({
    queryKey: [...notificationsKey, state, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.get('/v3/notifications', { query: { state, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }, signal }),
  });
}

/** How many are unread and open. */
export function notificationCountsQuery(api: Client) {
  return queryOptions({
    queryKey: [...notificationsKey, 'counts'],
    queryFn: ({ signal }) => api.get('/v3/notifications/counts', { signal }),
  });
}
