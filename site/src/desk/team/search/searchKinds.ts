import type { DeskCall } from '#src/desk/shared/deskCalls.data.ts';
import { findConversations } from './findConversations.ts';
import { findRequests } from './findRequests.ts';
import { findRequestsByPhone } from './findRequestsByPhone.ts';
import { findTravelers } from './findTravelers.ts';
import type { FindHits } from './searchHits.ts';

/** A kind of records that can be searched, and that has a screen. */
export interface SearchKind {
  /** Its part of the address. */
  key: string;
  name: string;
  /** Whoever may make this call may search it; the API decides what they find. */
  call: DeskCall;
  find: FindHits;
}

/** In the order in which they are shown. */
const searchKinds: readonly SearchKind[] = [
  { key: 'requests', name: 'Requests', call: 'POST /v3/trip_request_searches', find: findRequests },
  { key: 'phone', name: 'Requests by phone number', call: 'GET /v3/contact_log', find: findRequestsByPhone }, // whoever calls travelers sees their numbers
  { key: 'travelers', name: 'Travelers', call: 'GET /v3/travelers', find: findTravelers },
  { key: 'conversations', name: 'Conversations', call: 'POST /v3/conversation_searches', find: findConversations },
];

/** The kinds that the person may search. */
export function listSearchKinds(may: (call: DeskCall) => boolean): readonly SearchKind[] {
  return searchKinds.filter(({ call }) => may(call));
}
