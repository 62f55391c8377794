import { useEffect, useRef } from 'react';
import {
  NavigationType,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigationType,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { REVIEWS_AT_ONCE } from '#src/reviews/fetchReviews.ts';
import { isFiltered, readReviewQuery, reviewsHref } from '#src/reviews/reviewQuery.ts';
import { useReviewSearch } from '#src/reviews/useReviewSearch.ts';
import { useVotes } from '#src/reviews/useVotes.ts';
import { breadcrumbData } from '#src/seo/breadcrumbs.ts';
import { JsonLd } from '#src/seo/JsonLd.tsx';
import { PageHead } from '#src/shared/PageHead.tsx';
import { useSettings } from '#src/shared/SettingsContext.ts';
import { Reviews } from './Reviews.tsx';
import type { ReviewsData } from './reviews.loader.ts';

/** The list of reviews, joined to its address, the API and this browser's votes. */
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
  const query = readReviewQuery(search);
  const list = useReviewSearch(query, scope, first, isReturn);
  const votes = useVotes(list.voted);
  return (
    <>
      <PageHead
        title={scope.company ? `Reviews of ${scope.company.name}` : 'Reviews of our journeys'}
        path={scope.company ? `/reviews/?company=${scope.company.slug}` : '/reviews/'}
        description="What travellers wrote after their journeys: every rating from five stars to one, printed whole, with the company’s answer beside it."
        noIndex={isFiltered(query) || query.page > 1 || query.sort !== 'relevance'}
      />
      <JsonLd
        data={breadcrumbData(origin, [
          { label: 'Home', href: '/' },
          { label: 'Reviews', href: '/reviews' },
        ])}
      />
      <Reviews
        query={query}
        scope={scope}
        reviews={list.reviews}
        found={list.found}
        counts={list.counts}
        loading={list.state.loading}
        error={list.state.error}
        votes={votes}
        onChoose={(href) => void navigate(href, { preventScrollReset: true })}
        onMore={list.more}
        onRetry={list.retry}
        moreHref={reviewsHref(query, { page: Math.floor((list.found?.offset ?? 0) / REVIEWS_AT_ONCE) + 1 })}
      />
    </>
  );
}

/** Whether the page was come back to, by Back or Forward; the first page of a visit was not. */
function useReturn(): boolean {
  const type = useNavigationType();
  const isFirst = useRef(!hasVisited);
  useEffect(() => {
    hasVisited = true;
  }, []);
  return type === NavigationType.Pop && !isFirst.current;
}

let hasVisited = false;

/** Another filter of the same list is the page's own business; another company is another page. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.searchParams.get('company') !== nextUrl.searchParams.get('company');
}
