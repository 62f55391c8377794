import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { Client } from '@farwend/api-contract/client';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { matchStandings, type Agent, type Match, type Paper } from '#src/my-trips/match.ts';
import { tripOf, type Trip } from '#src/my-trips/trip.ts';
import { found } from '#src/shared/found.ts';
import { apiContext } from '#src/shared/pageContext.ts';

/** One trip with everything that belongs to it. */
export interface MyTripData {
  trip: Trip;
  matches: Match[];
}

type TripMatch = ReplyOf<Contract['tripMatches']['read']>;

/** Reads the trip, the companies that plan it, their papers and letters; leads who is not signed in to the sign-in. */
export async function myTripLoader(args: LoaderFunctionArgs): Promise<Response | MyTripData> {
  const api = args.context.get(apiContext);
  const { isAuthenticated, personType } = await api.get('/v3/users/current');
  if (!isAuthenticated) return redirect(`/login/?return=${encodeURIComponent(new URL(args.request.url).pathname)}`);
  if (personType !== 'traveler') return redirect('/my-trips/');
  const id = args.params['id'] ?? '';
  const [request, { items }] = await Promise.all([
    found(args, () => api.get('/v3/trip_requests/{id}', { params: { id } })),
    found(args, () => api.get('/v3/trip_requests/{id}/trip_matches', { params: { id } })),
  ]);
  return { trip: tripOf(request), matches: await Promise.all(items.map((match) => matchOf(match, api))) };
}

async function matchOf(match: TripMatch, api: Client): Promise<Match> {
  const [agent, papers, letters] = await Promise.all([agentOf(match, api), papersOf(match, api), lettersOf(match, api)]);
  return {
    id: match.id,
    company: match.partnerName,
    standing: matchStandings[match.status] ?? match.status,
    agent,
    papers,
    letters,
    moves: match.allowedTransitions ?? [],
    version: match.version,
  };
}

/** Parts that cannot be had leave their place empty: the trip itself is worth more. */
async function agentOf({ id, leadAgentId, agentIds }: TripMatch, api: Client): Promise<Agent | null> {
  const x = leadAgentId ?? agentIds[0];
  if (x === undefined) return null;
  const [agent, person] = await Promise.all([
    api.get('/v3/trip_matches/{id}/agents/{x}', { params: { id, x } }).catch(() => null),
    api.get('/v3/people/{id}', { params: { id: x } }).catch(() => null),
  ]);
  if (!agent) return null;
  const { givenName, familyName, title, bio, email } = agent;
  return { name: `${givenName} ${familyName}`, title, bio, email, portrait: person?.photo?.url ?? null };
}

async function papersOf({ id }: TripMatch, api: Client): Promise<Paper[]> {
  const { items } = await api.get('/v3/trip_matches/{id}/documents', { params: { id } }).catch(() => ({ items: [] }));
  return items
    .filter(({ status }) => status === 'AVAILABLE')
    .map(({ id: paper, name, category, proposal }) => ({
      id: paper,
      name,
      kind: category[0] + category.slice(1).toLowerCase(),
      offer: proposal && {
        totalUSD: proposal.totalUSD,
        nights: proposal.nights,
        validUntil: proposal.validUntil,
        summary: proposal.summary,
      },
    }));
}

async function lettersOf({ conversationId }: TripMatch, api: Client): Promise<Match['letters']> {
  if (conversationId === null) return null;
  const params = { id: conversationId };
  const [conversation, messages] = await Promise.all([
    api.get('/v3/conversations/{id}', { params }).catch(() => null),
    api.get('/v3/conversations/{id}/messages', { params, query: { limit: 30 } }).catch(() => null),
  ]);
  if (!conversation || !messages) return null;
  const items = messages.items.flatMap(({ id, authorName, authorType, body, sentAt }) =>
    sentAt === null ? [] : [{ id, author: authorName ?? 'Farwend', isOwn: authorType === 'traveler', body, at: sentAt }],
  );
  const { unreadCount, status, statusChangedAt, isParticipant } = conversation;
  const isRecent = Date.parse(statusChangedAt) + REOPENS_MS > Date.now();
  const canWrite = isParticipant && (status === 'ACTIVE' || (status === 'CLOSED' && isRecent));
  return { conversationId, unread: unreadCount, canWrite, items: items.toReversed() };
}

/** How long a letter opens a closed conversation again: 180 days, in milliseconds. */
const REOPENS_MS = 180 * 86_400_000;
