import { island } from '#src/startup/island.tsx';

/** The list of articles. Its scripts load on the first interaction, because it can be read without them. */
export const ArticlesPage = island<object>(
  async () => (await import('./ArticlesContent.tsx')).ArticlesContent,
  import.meta.env.SSR ? (await import('./ArticlesContent.tsx')).ArticlesContent : null,
);
