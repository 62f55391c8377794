import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { journeyText } from '#src/reviews/journeyText.ts';
import { useVotes } from '#src/reviews/useVotes.ts';
import { breadcrumbData } from '#src/seo/breadcrumbs.ts';
import { JsonLd } from '#src/seo/JsonLd.tsx';
import { PageHead } from '#src/shared/PageHead.tsx';
import { useSettings } from '#src/shared/SettingsContext.ts';
import { Review } from './Review.tsx';
import { reviewData } from './reviewData.ts';
import type { ReviewData } from './review.loader.ts';

/** One review, joined to this browser's votes. */
export function ReviewPage() {
  const data = useLoaderData<ReviewData>();
  return <OneReview key={data.review.id} data={data} />;
}

function OneReview({ data }: { data: ReviewData }) {
  const { origin } = useSettings();
  const [count, setCount] = useState(data.review.helpfulCount);
  const votes = useVotes((_, helpful) => setCount((before) => Math.max(0, before + (helpful ? 1 : -1))));
  const { id, title, body, companyName } = data.review;
  const way = [
    { label: 'Home', href: '/' },
    { label: 'Reviews', href: '/reviews' },
    { label: title, href: `/reviews/${id}` },
  ];
  const journey = journeyText(data.review);
  return (
    <>
      <PageHead
        title={title.length > 50 ? `${title.slice(0, 49)}…` : title}
        path={`/reviews/${id}`}
        description={`${companyName}${journey && `, ${journey}`}: ${body}`.slice(0, 155)}
      />
      <JsonLd data={reviewData(origin, data.review)} />
      <JsonLd data={breadcrumbData(origin, way)} />
      <Review {...data} review={{ ...data.review, helpfulCount: count }} way={way} votes={votes} />
    </>
  );
}
