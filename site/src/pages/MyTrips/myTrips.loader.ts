import type { Client } from '@farwend/api-contract/client';
import { redirect, redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import type { DeskCount } from '#src/my-trips/Desk.tsx';
import { buildTrip, type Trip, tripFields } from '#src/my-trips/trip.ts';
import { loadSavedSearches, type SavedSearch } from '#src/search-alerts/savedSearch.ts';
import { apiContext } from '#src/startup/loaderContext.ts';

/** Trips of a traveller, or counts of open tasks of an agent. */
export type MyTripsData = { firstName: string | null } & (
  { trips: Trip[]; searches: SavedSearch[]; counts: null } | { trips: null; searches: null; counts: DeskCount[] }
);

/** Loads My Trips of the signed-in person; redirects to the sign-in page without a session, and the team to its desk. */
export async function myTripsLoader({ request, context }: LoaderFunctionArgs): Promise<Response | MyTripsData> {
  const api = context.get(apiContext);
  const { isAuthenticated, personType, firstName } = await api.get('/v3/users/current');
  if (!isAuthenticated) return redirect(`/login/?return=${encodeURIComponent(new URL(request.url).pathname)}`);
  if (personType === 'agent') return { firstName, trips: null, searches: null, counts: await loadCounts(requestAgentCounts(api)) };
  if (personType === 'teamMember') return redirectDocument('/desk/');
  const [{ items }, searches] = await Promise.all([
    api.get('/v3/trip_requests', { query: { limit: 100, sort: '-createdAt', fields: tripFields } }),
    loadSavedSearches(api),
  ]);
  return { firstName, counts: null, trips: items.map((item) => buildTrip(item)), searches };
}

type PendingCount = Omit<DeskCount, 'count'> & { of: Promise<{ total: number }> };

/** Loads the counts; omits those that fail or that the person may not see. */
async function loadCounts(counts: readonly PendingCount[]): Promise<DeskCount[]> {
  const loaded = await Promise.all(
    counts.map(({ of, ...rest }) =>
      of.then(
        ({ total }) => [{ ...rest, count: total }],
        () => [],
      ),
    ),
  );
  return loaded.flat();
}

function requestAgentCounts(api: Client): PendingCount[] {
  const matches = (...statuses: string[]) =>
    api.post('/v3/trip_match_searches', { body: { filters: { status: { in: statuses } }, offset: 0, limit: 1 } });
  return [
    { name: 'To answer', note: 'requests proposed to you', of: matches('PROPOSED') },
    { name: 'In conversation', note: 'travellers you were introduced to', of: matches('INTRODUCED', 'IN_CONVERSATION') },
    { name: 'Quoted', note: 'proposals that are being read', of: matches('QUOTED') },
    { name: 'Booked', note: 'journeys ahead', of: matches('BOOKED') },
  ];
}
