import type { NotificationState } from './notificationQueries.ts';

/** What the address of the screen says. */
export interface NotificationsAddress {
  state: NotificationState;
  /** From 1. */
  page: number;
}

/** Reads the address; what it does not say or says wrongly is the first page of what is open. */
export function readNotificationsAddress(query: URLSearchParams): NotificationsAddress {
  const page = Number(query.get('page'));
  return { state: query.get('state') === 'done' ? 'DONE' : 'OPEN', page: Number.isInteger(page) && page > 0 ? page : 1 };
}

/** The address of a page, without what is usual. */
export function buildNotificationsHref({ state, page }: NotificationsAddress): string {
  const query = new URLSearchParams({ ...(state === 'DONE' && { state: 'done' }), ...(page > 1 && { page: `${page}` }) });
  return `/desk/notifications${query.size > 0 ? `?${query}` : ''}`;
}
