import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { Client } from '@farwend/api-contract/client';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { matchStatusLabels, type Agent, type Match, type MatchDocument } from '#src/my-trips/match.ts';
import { buildTrip, type Trip } from '#src/my-trips/trip.ts';
import { loadOrRedirect } from '#src/shared/loadOrRedirect.ts';
import { apiContext } from '#src/startup/loaderContext.ts';

/** A trip with its matches. */
export interface MyTripData {
  trip: Trip;
  matches: Match[];
}

type TripMatch = ReplyOf<Contract['tripMatches']['read']>;

/** Loads the trip with its matches, their documents and messages; redirects to the sign-in page without a session. */
export async function myTripLoader(args: LoaderFunctionArgs): Promise<Response | MyTripData> {
  const api = args.context.get(apiContext);
  const { isAuthenticated, personType } = await api.get('/v3/users/current');
  if (!isAuthenticated) return redirect(`/login/?return=${encodeURIComponent(new URL(args.request.url).pathname)}`);
  if (personType !== 'traveler') return redirect('/my-trips/');
  const id = args.params['id'] ?? '';
  const [request, { items }] = await Promise.all([
    loadOrRedirect(args, () => api.get('/v3/trip_requests/{id}', { params: { id } })),
    loadOrRedirect(args, () => api.get('/v3/trip_requests/{id}/trip_matches', { params: { id } })),
  ]);
  return { trip: buildTrip(request), matches: await Promise.all(items.map((match) => loadMatch(match, api))) };
}

async function loadMatch(match: TripMatch, api: Client): Promise<Match> {
  const [agent, documents, conversation] = await Promise.all([loadAgent(match, api), loadPapers(match, api), loadLetters(match, api)]);
  return {
    id: match.id,
    company: match.partnerName,
    statusLabel: matchStatusLabels[match.status] ?? match.status,
    agent,
    documents,
    conversation,
    allowedTransitions: match.allowedTransitions ?? [],
    version: match.version,
  };
}

/** Loads the lead agent; null on failure, so that the rest of the page is still shown. */
async function loadAgent({ id, leadAgentId, agentIds }: TripMatch, api: Client): Promise<Agent | null> {
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

async function loadPapers({ id }: TripMatch, api: Client): Promise<MatchDocument[]> {
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

async function loadLetters({ conversationId }: TripMatch, api: Client): Promise<Match['conversation']> {
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

/** How long a message reopens a closed conversation: 180 days, in milliseconds. */
const REOPENS_MS = 180 * 86_400_000;
