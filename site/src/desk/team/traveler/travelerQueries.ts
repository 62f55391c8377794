import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { Client } from '@farwend/api-contract/client';
import { queryOptions } from '@tanstack/react-query';
import type { Note, RecordVersion } from '#src/desk/team/request/requestQueries.ts';
import type { TripRequestRow } from '#src/desk/shared/tripRequestStatuses.data.ts';

export type TravelerProfile = ReplyOf<Contract['travelerProfiles']['read']>;
export type Conversation = ReplyOf<Contract['conversations']['read']>;
export type TravelDocument = ReplyOf<Contract['documents']['read']>;
export type SentEmail = ReplyOf<Contract['templatedEmails']['list']>['items'][number];
export type Duplicate = ReplyOf<Contract['travelers']['duplicates']>['items'][number];
export type MergeReport = ReplyOf<Contract['travelers']['merge']>;

/** Key of everything that is read about a traveler. */
export function travelerKey(id: string) {
  return ['traveler', id] as const;
}

export function travelerQuery(api: Client, id: string) {
  return queryOptions({
    queryKey: [...travelerKey(id), 'record'],
    queryFn: ({ signal }) => api.get('/v3/travelers/{id}', { params: { id }, signal }),
  });
}

/** What they like and need on a journey; null until somebody has written it. Found by the address: the call that reads one fails without. */
export function profileQuery(api: Client, id: string) {
  return queryOptions({
    queryKey: [...travelerKey(id), 'profile'],
    queryFn: async ({ client, signal }): Promise<TravelerProfile | null> => {
      const { email } = await client.query({ ...travelerQuery(api, id), staleTime: 'static' });
      const { items } = await api.get('/v3/traveler_profiles', { query: { q: email.slice(0, MAX_TERMS), limit: 100 }, signal });
      return items.find(({ travelerId }) => travelerId === id) ?? null;
    },
  });
}

/** The longest search terms that the API takes. */
const MAX_TERMS = 200;

/** Their trip requests, the last first. */
export function tripRequestsQuery(api: Client, id: string) {
  return queryOptions({
    queryKey: [...travelerKey(id), 'requests'],
    queryFn: async ({ signal }): Promise<TripRequestRow[]> =>
      (await api.get('/v3/travelers/{id}/trip_requests', { params: { id }, query: { sort: '-createdAt', limit: 100 }, signal })).items,
  });
}

/** The conversations they take part in, the last written first. */
export function conversationsQuery(api: Client, id: string) {
  return queryOptions({
    queryKey: [...travelerKey(id), 'conversations'],
    queryFn: async ({ signal }): Promise<Conversation[]> =>
      (await api.get('/v3/travelers/{id}/conversations', { params: { id }, query: { limit: 100 }, signal })).items,
  });
}

/** Documents that are theirs or about them, the last first. */
export function documentsQuery(api: Client, id: string) {
  return queryOptions({
    queryKey: [...travelerKey(id), 'documents'],
    queryFn: async ({ signal }): Promise<TravelDocument[]> => {
      const [about, own] = await Promise.all([
        api.get('/v3/documents', { query: { linkType: 'TRAVELER', linkId: id, limit: 100 }, signal }),
        api.get('/v3/documents', { query: { ownerPersonId: id, limit: 100 }, signal }),
      ]);
      const byId = new Map([...about.items, ...own.items].map((one) => [one.id, one]));
      return [...byId.values()].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
    },
  });
}

/** The last mails to them. */
export function emailsQuery(api: Client, id: string) {
  return queryOptions({
    queryKey: [...travelerKey(id), 'emails'],
    queryFn: async ({ signal }): Promise<SentEmail[]> =>
      (await api.get('/v3/templated_emails', { query: { personId: id, limit: 50 }, signal })).items,
  });
}

/** One mail with its text. */
export function emailQuery(api: Client, travelerId: string, id: string) {
  return queryOptions({
    queryKey: [...travelerKey(travelerId), 'email', id],
    queryFn: ({ signal }) => api.get('/v3/templated_emails/{id}', { params: { id }, signal }),
  });
}

export function notesQuery(api: Client, id: string) {
  return queryOptions({
    queryKey: [...travelerKey(id), 'notes'],
    queryFn: async ({ signal }): Promise<Note[]> =>
      (await api.get('/v3/notes', { query: { subjectType: 'TRAVELER', subjectId: id, limit: 100 }, signal })).items,
  });
}

/** Calls, mails and meetings about any of their requests, the last first. */
export function contactLogQuery(api: Client, id: string) {
  return queryOptions({
    queryKey: [...travelerKey(id), 'contact-log'],
    queryFn: async ({ client, signal }) => {
      const requests = await client.query({ ...tripRequestsQuery(api, id), staleTime: 'static' });
      if (requests.length === 0) return [];
      const query = { 'tripRequestId[in]': requests.map((request) => request.id).join(), limit: 50 };
      return (await api.get('/v3/contact_log', { query, signal })).items;
    },
  });
}

/** Others who may be the same person, the surest first. */
export function duplicatesQuery(api: Client, id: string) {
  return queryOptions({
    queryKey: [...travelerKey(id), 'duplicates'],
    queryFn: async ({ signal }): Promise<Duplicate[]> => (await api.get('/v3/travelers/{id}/duplicates', { params: { id }, signal })).items,
  });
}

/** What was changed, by whom, the last first. */
export function historyQuery(api: Client, id: string) {
  return queryOptions({
    queryKey: [...travelerKey(id), 'history'],
    queryFn: async ({ signal }): Promise<RecordVersion[]> =>
      (await api.get('/v3/travelers/{id}/versions', { params: { id }, query: { limit: 50 }, signal })).items,
  });
}
