import {
  Breadcrumbs,
  ButtonLink,
  Card,
  Gallery,
  Heading,
  HistogramBars,
  PersonCard,
  RichText,
  RouteMap,
  Section,
  StarRating,
  Stack,
  Text,
  type Crumb,
} from '@farwend/design-system';
import { ONLY_TRAVELERS } from '@farwend/api-contract/rules';
import type { ReactNode } from 'react';
import { CompanyList } from '#src/companies/CompanyList.tsx';
import { computeAverageStars, buildHistogramRows } from '#src/reviews/rating.ts';
import { ReviewItem } from '#src/reviews/ReviewItem.tsx';
import type { Votes } from '#src/reviews/useVotes.ts';
import { buildReviewsHref, parseReviewQuery } from '#src/reviews/reviewQuery.ts';
import { QuestionColumns, Cards, Columns, People, ReviewColumns, ReviewList } from './Company.styles.ts';
import { CardMap } from '#src/content/CardMap.tsx';
import { mapSources, worldSheet } from '#src/content/mapSources.ts';
import { CompanyHead } from './CompanyHead.tsx';
import { CompanyCredentials } from './CompanyCredentials.tsx';
import type { CompanyData } from './buildCompanyData.ts';
import { useTripRequestHref } from '#src/trip-context/TripRequestHref.ts';

/** Props of Company. */
export interface CompanyProps extends Omit<CompanyData, 'jsonLd' | 'seo' | 'tripContext' | 'hasOwnAction'> {
  crumbs: Crumb[];
  votes: Votes;
  /** Form for a question, or its confirmation. */
  form: ReactNode;
  /** Whether the visitor is an agent or team member, who sees a sentence instead of the trip-request button. */
  isTrade: boolean;
}

/** The page of a travel company: profile, people, itineraries, reviews and a contact form. */
export function Company(props: CompanyProps) {
  const { name, slug, about, people, map, itineraries, gallery, reviews, counts, related, crumbs, votes, form, isTrade } = props;
  const tripRequestHref = useTripRequestHref();
  const companyQuery = parseReviewQuery(`company=${slug}`);
  return (
    <>
      <Section room="none">
        <Breadcrumbs items={crumbs} />
      </Section>
      <CompanyHead {...props} />
      <Section aria-labelledby="company-about">
        <Columns>
          <Stack gap={6}>
            <Heading level={2} id="company-about">
              Who answers
            </Heading>
            {about.length > 0 && <RichText blocks={about} deeper={1} />}
            <CompanyCredentials {...props} />
          </Stack>
          {map && <RouteMap {...map} route={false} world={worldSheet} caption={mapSources} label={`Where ${name} plans journeys`} />}
        </Columns>
        {people.length > 0 && (
          <People aria-label={`People of ${name}`}>
            {people.map(({ id, name: person, work, bio, portrait }) => (
              <li key={id}>
                <PersonCard name={person} work={work} level={3} {...(portrait ? { portrait } : {})}>
                  {bio}
                </PersonCard>
              </li>
            ))}
          </People>
        )}
      </Section>
      {itineraries.length > 0 && (
        <Section tone="sunk" aria-labelledby="company-journeys">
          <Stack gap={10}>
            <Heading level={2} id="company-journeys">
              Journeys to begin with
            </Heading>
            <Cards>
              {itineraries.map(({ title, text, map: cardMap, ...card }) => (
                <li key={card.href}>
                  <Card {...card} media={cardMap && <CardMap {...cardMap} />} title={title}>
                    {text}
                  </Card>
                </li>
              ))}
            </Cards>
          </Stack>
        </Section>
      )}
      {gallery.length > 1 && (
        <Section aria-label="Pictures">
          <Gallery label={`Pictures of ${name}`} pictures={gallery} />
        </Section>
      )}
      {counts && counts.total > 0 && (
        <Section aria-labelledby="company-reviews">
          <ReviewColumns>
            <Stack gap={5}>
              <Heading level={2} id="company-reviews">
                What travellers wrote
              </Heading>
              <StarRating rating={computeAverageStars(counts)} showValue />
              <HistogramBars
                rows={buildHistogramRows(counts.ratingsAggregation)}
                label={`Reviews of ${name} by rating`}
                figure="count"
                hrefOf={(value) => `${buildReviewsHref(companyQuery)}&rating=${value}`}
              />
              <div>
                <ButtonLink href={buildReviewsHref(companyQuery)}>
                  {counts.total === 1 ? 'The review' : `All ${counts.total.toLocaleString('en-US')} reviews`}
                </ButtonLink>
              </div>
            </Stack>
            <ReviewList>
              {reviews.map((review) => (
                <li key={review.id}>
                  <ReviewItem review={review} votes={votes} showsCompany={false} />
                </li>
              ))}
            </ReviewList>
          </ReviewColumns>
        </Section>
      )}
      <Section tone="glacier" aria-labelledby="company-ask">
        <QuestionColumns>
          <Stack gap={5} align="start">
            <Heading level={2} id="company-ask">
              Ask {name}
            </Heading>
            <Text tone="soft">
              A question before there is a plan: a season, a road, a room. It goes through our care desk to the people above.
            </Text>
            {isTrade ? (
              <Text>{ONLY_TRAVELERS}</Text>
            ) : (
              <>
                <Text tone="soft">Do you know when and with whom? Then describe the journey; they may be among those who answer.</Text>
                <ButtonLink href={tripRequestHref} variant="strong">
                  Design My Dream Trip
                </ButtonLink>
              </>
            )}
          </Stack>
          {form}
        </QuestionColumns>
      </Section>
      {related.length > 0 && (
        <Section aria-labelledby="company-related">
          <Stack gap={10}>
            <Heading level={2} id="company-related">
              On the same ground
            </Heading>
            <CompanyList companies={related} level={3} />
          </Stack>
        </Section>
      )}
    </>
  );
}
