import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { NEWS_AT_ONCE, newsPart, type NewsPart } from '#src/news/newsPart.ts';
import { breadcrumbData } from '#src/seo/breadcrumbs.ts';
import { JsonLd } from '#src/seo/JsonLd.tsx';
import { api } from '#src/shared/api.ts';
import { PageHead } from '#src/shared/PageHead.tsx';
import { useSettings } from '#src/shared/SettingsContext.ts';
import { News } from './News.tsx';

/** The news, joined to the API. */
export function NewsPage() {
  const first = useLoaderData<NewsPart>();
  return <NewsList key={first.page} first={first} />;
}

function NewsList({ first }: { first: NewsPart }) {
  const { origin } = useSettings();
  const [parts, setParts] = useState([first]);
  const last = parts.at(-1) ?? first;
  const items = [...new Map(parts.flatMap((part) => part.items).map((item) => [item.id, item])).values()];
  const more = async () => {
    const next = await newsPart(api, last.page + 1);
    setParts((all) => [...all, next]);
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
        data={breadcrumbData(origin, [
          { label: 'Home', href: '/' },
          { label: 'In the press', href: '/news' },
        ])}
      />
      <News
        items={items}
        shown={Math.min(last.total, last.page * NEWS_AT_ONCE)}
        total={last.total}
        newerHref={first.page > 1 ? (first.page === 2 ? '/news/' : `/news/?page=${first.page - 1}`) : null}
        moreHref={`/news/?page=${last.page + 1}`}
        onMore={more}
      />
    </>
  );
}
