import { useState } from 'react';
import { useLoaderData } from '#src/startup/page.ts';
import { NEWS_PAGE_SIZE, loadNewsPage, type NewsPageData } from '#src/news/loadNewsPage.ts';
import { buildBreadcrumbData } from '#src/seo/buildBreadcrumbData.ts';
import { JsonLd } from '#src/seo/JsonLd.tsx';
import { api } from '#src/shared/api.ts';
import { PageHead } from '#src/shared/PageHead.tsx';
import { useSettings } from '#src/shared/SettingsContext.ts';
import { News } from './News.tsx';

/** The list of press mentions; more are loaded from the API. */
export function NewsPage() {
  const first = useLoaderData<NewsPageData>();
  return <NewsList key={first.page} first={first} />;
}

function NewsList({ first }: { first: NewsPageData }) {
  const { origin } = useSettings();
  const [loadedPages, setLoadedPages] = useState([first]);
  const last = loadedPages.at(-1) ?? first;
  const items = [...new Map(loadedPages.flatMap((page) => page.items).map((item) => [item.id, item])).values()];
  const loadMore = async () => {
    const next = await loadNewsPage(api, last.page + 1);
    setLoadedPages((all) => [...all, next]);
  };
  return (
    <>
      <PageHead
        title="In the press"
        path="/news/"
        description="What newspapers, magazines and stations wrote about journeys planned with Farwend, the newest first."
        noIndex={first.page > 1}
      />
      <JsonLd
        data={buildBreadcrumbData(origin, [
          { label: 'Home', href: '/' },
          { label: 'In the press', href: '/news' },
        ])}
      />
      <News
        items={items}
        shown={Math.min(last.total, last.page * NEWS_PAGE_SIZE)}
        total={last.total}
        newerHref={first.page > 1 ? (first.page === 2 ? '/news/' : `/news/?page=${first.page - 1}`) : null}
        moreHref={`/news/?page=${last.page + 1}`}
        onMore={loadMore}
      />
    </>
  );
}
