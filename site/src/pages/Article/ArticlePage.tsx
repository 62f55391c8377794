import { island } from '#src/shared/island.tsx';

/** The page of an article. It reads without scripts, so they come with the first sign of a person. */
export const ArticlePage = island<object>(
  async () => (await import('./ArticleContent.tsx')).ArticleContent,
  import.meta.env.SSR ? (await import('./ArticleContent.tsx')).ArticleContent : null,
);
