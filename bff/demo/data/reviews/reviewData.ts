import type { ReviewRow } from '#src/domains/reviews/review.model.ts';

/** A review somebody took an evening for: where, company, stars in the API's steps, who, from where, with whom, month of the journey. */
export type ReviewData = readonly [
  place: string,
  company: string,
  rating: ReviewRow['rating'],
  author: string,
  from: string,
  party: NonNullable<ReviewRow['partyType']>,
  month: number,
  title: string,
  text: string,
  reply?: string,
];
