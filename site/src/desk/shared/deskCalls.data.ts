import type { Contract } from '@farwend/api-contract';

type NameOf<Call> = Call extends { method: infer M extends string; path: infer P extends string } ? `${M} ${P}` : never;
/** A call of the API, as `GET /v3/trip_requests`. */
type CallName = { [E in keyof Contract]: NameOf<Contract[E][keyof Contract[E]]> }[keyof Contract];

/** The calls that decide what a person sees of the desk. The server says which of them the person may make; no screen lists roles. */
export const deskCalls = [
  'POST /v3/trip_request_searches',
  'GET /v3/trip_requests/{id}',
  'GET /v3/trip_requests/{id}/duplicates',
  'PUT /v3/trip_requests/{id}/assigned_to',
  'PUT /v3/trip_requests/{id}/status',
  'POST /v3/trip_requests/{id}/trip_matches',
  'POST /v3/trip_requests/{id}/trip_match_suggestions',
  'PUT /v3/trip_requests/{id}/checklist_items/{itemId}',
  'GET /v3/screening_results',
  'POST /v3/screening_results',
  'GET /v3/trip_requests/{id}/conversation_summaries',
  'POST /v3/conversation_searches',
  'POST /v3/conversations/{id}/messages',
  'POST /v3/conversations/{id}/people/{ids}',
  'POST /v3/bulk_actions',
  'POST /v3/notes',
  'GET /v3/contact_log',
  'POST /v3/contact_log',
  'GET /v3/travelers',
  'GET /v3/travelers/{id}',
  'PUT /v3/travelers/{id}',
  'GET /v3/travelers/{id}/conversations',
  'GET /v3/travelers/{id}/duplicates',
  'PUT /v3/travelers/{id}/merge_with/{other}',
  'GET /v3/traveler_profiles',
  'GET /v3/documents',
  'GET /v3/templated_emails',
] as const satisfies readonly CallName[];

export type DeskCall = (typeof deskCalls)[number];
