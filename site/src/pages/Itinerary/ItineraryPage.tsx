import { island } from '#src/shared/island.tsx';

/** The page of a journey. It reads without scripts, so they come with the first sign of a person. */
export const ItineraryPage = island<object>(
  async () => (await import('./ItineraryContent.tsx')).ItineraryContent,
  import.meta.env.SSR ? (await import('./ItineraryContent.tsx')).ItineraryContent : null,
);
