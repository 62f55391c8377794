import { useLoaderData } from '#src/startup/page.ts';
import { ContentHead } from '#src/seo/ContentHead.tsx';
import { isAgentOrTeamMember, useSession } from '#src/shared/session.ts';
import { Article } from './Article.tsx';
import type { articleLoader } from './article.loader.ts';

/** The page of an article, with document head and session. */
export function ArticleContent() {
  const { head, ...article } = useLoaderData<typeof articleLoader>();
  const { user } = useSession();
  return (
    <>
      <ContentHead facts={head} type="article" />
      <Article {...article} isTrade={isAgentOrTeamMember(user)} />
    </>
  );
}
