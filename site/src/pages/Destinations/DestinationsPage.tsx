import { island } from '#src/startup/island.tsx';

/** The destinations. Its scripts load on the first interaction, because it can be read without them. */
export const DestinationsPage = island<object>(
  async () => (await import('./DestinationsContent.tsx')).DestinationsContent,
  import.meta.env.SSR ? (await import('./DestinationsContent.tsx')).DestinationsContent : null,
);
