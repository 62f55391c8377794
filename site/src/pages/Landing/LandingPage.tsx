import { island } from '#src/startup/island.tsx';

/** A landing page. Its scripts load on the first interaction, because it can be read without them. */
export const LandingPage = island<object>(
  async () => (await import('./LandingContent.tsx')).LandingContent,
  import.meta.env.SSR ? (await import('./LandingContent.tsx')).LandingContent : null,
);
