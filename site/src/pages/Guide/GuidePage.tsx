import { island } from '#src/shared/island.tsx';

/** The page of a guide. It reads without scripts, so they come with the first sign of a person. */
export const GuidePage = island<object>(
  async () => (await import('./GuideContent.tsx')).GuideContent,
  import.meta.env.SSR ? (await import('./GuideContent.tsx')).GuideContent : null,
);
