import type { Review, WithContext } from 'schema-dts';
import type { DisplayedReview } from '#src/reviews/DisplayedReview.ts';

/** Builds the schema.org Review for search engines; it reviews the company that planned the trip, not Farwend. */
export function buildReviewJsonLd(origin: string, review: DisplayedReview): WithContext<Review> {
  const { id, title, body, rating, authorName, reviewedAt, companyName, companySlug } = review;
  const company = companySlug ? `${origin}/travel-company/${companySlug}/` : null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Review',
    url: `${origin}/reviews/${id}/`,
    name: title,
    reviewBody: body,
    datePublished: reviewedAt.slice(0, 10),
    author: { '@type': 'Person', name: authorName },
    reviewRating: { '@type': 'Rating', ratingValue: rating / 20, bestRating: 5, worstRating: 1 },
    itemReviewed: {
      '@type': 'TravelAgency',
      name: companyName,
      ...(company ? { '@id': `${company}#company`, url: company } : {}),
    },
  };
}
