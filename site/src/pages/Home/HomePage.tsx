import { island } from '#src/startup/island.tsx';

/** The home page. Its scripts load on the first interaction, because it can be read without them. */
export const HomePage = island<object>(
  async () => (await import('./HomeContent.tsx')).HomeContent,
  import.meta.env.SSR ? (await import('./HomeContent.tsx')).HomeContent : null,
);
