import { Link, ReviewCard, type HeadingProps } from '@farwend/design-system';
import { useState } from 'react';
import { formatJourney } from './formatJourney.ts';
import type { DisplayedReview } from './DisplayedReview.ts';
import type { Votes } from './useVotes.ts';

/** Props of ReviewItem. */
export interface ReviewItemProps {
  review: DisplayedReview;
  /** Votes of this browser; without them there is no vote button. */
  votes?: Votes | undefined;
  /** Heading level in the page outline. Defaults to 3. */
  level?: HeadingProps['level'] | undefined;
  /** `letter` for a review on its own page. Defaults to `card`. */
  look?: 'card' | 'letter';
  /** Shows which company planned the trip; not needed on the company's own page. Defaults to true. */
  showsCompany?: boolean;
}

/** A review in a list, linked to its page, or alone on that page. */
export function ReviewItem({ review, votes, level, look = 'card', showsCompany: namesCompany = true }: ReviewItemProps) {
  const [failure, setFailure] = useState<string>();
  const vote = async (helpful: boolean) => {
    try {
      await votes?.vote(review, helpful);
    } catch (error) {
      if (error instanceof Error) setFailure(error.message);
      throw error;
    }
  };
  const { authorName, authorPlace, reply, companyName } = review;
  return (
    <ReviewCard
      look={look}
      title={
        look === 'letter' ? (
          review.title
        ) : (
          <Link href={`/reviews/${review.id}`} variant="bare">
            {review.title}
          </Link>
        )
      }
      level={level}
      locale="en-GB"
      rating={review.rating / 20}
      author={authorPlace ? `${authorName}, ${authorPlace}` : authorName}
      date={review.reviewedAt}
      journey={
        <>
          {formatJourney(review)}
          {namesCompany && <PlannedBy {...review} />}
        </>
      }
      reply={reply ? { author: companyName, date: reply.at, text: reply.body } : undefined}
      helpfulFailedText={failure}
      {...(votes && { votes: votes.getVotes(review), onVote: vote })}
    >
      {review.body}
    </ReviewCard>
  );
}

function PlannedBy({ places, partyType, companyName, companySlug }: DisplayedReview) {
  return (
    <>
      {places.length > 0 || partyType ? ', planned by ' : 'Planned by '}
      {companySlug ? <Link href={`/travel-company/${companySlug}`}>{companyName}</Link> : companyName}
    </>
  );
}
