import { useLoaderData } from '#src/startup/page.ts';
import { ListHead } from '#src/seo/ListHead.tsx';
import { isAgentOrTeamMember, useSession } from '#src/shared/session.ts';
import { Articles } from './Articles.tsx';
import type { articlesLoader } from './articles.loader.ts';

/** The list of articles with its document head. */
export function ArticlesContent() {
  const list = useLoaderData<typeof articlesLoader>();
  const { user } = useSession();
  return (
    <>
      <ListHead
        title="Journal"
        description="Articles by people who live where you would like to go: seasons, hours, tables, and what to leave out."
        path="/articles"
        page={list.page}
        pages={list.pages}
        isFiltered={Object.values(list.filterValues).some((value) => value !== '')}
        items={list.articles}
      />
      <Articles {...list} isTrade={isAgentOrTeamMember(user)} />
    </>
  );
}
