import { useEffect, useRef } from 'react';
import { useNavigate } from '#src/startup/navigation.ts';
import { useLoaderData, useLocation, usePage } from '#src/startup/page.ts';
import { REVIEWS_PAGE_SIZE } from '#src/reviews/fetchReviews.ts';
import { isFiltered, parseReviewQuery, buildReviewsHref } from '#src/reviews/reviewQuery.ts';
import { useReviewSearch } from '#src/reviews/useReviewSearch.ts';
import { useVotes } from '#src/reviews/useVotes.ts';
import { buildBreadcrumbData } from '#src/seo/buildBreadcrumbData.ts';
import { JsonLd } from '#src/seo/JsonLd.tsx';
import { PageHead } from '#src/shared/PageHead.tsx';
import { useSettings } from '#src/shared/SettingsContext.ts';
import { Reviews } from './Reviews.tsx';
import type { ReviewsData } from './reviews.loader.ts';

/** The list of reviews, with its data from the URL, the API and this browser's votes. */
export function ReviewsPage() {
  const { scope } = useLoaderData<ReviewsData>();
  return <ReviewList key={scope.company?.id ?? 'all'} />;
}

function ReviewList() {
  const { scope, first } = useLoaderData<ReviewsData>();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { origin } = useSettings();
  const isReturn = useReturn();
  const query = parseReviewQuery(search);
  const list = useReviewSearch(query, scope, first, isReturn);
  const votes = useVotes();
  return (
    <>
      <PageHead
        title={scope.company ? `Reviews of ${scope.company.name}` : 'Reviews of our journeys'}
        path={scope.company ? `/reviews/?company=${scope.company.slug}` : '/reviews/'}
        description="What travellers wrote after their journeys: every rating from five stars to one, printed whole, with the company’s answer beside it."
        noIndex={isFiltered(query) || query.page > 1 || query.sort !== 'relevance'}
      />
      <JsonLd
        data={buildBreadcrumbData(origin, [
          { label: 'Home', href: '/' },
          { label: 'Reviews', href: '/reviews' },
        ])}
      />
      <Reviews
        query={query}
        scope={scope}
        reviews={list.reviews}
        result={list.result}
        counts={list.counts}
        loading={list.state.loading}
        error={list.state.error}
        votes={votes}
        onChoose={(href) => void navigate(href, { preventScrollReset: true })}
        onMore={list.more}
        onRetry={list.retry}
        moreHref={buildReviewsHref(query, { page: Math.floor((list.result?.offset ?? 0) / REVIEWS_PAGE_SIZE) + 1 })}
      />
    </>
  );
}

/** Whether the visitor returned to the page by Back or Forward; false for the first page of a visit. */
function useReturn(): boolean {
  const { historyAction } = usePage();
  const isFirst = useRef(!hasVisited);
  useEffect(() => {
    hasVisited = true;
  }, []);
  return historyAction === 'POP' && !isFirst.current;
}

let hasVisited = false;
