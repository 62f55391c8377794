import { Link, ReviewCard, type HeadingProps } from '@farwend/design-system';
import { useState } from 'react';
import { journeyText } from './journeyText.ts';
import type { ShownReview } from './ShownReview.ts';
import type { Votes } from './useVotes.ts';

/** Props of ReviewItem. */
export interface ReviewItemProps {
  review: ShownReview;
  /** What this browser found helpful; without it nobody can vote. */
  votes?: Votes | undefined;
  /** The heading's place in the outline of the page; 3 unless said. */
  level?: HeadingProps['level'] | undefined;
  /** `letter`: alone on its own page. */
  look?: 'card' | 'letter';
  /** Says which company planned it; on the company's own page it need not. */
  namesCompany?: boolean;
}

/** One review in a list, its title leading to its own page. */
export function ReviewItem({ review, votes, level, look = 'card', namesCompany = true }: ReviewItemProps) {
  const [failure, setFailure] = useState<string>();
  const vote = async (helpful: boolean) => {
    try {
      await votes?.vote(review.id, helpful);
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
          {journeyText(review)}
          {namesCompany && <PlannedBy {...review} />}
        </>
      }
      reply={reply ? { author: companyName, date: reply.at, text: reply.body } : undefined}
      helpfulFailedText={failure}
      {...(votes && { votes: { count: review.helpfulCount, pressed: votes.has(review.id) }, onVote: vote })}
    >
      {review.body}
    </ReviewCard>
  );
}

function PlannedBy({ places, partyType, companyName, companySlug }: ShownReview) {
  return (
    <>
      {places.length > 0 || partyType ? ', planned by ' : 'Planned by '}
      {companySlug ? <Link href={`/travel-company/${companySlug}`}>{companyName}</Link> : companyName}
    </>
  );
}
