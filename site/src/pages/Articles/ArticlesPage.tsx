import { island } from '#src/shared/island.tsx';

/** The journal. It reads without scripts, so they come with the first sign of a person. */
export const ArticlesPage = island<object>(
  async () => (await import('./ArticlesContent.tsx')).ArticlesContent,
  import.meta.env.SSR ? (await import('./ArticlesContent.tsx')).ArticlesContent : null,
);
