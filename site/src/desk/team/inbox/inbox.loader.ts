import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { currentUserQuery } from '#src/desk/shared/currentUserQuery.ts';
import { deskContext } from '#src/desk/shared/deskContext.ts';
import { teamQuery } from '#src/desk/shared/teamQuery.ts';
import { inboxQuery } from './inboxQueries.ts';
import { findInboxView } from './inboxViews.data.ts';
import { readInboxAddress } from './inboxAddress.ts';

/** Reads a page of a view. */
export async function inboxLoader({ request, params, context }: LoaderFunctionArgs) {
  const { api, queries, allowedCalls } = context.get(deskContext);
  if (!allowedCalls.includes('POST /v3/trip_request_searches')) throw data(null, { status: 404 });
  const view = findInboxView(params['view']);
  if (!view) throw data(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const address = readInboxAddress(searchParams);
  const { userId } = await queries.query({ ...currentUserQuery(api), staleTime: 'static' });
  const [page] = await Promise.all([
    queries.query({ ...inboxQuery(api, { view, ...address }, userId), staleTime: 'static' }),
    queries.query({ ...teamQuery(api), staleTime: 'static' }),
  ]);
  if (page.items.length === 0 && address.page > 1) return redirect(`/desk/inbox/${view.key}`); // it has become shorter
  return null;
}
