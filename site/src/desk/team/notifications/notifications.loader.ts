import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { deskContext } from '#src/desk/shared/deskContext.ts';
import { notificationsQuery } from './notificationQueries.ts';
import { buildNotificationsHref, readNotificationsAddress } from './notificationsAddress.ts';

/** Reads a page of the person's notifications. */
export async function notificationsLoader({ request, context }: LoaderFunctionArgs) {
  const { api, queries } = context.get(deskContext);
  const address = readNotificationsAddress(new URL(request.url).searchParams);
  const { items } = await queries.query({ ...notificationsQuery(api, address), staleTime: 'static' });
  return items.length === 0 && address.page > 1 ? redirect(buildNotificationsHref({ ...address, page: 1 })) : null; // it has become shorter
}
