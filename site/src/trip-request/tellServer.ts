import type { Client, Input } from '@farwend/api-contract/client';
import type { Contract } from '@farwend/api-contract';
import type { TripRequestEvent } from './tracking.ts';

type EventType = Input<Contract['events']['create']>['body']['type'];

/** What the server records by itself, when the request arrives. */
const ownEvents: readonly TripRequestEvent[] = ['TripRequestSubmit'];

/** Tells our own server too, where the figures of the form are made; the request outlives the page, and its failure is nobody's trouble. */
export function tellServer(api: Client, event: TripRequestEvent, data: Record<string, unknown>): void {
  if (ownEvents.includes(event)) return;
  const type: EventType = event;
  const tell = () => void api.post('/v3/zevents', { body: { type, data }, keepalive: true }).catch(() => undefined);
  // The next step is drawn first; only a page that goes cannot wait.
  if (event === 'TripRequestAbandon') tell();
  else setTimeout(tell, 100);
}
