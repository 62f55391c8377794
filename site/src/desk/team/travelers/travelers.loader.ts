import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { countriesQuery } from '#src/desk/shared/countriesQuery.ts';
import { deskContext } from '#src/desk/shared/deskContext.ts';
import { travelersQuery } from './travelersQueries.ts';
import { buildTravelersHref, readTravelersAddress } from './travelersAddress.ts';

/** Reads a page of the travelers. */
export async function travelersLoader({ request, context }: LoaderFunctionArgs) {
  const { api, queries, allowedCalls } = context.get(deskContext);
  if (!allowedCalls.includes('GET /v3/travelers')) throw data(null, { status: 404 });
  const address = readTravelersAddress(new URL(request.url).searchParams);
  const [page] = await Promise.all([
    queries.query({ ...travelersQuery(api, address), staleTime: 'static' }),
    queries.query({ ...countriesQuery(api), staleTime: 'static' }),
  ]);
  return page.items.length === 0 && address.page > 1 ? redirect(buildTravelersHref({ ...address, page: 1 })) : null; // it has become shorter
}
