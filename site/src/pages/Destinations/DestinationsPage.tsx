import { island } from '#src/shared/island.tsx';

/** The atlas of destinations. It reads without scripts, so they come with the first sign of a person. */
export const DestinationsPage = island<object>(
  async () => (await import('./DestinationsContent.tsx')).DestinationsContent,
  import.meta.env.SSR ? (await import('./DestinationsContent.tsx')).DestinationsContent : null,
);
