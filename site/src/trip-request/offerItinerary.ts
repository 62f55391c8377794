import type { FormStore } from './formStore.ts';
import { loadFormLists } from './loadFormLists.ts';
import { loadItineraryStart } from './loadItineraryStart.ts';
import type { FormServices } from './sendTripRequest.ts';

/** Loads a published itinerary and passes it to the form; without one the form starts empty, without a notice. */
export async function offerItinerary(
  id: string,
  { services, send }: { services: Omit<FormServices, 'places'>; send: FormStore['send'] },
): Promise<void> {
  const lists = await loadFormLists(services.api);
  const start = await loadItineraryStart(id, services.api, lists);
  if (start) send({ type: 'ITINERARY.FOUND', start });
}
