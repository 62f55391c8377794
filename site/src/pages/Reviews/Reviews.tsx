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
import { REVIEWS_AT_ONCE, type ReviewScope } from '#src/reviews/fetchReviews.ts';
import { ReviewFilters } from '#src/reviews/ReviewFilters.tsx';
import { ReviewItem } from '#src/reviews/ReviewItem.tsx';
import { isFiltered, reviewsHref, type ReviewQuery } from '#src/reviews/reviewQuery.ts';
import type { Counts, FoundReviews } from '#src/reviews/reviewSearch.ts';
import type { ShownReview } from '#src/reviews/ShownReview.ts';
import type { Votes } from '#src/reviews/useVotes.ts';
import { averageStars } from '#src/reviews/rating.ts';
import { ReviewChoice } from '#src/reviews/ReviewChoice.tsx';
import { HowReviewsCome } from './HowReviewsCome.tsx';
import { Body, Choice, Figure, Head, Legend, List, Score } from './Reviews.styles.ts';

/** Props of Reviews. */
export interface ReviewsProps {
  query: ReviewQuery;
  scope: Pick<ReviewScope, 'places' | 'company'>;
  /** The reviews found so far, in their order. */
  reviews: readonly ShownReview[];
  /** Undefined while the first part is on its way. */
  found: Pick<FoundReviews, 'start' | 'offset' | 'total'> | undefined;
  /** How many there are of each rating, whatever rating is chosen. */
  counts: Counts | undefined;
  loading: boolean;
  /** What went wrong with the last part; null: nothing. */
  error: string | null;
  votes: Votes;
  /** The address of the next part. */
  moreHref: string;
  /** Called with the address of another filter instead of following its link. */
  onChoose: (href: string) => void;
  /** Fetches the next part; rejects when it cannot be had. */
  onMore: () => Promise<void>;
  /** Asks once more for what did not come. */
  onRetry: () => void;
}

/** What travellers wrote: the figure, the legend that filters, the reviews, and how they come about. */
export function Reviews({
  query,
  scope,
  reviews,
  found,
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
              <Figure aria-hidden="true">{averageStars(counts).toFixed(1)}</Figure>
              <div>
                <StarRating rating={averageStars(counts)} />
                <Text variant="small" tone="soft">
                  {isFiltered({ ...query, rating: null, company: '' }) ? 'over what you look for: ' : 'over '}
                  {counts.total === 1 ? '1 review' : `${counts.total.toLocaleString('en-US')} reviews`}
                </Text>
              </div>
            </Score>
          )}
        </Head>
        <Body>
          <Legend aria-label="Choose reviews" onClick={chooseInPlace}>
            <ReviewFilters query={query} places={scope.places} counts={counts} onChoose={onChoose} />
          </Legend>
          <div>
            <VisuallyHidden role="status">{loading ? 'Reviews are on their way' : ''}</VisuallyHidden>
            <Choice onClick={chooseInPlace}>
              <ReviewChoice query={query} scope={scope} total={found?.total} />
              {found && found.start > 0 && (
                <Link href={reviewsHref(query, { page: Math.floor((found.start - 1) / REVIEWS_AT_ONCE) + 1 })}>
                  The reviews before these
                </Link>
              )}
            </Choice>
            {error && !found && (
              <Alert tone="error" title={error} announce>
                <Button onClick={onRetry}>Try again</Button>
              </Alert>
            )}
            {!found && !error && <Waiting />}
            {found && reviews.length > 0 && (
              <List ref={list} start={found.start + 1}>
                {reviews.map((review) => (
                  <li key={review.id}>
                    <ReviewItem review={review} votes={votes} level={2} namesCompany={!scope.company} />
                  </li>
                ))}
              </List>
            )}
            {found && found.total > 0 && (
              <LoadMore
                shown={found.offset}
                total={found.total}
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
      <HowReviewsCome />
    </>
  );
}

function Waiting() {
  return (
    <Stack gap={12} aria-hidden="true">
      <SkeletonText lines={5} />
      <SkeletonText lines={4} />
      <SkeletonText lines={5} />
    </Stack>
  );
}
