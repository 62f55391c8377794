import { island } from '#src/shared/island.tsx';

/** A landing page. It reads without scripts, so they come with the first sign of a person. */
export const LandingPage = island<object>(
  async () => (await import('./LandingContent.tsx')).LandingContent,
  import.meta.env.SSR ? (await import('./LandingContent.tsx')).LandingContent : null,
);
