import { island } from '#src/shared/island.tsx';

/** The open positions read without scripts, so they come with the first sign of a person. */
export const CareersPage = island<object>(
  async () => (await import('./CareersContent.tsx')).CareersContent,
  import.meta.env.SSR ? (await import('./CareersContent.tsx')).CareersContent : null,
);
