import type { FormStore } from './formStore.ts';
import { readItinerary } from './readItinerary.ts';
import type { Sending } from './sendTripRequest.ts';
import { loadFormData } from './usePlaces.ts';

/** Reads a published itinerary and hands it to the form; without one the form begins plain, without a word. */
export async function offerItinerary(
  id: string,
  { sending, send }: { sending: Omit<Sending, 'places'>; send: FormStore['send'] },
): Promise<void> {
  const lists = await loadFormData(sending.api);
  const start = await readItinerary(id, sending.api, lists);
  if (start) send({ type: 'ITINERARY.FOUND', start });
}
