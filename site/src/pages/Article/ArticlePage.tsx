import { island } from '#src/startup/island.tsx';

/** The page of an article. Its scripts load on the first interaction, because it can be read without them. */
export const ArticlePage = island<object>(
  async () => (await import('./ArticleContent.tsx')).ArticleContent,
  import.meta.env.SSR ? (await import('./ArticleContent.tsx')).ArticleContent : null,
);
