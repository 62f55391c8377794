import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { Client } from '@farwend/api-contract/client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { requestKey, type Note } from '#src/desk/team/request/requestQueries.ts';

export type ConversationSummary = ReplyOf<Contract['conversationSummaries']['ofTripRequest']>['items'][number];
export type Conversation = ReplyOf<Contract['conversations']['read']>;
export type Participant = ReplyOf<Contract['conversations']['participants']>['items'][number];
export type Message = ReplyOf<Contract['conversations']['messages']>['items'][number];

/** How many messages are read at a time. */
const PAGE = 50;

/** The conversations about a request and its matches. */
export function conversationsQuery(api: Client, requestId: string) {
  return queryOptions({
    queryKey: [...requestKey(requestId), 'conversations'],
    queryFn: async ({ signal }) =>
      (await api.get('/v3/trip_requests/{id}/conversation_summaries', { params: { id: requestId }, query: { limit: 50 }, signal })).items,
  });
}

export function conversationQuery(api: Client, requestId: string, id: string) {
  return queryOptions({
    queryKey: [...requestKey(requestId), 'conversation', id],
    queryFn: ({ signal }) => api.get('/v3/conversations/{id}', { params: { id }, signal }),
  });
}

/** Who takes part: read apart from the conversation, whose version a change of participants leaves as it is. */
export function participantsQuery(api: Client, requestId: string, id: string) {
  return queryOptions({
    queryKey: [...requestKey(requestId), 'conversation', id, 'participants'],
    queryFn: async ({ signal }) => (await api.get('/v3/conversations/{id}/participants', { params: { id }, signal })).items,
  });
}

/** The last messages; each further page holds those before. */
export function messagesQuery(api: Client, requestId: string, id: string) {
  return infiniteQueryOptions({
    queryKey: [...requestKey(requestId), 'conversation', id, 'messages'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: before, signal }): Promise<Message[]> =>
      (await api.get('/v3/conversations/{id}/messages', { params: { id }, query: { limit: PAGE, ...(before && { before }) }, signal }))
        .items,
    getNextPageParam: (page: Message[]) => (page.length < PAGE ? undefined : page.at(-1)?.id),
  });
}

/** What colleagues wrote to each other about a conversation. */
export function conversationNotesQuery(api: Client, requestId: string, id: string) {
  return queryOptions({
    queryKey: [...requestKey(requestId), 'conversation', id, 'notes'],
    queryFn: async ({ signal }): Promise<Note[]> =>
      (await api.get('/v3/notes', { query: { subjectType: 'CONVERSATION', subjectId: id, limit: 100 }, signal })).items,
  });
}
