import { useLoaderData } from 'react-router-dom';
import { ContentHead } from '#src/seo/ContentHead.tsx';
import { isTrade, useSession } from '#src/shared/session.ts';
import { Article } from './Article.tsx';
import type { articleLoader } from './article.loader.ts';

/** The page of an article with its head, joined to the session. */
export function ArticleContent() {
  const { head, ...article } = useLoaderData<typeof articleLoader>();
  const { user } = useSession();
  return (
    <>
      <ContentHead facts={head} type="article" />
      <Article {...article} isTrade={isTrade(user)} />
    </>
  );
}
