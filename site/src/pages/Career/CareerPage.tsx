import { island } from '#src/shared/island.tsx';

/** An open position reads without scripts, so they come with the first sign of a person. */
export const CareerPage = island<object>(
  async () => (await import('./CareerContent.tsx')).CareerContent,
  import.meta.env.SSR ? (await import('./CareerContent.tsx')).CareerContent : null,
);
