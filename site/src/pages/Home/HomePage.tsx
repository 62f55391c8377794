import { island } from '#src/shared/island.tsx';

/** The home page. Nothing on it needs scripts to be read, so they come with the first sign of a person. */
export const HomePage = island<object>(
  async () => (await import('./HomeContent.tsx')).HomeContent,
  import.meta.env.SSR ? (await import('./HomeContent.tsx')).HomeContent : null,
);
