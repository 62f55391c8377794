import { island } from '#src/startup/island.tsx';

/** The open positions. Its scripts load on the first interaction, because it can be read without them. */
export const CareersPage = island<object>(
  async () => (await import('./CareersContent.tsx')).CareersContent,
  import.meta.env.SSR ? (await import('./CareersContent.tsx')).CareersContent : null,
);
