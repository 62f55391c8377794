import type { Client, CallInput } from '@farwend/api-contract/client';
import type { Contract } from '@farwend/api-contract';
import type { TripRequestEvent } from './tracking.ts';

type EventType = CallInput<Contract['events']['create']>['body']['type'];

/** Events that the server records itself when it receives the request. */
const serverEvents: readonly TripRequestEvent[] = ['TripRequestSubmit'];

/** Records an event on our own server for the form's statistics. The request outlives the page; failures are ignored. */
export function recordEvent(api: Client, event: TripRequestEvent, data: Record<string, unknown>): void {
  if (serverEvents.includes(event)) return;
  const type: EventType = event;
  const post = () => void api.post('/v3/zevents', { body: { type, data }, keepalive: true }).catch(() => undefined);
  // Render the next step first, unless the page is being left.
  if (event === 'TripRequestAbandon') post();
  else setTimeout(post, 100);
}
