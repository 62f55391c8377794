import { island } from '#src/startup/island.tsx';

/** The page of a journey. Its scripts load on the first interaction, because it can be read without them. */
export const ItineraryPage = island<object>(
  async () => (await import('./ItineraryContent.tsx')).ItineraryContent,
  import.meta.env.SSR ? (await import('./ItineraryContent.tsx')).ItineraryContent : null,
);
