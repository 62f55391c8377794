import { Breadcrumbs, ButtonLink, Facts, Heading, Image, Link, photoSource, Section, Text, type Crumb } from '@farwend/design-system';
import { formatReward } from '#src/reviews/formatJourney.ts';
import { ReviewItem } from '#src/reviews/ReviewItem.tsx';
import type { Votes } from '#src/reviews/useVotes.ts';
import type { ReviewData } from './review.loader.ts';
import { Article, Sidebar, Others, Photos } from './Review.styles.ts';
import { buildReviewFacts } from './buildReviewFacts.ts';

/** Props of Review. */
export interface ReviewProps extends ReviewData {
  /** Breadcrumbs of the page. */
  crumbs: readonly Crumb[];
  votes: Votes;
}

/** A review on its own page, in large type, with facts in a sidebar and the company's reply below. */
export function Review({ review, photos, tripTypes, subRatings, others, crumbs, votes }: ReviewProps) {
  const { companyName, companySlug } = review;
  const reward = formatReward(review);
  return (
    <>
      <Section room="none">
        <Breadcrumbs items={crumbs} />
        <Article>
          <div>
            <ReviewItem review={review} votes={votes} level={1} look="letter" showsCompany={false} />
            {photos.length > 0 && (
              <Photos aria-label="Pictures of the journey">
                {photos.map(({ id, url, alt }) => (
                  <li key={id}>
                    <Image source={photoSource(url)} alt={alt} ratio="3:2" sizes="(min-width: 768px) 33vw, 100vw" />
                  </li>
                ))}
              </Photos>
            )}
          </div>
          <Sidebar aria-label="About this review">
            <Facts look="list" items={buildReviewFacts(review, { tripTypes, subRatings })} />
            {reward && (
              <Text variant="small" tone="soft">
                {reward}
              </Text>
            )}
            {companySlug && (
              <Link href={`/travel-company/${companySlug}`} variant="onward">
                About {companyName}
              </Link>
            )}
          </Sidebar>
        </Article>
      </Section>
      <Section tone="sunk" aria-labelledby="others-title">
        <Others>
          <Heading level={2} id="others-title">
            {others.length > 0 ? `Others who travelled with ${companyName}` : 'More reviews'}
          </Heading>
          {others.length > 0 && (
            <ul>
              {others.map((other) => (
                <li key={other.id}>
                  <ReviewItem review={other} showsCompany={false} />
                </li>
              ))}
            </ul>
          )}
          <div>
            <ButtonLink href={companySlug ? `/reviews/?company=${companySlug}` : '/reviews'}>
              {companySlug ? `Every review of ${companyName}` : 'Every review'}
            </ButtonLink>
          </div>
        </Others>
      </Section>
    </>
  );
}
