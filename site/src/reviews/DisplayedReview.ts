import type { Contract, ReplyOf } from '@farwend/api-contract';

/** A review as the API answers it. */
type Review = ReplyOf<Contract['reviews']['read']>;

/** What the site shows of a review. */
export interface ShownReview {
  id: string;
  title: string;
  body: string;
  /** 20 to 100. */
  rating: number;
  authorName: string;
  authorPlace: string | null;
  /** Where the journey went; empty when it is not told. */
  places: string[];
  partyType: Review['partyType'];
  /** First day of the journey, yyyy-mm-dd. */
  travelledFrom: string | null;
  reviewedAt: string;
  companyName: string;
  /** Null when the company has no page. */
  companySlug: string | null;
  verified: boolean;
  helpfulCount: number;
  reply: { body: string; at: string } | null;
  /** What the author was given for writing, whatever the rating. */
  reward: { kind: 'VOUCHER' | 'DONATION'; valueUSD: number } | null;
}

/** Names of places by id. */
export type PlaceNames = Readonly<Record<string, string>>;

/** Picks what is shown; the rest of the API's answer stays behind. */
export function shownReview(review: Review, placeNames: PlaceNames): ShownReview {
  const { id, title, body, rating, authorName, authorPlace, partyType, travelledFrom, reviewedAt, companyName, companySlug } = review;
  const { verified, helpfulCount, reply, reward, locationIds } = review;
  return {
    id,
    title,
    body,
    rating,
    authorName,
    authorPlace,
    places: locationIds.flatMap((place) => placeNames[place] ?? []),
    partyType,
    travelledFrom,
    reviewedAt,
    companyName,
    companySlug,
    verified,
    helpfulCount,
    reply: reply && { body: reply.body, at: reply.at },
    reward: reward && reward.kind !== 'NONE' ? { kind: reward.kind, valueUSD: reward.valueUSD } : null,
  };
}
