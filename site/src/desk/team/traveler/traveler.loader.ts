import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { countriesQuery } from '#src/desk/shared/countriesQuery.ts';
import { deskContext } from '#src/desk/shared/deskContext.ts';
import {
  contactLogQuery,
  conversationsQuery,
  documentsQuery,
  duplicatesQuery,
  emailsQuery,
  historyQuery,
  notesQuery,
  profileQuery,
  travelerQuery,
  tripRequestsQuery,
} from './travelerQueries.ts';

/** Reads a traveler with everything that belongs to them, as far as the person may see it. */
export async function travelerLoader({ params, context }: LoaderFunctionArgs) {
  const { api, queries, allowedCalls } = context.get(deskContext);
  const { id } = params;
  if (id === undefined || !allowedCalls.includes('GET /v3/travelers/{id}')) throw data(null, { status: 404 });
  const may = (call: (typeof allowedCalls)[number]) => allowedCalls.includes(call);
  const read = { staleTime: 'static' } as const;
  await Promise.all([
    queries.query({ ...travelerQuery(api, id), ...read }),
    queries.query({ ...tripRequestsQuery(api, id), ...read }),
    queries.query({ ...notesQuery(api, id), ...read }),
    queries.query({ ...historyQuery(api, id), ...read }),
    queries.query({ ...countriesQuery(api), ...read }),
    may('GET /v3/traveler_profiles') && queries.query({ ...profileQuery(api, id), ...read }),
    may('GET /v3/travelers/{id}/conversations') && queries.query({ ...conversationsQuery(api, id), ...read }),
    may('GET /v3/documents') && queries.query({ ...documentsQuery(api, id), ...read }),
    may('GET /v3/contact_log') && queries.query({ ...contactLogQuery(api, id), ...read }),
    may('GET /v3/travelers/{id}/duplicates') && queries.query({ ...duplicatesQuery(api, id), ...read }),
    // Mails are found by person only where contact data is not hidden.
    may('GET /v3/templated_emails') && may('PUT /v3/travelers/{id}') && queries.query({ ...emailsQuery(api, id), ...read }),
  ]);
  return null;
}
