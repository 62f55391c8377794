import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { deskContext } from '#src/desk/shared/deskContext.ts';
import { buildSearchHref, isSearchable, readSearchAddress } from './searchAddress.ts';
import { buildSearchPage, listShownKinds } from './searchPages.ts';
import { searchQuery } from './searchQueries.ts';

/** Reads what the search of the address finds. */
export async function searchLoader({ request, context }: LoaderFunctionArgs) {
  const { api, queries, allowedCalls } = context.get(deskContext);
  const address = readSearchAddress(new URL(request.url).searchParams);
  const kinds = listShownKinds(address, (call) => allowedCalls.includes(call));
  if (kinds.length === 0) throw data(null, { status: 404 });
  if (!isSearchable(address.q)) return null;
  const found = await Promise.all(
    kinds.map((kind) => queries.query({ ...searchQuery(api, kind, buildSearchPage(address)), staleTime: 'static' })),
  );
  const isBeyondEnd = address.page > 1 && found.every(({ items }) => items.length === 0);
  return isBeyondEnd ? redirect(buildSearchHref({ ...address, page: 1 })) : null; // there are fewer by now
}
