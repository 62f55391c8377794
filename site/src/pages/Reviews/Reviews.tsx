import {
  Alert,
  Button,
  Heading,
  Link,
  LoadMore,
  Section,
  SkeletonText,
  StarRating,
  Stack,
  Text,
  VisuallyHidden,
} from '@farwend/design-system';
import { useRef, type MouseEvent } from 'react';
import { REVIEWS_PAGE_SIZE, type ReviewScope } from '#src/reviews/fetchReviews.ts';
import { ReviewFilters } from '#src/reviews/ReviewFilters.tsx';
import { ReviewItem } from '#src/reviews/ReviewItem.tsx';
import { isFiltered, buildReviewsHref, type ReviewQuery } from '#src/reviews/reviewQuery.ts';
import type { ReviewCounts, ReviewSearchResult } from '#src/reviews/reviewSearch.ts';
import type { DisplayedReview } from '#src/reviews/DisplayedReview.ts';
import type { Votes } from '#src/reviews/useVotes.ts';
import { computeAverageStars } from '#src/reviews/rating.ts';
import { AppliedReviewFilters } from '#src/reviews/AppliedReviewFilters.tsx';
import { HowReviewsWork } from './HowReviewsWork.tsx';
import { Body, Filters, Figure, Head, Sidebar, List, Score } from './Reviews.styles.ts';

/** Props of Reviews. */
export interface ReviewsProps {
  query: ReviewQuery;
  scope: Pick<ReviewScope, 'places' | 'company'>;
  /** Reviews loaded so far, in order. */
  reviews: readonly DisplayedReview[];
  /** Undefined while the first slice is loading. */
  result: Pick<ReviewSearchResult, 'start' | 'offset' | 'total'> | undefined;
  /** Number of reviews per rating, regardless of the rating filter. */
  counts: ReviewCounts | undefined;
  loading: boolean;
  /** Error of the last request; null if it succeeded. */
  error: string | null;
  votes: Votes;
  /** URL of the next page. */
  moreHref: string;
  /** Called with the URL of another query instead of following its link. */
  onChoose: (href: string) => void;
  /** Loads the next slice; rejects on failure. */
  onMore: () => Promise<void>;
  /** Called to retry a failed request. */
  onRetry: () => void;
}

/** The list of reviews: average rating, filters, results, and how reviews are collected. */
export function Reviews({
  query,
  scope,
  reviews,
  result,
  counts,
  loading,
  error,
  votes,
  moreHref,
  onChoose,
  onMore,
  onRetry,
}: ReviewsProps) {
  const list = useRef<HTMLOListElement>(null);
  const chooseInPlace = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/reviews/?"], a[href="/reviews/"]') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    onChoose(link.getAttribute('href') ?? '/reviews/');
  };
  return (
    <>
      <Section aria-labelledby="reviews-title">
        <Head>
          <Stack gap={5}>
            <Heading level={1} id="reviews-title">
              {scope.company ? `What travellers wrote about ${scope.company.name}` : 'What travellers wrote'}
            </Heading>
            <Text variant="lead" tone="soft">
              After the journey, by those who made it. Every rating is printed, the poor ones too, and the company may answer.
            </Text>
          </Stack>
          {counts && counts.total > 0 && (
            <Score>
              <Figure aria-hidden="true">{computeAverageStars(counts).toFixed(1)}</Figure>
              <div>
                <StarRating rating={computeAverageStars(counts)} />
                <Text variant="small" tone="soft">
                  {isFiltered({ ...query, rating: null, company: '' }) ? 'over what you look for: ' : 'over '}
                  {counts.total === 1 ? '1 review' : `${counts.total.toLocaleString('en-US')} reviews`}
                </Text>
              </div>
            </Score>
          )}
        </Head>
        <Body>
          <Sidebar aria-label="Choose reviews" onClick={chooseInPlace}>
            <ReviewFilters query={query} places={scope.places} counts={counts} onChoose={onChoose} />
          </Sidebar>
          <div>
            <VisuallyHidden role="status">{loading ? 'Reviews are on their way' : ''}</VisuallyHidden>
            <Filters onClick={chooseInPlace}>
              <AppliedReviewFilters query={query} scope={scope} total={result?.total} />
              {result && result.start > 0 && (
                <Link href={buildReviewsHref(query, { page: Math.floor((result.start - 1) / REVIEWS_PAGE_SIZE) + 1 })}>
                  The reviews before these
                </Link>
              )}
            </Filters>
            {error && !result && (
              <Alert tone="error" title={error} announce>
                <Button onClick={onRetry}>Try again</Button>
              </Alert>
            )}
            {!result && !error && <LoadingPlaceholder />}
            {result && reviews.length > 0 && (
              <List ref={list} start={result.start + 1}>
                {reviews.map((review) => (
                  <li key={review.id}>
                    <ReviewItem review={review} votes={votes} level={2} showsCompany={!scope.company} />
                  </li>
                ))}
              </List>
            )}
            {result && result.total > 0 && (
              <LoadMore
                shown={result.offset}
                total={result.total}
                href={moreHref}
                onMore={onMore}
                list={list}
                label="More reviews"
                moreText="Show more reviews"
                failedText={error ?? undefined}
              />
            )}
          </div>
        </Body>
      </Section>
      <HowReviewsWork />
    </>
  );
}

function LoadingPlaceholder() {
  return (
    <Stack gap={12} aria-hidden="true">
      <SkeletonText lines={5} />
      <SkeletonText lines={4} />
      <SkeletonText lines={5} />
    </Stack>
  );
}
