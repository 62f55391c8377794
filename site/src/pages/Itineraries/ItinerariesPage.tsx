import { island } from '#src/shared/island.tsx';

/** The list of journeys. It reads without scripts, so they come with the first sign of a person. */
export const ItinerariesPage = island<object>(
  async () => (await import('./ItinerariesContent.tsx')).ItinerariesContent,
  import.meta.env.SSR ? (await import('./ItinerariesContent.tsx')).ItinerariesContent : null,
);
