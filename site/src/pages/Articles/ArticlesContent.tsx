import { useLoaderData } from 'react-router-dom';
import { ListHead } from '#src/seo/ListHead.tsx';
import { Articles } from './Articles.tsx';
import type { articlesLoader } from './articles.loader.ts';

/** The journal with its head. */
export function ArticlesContent() {
  const list = useLoaderData<typeof articlesLoader>();
  return (
    <>
      <ListHead
        title="Journal"
        description="Articles by people who live where you would like to go: seasons, hours, tables, and what to leave out."
        path="/articles"
        page={list.page}
        pages={list.pages}
        isNarrowed={Object.values(list.answers).some((answer) => answer !== '')}
        items={list.articles}
      />
      <Articles {...list} />
    </>
  );
}
