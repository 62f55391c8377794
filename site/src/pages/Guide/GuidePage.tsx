import { island } from '#src/startup/island.tsx';

/** The page of a guide. Its scripts load on the first interaction, because it can be read without them. */
export const GuidePage = island<object>(
  async () => (await import('./GuideContent.tsx')).GuideContent,
  import.meta.env.SSR ? (await import('./GuideContent.tsx')).GuideContent : null,
);
