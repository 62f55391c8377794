import { island } from '#src/startup/island.tsx';

/** The list of journeys. Its scripts load on the first interaction, because it can be read without them. */
export const ItinerariesPage = island<object>(
  async () => (await import('./ItinerariesContent.tsx')).ItinerariesContent,
  import.meta.env.SSR ? (await import('./ItinerariesContent.tsx')).ItinerariesContent : null,
);
