import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { Client } from '@farwend/api-contract/client';
import { queryOptions } from '@tanstack/react-query';

export type Suggestions = ReplyOf<Contract['tripMatches']['suggest']>;
export type Note = ReplyOf<Contract['notes']['list']>['items'][number];
export type ContactLogEntry = ReplyOf<Contract['contactLog']['list']>['items'][number];
export type Duplicate = ReplyOf<Contract['tripRequests']['duplicates']>['items'][number];
export type RecordVersion = ReplyOf<Contract['tripRequests']['versions']>['items'][number];

/** Key of everything that is read about a request. */
export function requestKey(id: string) {
  return ['request', id] as const;
}

export function requestQuery(api: Client, id: string) {
  return queryOptions({
    queryKey: [...requestKey(id), 'record'],
    queryFn: ({ signal }) => api.get('/v3/trip_requests/{id}', { params: { id }, signal }),
  });
}

/** The companies that were suggested or asked, in their order. */
export function matchesQuery(api: Client, id: string) {
  return queryOptions({
    queryKey: [...requestKey(id), 'matches'],
    queryFn: async ({ signal }) =>
      (await api.get('/v3/trip_requests/{id}/trip_matches', { params: { id }, query: { limit: 100 }, signal })).items,
  });
}

/** Whom the rules would ask, and why not the others. Read only when somebody wants to see it: it is computed anew each time. */
export function suggestionsQuery(api: Client, id: string) {
  return queryOptions({
    queryKey: [...requestKey(id), 'suggestions'],
    queryFn: ({ signal }) => api.post('/v3/trip_requests/{id}/trip_match_suggestions', { params: { id }, body: { limit: 10 }, signal }),
  });
}

export function notesQuery(api: Client, id: string) {
  return queryOptions({
    queryKey: [...requestKey(id), 'notes'],
    queryFn: async ({ signal }) =>
      (await api.get('/v3/notes', { query: { subjectType: 'TRIP_REQUEST', subjectId: id, limit: 100 }, signal })).items,
  });
}

/** Calls, mails and meetings with the traveler, the last first. */
export function contactLogQuery(api: Client, id: string) {
  return queryOptions({
    queryKey: [...requestKey(id), 'contact-log'],
    queryFn: async ({ signal }) => (await api.get('/v3/contact_log', { query: { tripRequestId: id, limit: 50 }, signal })).items,
  });
}

/** Other requests that may ask for the same trip, the surest first. */
export function duplicatesQuery(api: Client, id: string) {
  return queryOptions({
    queryKey: [...requestKey(id), 'duplicates'],
    queryFn: async ({ signal }) => (await api.get('/v3/trip_requests/{id}/duplicates', { params: { id }, signal })).items,
  });
}

/** What was changed, by whom, the last first. */
export function historyQuery(api: Client, id: string) {
  return queryOptions({
    queryKey: [...requestKey(id), 'history'],
    queryFn: async ({ signal }) =>
      (await api.get('/v3/trip_requests/{id}/versions', { params: { id }, query: { limit: 50 }, signal })).items,
  });
}
