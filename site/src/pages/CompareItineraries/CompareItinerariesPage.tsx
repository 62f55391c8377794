import { island } from '#src/startup/island.tsx';

/** Itineraries side by side. Its scripts load on the first interaction, because it can be read without them. */
export const CompareItinerariesPage = island<object>(
  async () => (await import('./CompareItinerariesContent.tsx')).CompareItinerariesContent,
  import.meta.env.SSR ? (await import('./CompareItinerariesContent.tsx')).CompareItinerariesContent : null,
);
