import { useLoaderData } from '#src/startup/page.ts';
import { formatJourney } from '#src/reviews/formatJourney.ts';
import { useVotes } from '#src/reviews/useVotes.ts';
import { buildBreadcrumbData } from '#src/seo/buildBreadcrumbData.ts';
import { JsonLd } from '#src/seo/JsonLd.tsx';
import { PageHead } from '#src/shared/PageHead.tsx';
import { useSettings } from '#src/shared/SettingsContext.ts';
import { Review } from './Review.tsx';
import { buildReviewJsonLd } from './buildReviewJsonLd.ts';
import type { ReviewData } from './review.loader.ts';

/** The page of a review, with this browser's votes. */
export function ReviewPage() {
  const data = useLoaderData<ReviewData>();
  return <ReviewPageContent key={data.review.id} data={data} />;
}

function ReviewPageContent({ data }: { data: ReviewData }) {
  const { origin } = useSettings();
  const votes = useVotes();
  const { id, title, body, companyName } = data.review;
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Reviews', href: '/reviews' },
    { label: title, href: `/reviews/${id}` },
  ];
  const journey = formatJourney(data.review);
  return (
    <>
      <PageHead
        title={title.length > 50 ? `${title.slice(0, 49)}…` : title}
        path={`/reviews/${id}`}
        description={`${companyName}${journey && `, ${journey}`}: ${body}`.slice(0, 155)}
      />
      <JsonLd data={buildReviewJsonLd(origin, data.review)} />
      <JsonLd data={buildBreadcrumbData(origin, crumbs)} />
      <Review {...data} crumbs={crumbs} votes={votes} />
    </>
  );
}
