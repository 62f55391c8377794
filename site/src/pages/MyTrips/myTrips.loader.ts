import type { Client } from '@farwend/api-contract/client';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { DeskCount } from '#src/my-trips/Desk.tsx';
import { tripOf, type Trip } from '#src/my-trips/trip.ts';
import { apiContext } from '#src/shared/pageContext.ts';

/** A traveller's trips, or the figures of somebody who works with them. */
export type MyTripsData = { firstName: string | null } & ({ trips: Trip[]; counts: null } | { trips: null; counts: DeskCount[] });

/** Reads what the signed-in person finds in My Trips; leads others to the sign-in. */
export async function myTripsLoader({ request, context }: LoaderFunctionArgs): Promise<Response | MyTripsData> {
  const api = context.get(apiContext);
  const { isAuthenticated, personType, firstName } = await api.get('/v3/users/current');
  if (!isAuthenticated) return redirect(`/login/?return=${encodeURIComponent(new URL(request.url).pathname)}`);
  if (personType === 'agent') return { firstName, trips: null, counts: await countAll(agentCounts(api)) };
  if (personType === 'teamMember') return { firstName, trips: null, counts: await countAll(teamCounts(api)) };
  const { items } = await api.get('/v3/trip_requests', { query: { limit: '100', sort: '-createdAt' } });
  return { firstName, counts: null, trips: items.map((item) => tripOf(item)) };
}

type Count = Omit<DeskCount, 'count'> & { of: Promise<{ total: number }> };

/** The figures that can be had: one that the person may not see is not there. */
async function countAll(counts: readonly Count[]): Promise<DeskCount[]> {
  const known = await Promise.all(
    counts.map(({ of, ...rest }) =>
      of.then(
        ({ total }) => [{ ...rest, count: total }],
        () => [],
      ),
    ),
  );
  return known.flat();
}

function agentCounts(api: Client): Count[] {
  const matches = (...statuses: string[]) =>
    api.post('/v3/trip_match_searches', { body: { filters: { status: { in: statuses } }, offset: 0, limit: 1 } });
  return [
    { name: 'To answer', note: 'requests proposed to you', of: matches('PROPOSED') },
    { name: 'In conversation', note: 'travellers you were introduced to', of: matches('INTRODUCED', 'IN_CONVERSATION') },
    { name: 'Quoted', note: 'proposals that are being read', of: matches('QUOTED') },
    { name: 'Booked', note: 'journeys ahead', of: matches('BOOKED') },
  ];
}

function teamCounts(api: Client): Count[] {
  const requests = (status: string) => api.get('/v3/trip_requests', { query: { status, limit: '1' } });
  return [
    { name: 'To read', note: 'requests just sent', of: requests('PENDING,SCREENING') },
    { name: 'Waiting', note: 'for an answer of the traveller', of: requests('NEEDS_INFO') },
    { name: 'To match', note: 'ready, or with the companies', of: requests('QUALIFIED,MATCHED') },
    { name: 'In planning', note: 'travellers and companies talk', of: requests('PLANNING') },
  ];
}
