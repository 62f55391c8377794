import type { itineraryLoader } from './itinerary.loader.ts';

/** Props of Itinerary. */
export interface ItineraryProps extends Omit<Awaited<ReturnType<typeof itineraryLoader>>, 'head' | 'tripContext' | 'hasOwnAction'> {
  /** Whether the visitor is an agent or team member, who sees a sentence instead of the trip-request button. */
  isTrade: boolean;
}
