import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { deskContext } from '#src/desk/shared/deskContext.ts';
import { teamQuery } from '#src/desk/shared/teamQuery.ts';
import { criteriaQuery, resultsQuery } from './screening/screeningQueries.ts';
import { conversationsQuery } from './conversations/conversationQueries.ts';
import { contactLogQuery, duplicatesQuery, historyQuery, matchesQuery, notesQuery, requestQuery } from './requestQueries.ts';

/** Reads a request with its likely duplicates, screening, matches, conversations, notes and history. */
export async function requestLoader({ params, context }: LoaderFunctionArgs) {
  const { api, queries, allowedCalls } = context.get(deskContext);
  const { id } = params;
  if (id === undefined || !allowedCalls.includes('GET /v3/trip_requests/{id}')) throw data(null, { status: 404 });
  await Promise.all([
    queries.query({ ...requestQuery(api, id), staleTime: 'static' }),
    queries.query({ ...matchesQuery(api, id), staleTime: 'static' }),
    queries.query({ ...notesQuery(api, id), staleTime: 'static' }),
    queries.query({ ...historyQuery(api, id), staleTime: 'static' }),
    ...(allowedCalls.includes('GET /v3/trip_requests/{id}/duplicates')
      ? [queries.query({ ...duplicatesQuery(api, id), staleTime: 'static' })]
      : []),
    ...(allowedCalls.includes('GET /v3/contact_log') ? [queries.query({ ...contactLogQuery(api, id), staleTime: 'static' })] : []),
    ...(allowedCalls.includes('GET /v3/screening_results')
      ? [queries.query({ ...criteriaQuery(api), staleTime: 'static' }), queries.query({ ...resultsQuery(api, id), staleTime: 'static' })]
      : []),
    ...(allowedCalls.includes('GET /v3/trip_requests/{id}/conversation_summaries')
      ? [queries.query({ ...conversationsQuery(api, id), staleTime: 'static' })]
      : []),
    queries.query({ ...teamQuery(api), staleTime: 'static' }),
  ]);
  return null;
}
