import type { Contract, ReplyOf } from '@farwend/api-contract';

type Review = ReplyOf<Contract['reviews']['read']>;

/** The data of a review that the site displays. */
export interface DisplayedReview {
  id: string;
  title: string;
  body: string;
  /** 20 to 100. */
  rating: number;
  authorName: string;
  authorPlace: string | null;
  /** Names of the countries visited; empty if unknown. */
  places: string[];
  partyType: Review['partyType'];
  /** First day of the trip, yyyy-mm-dd. */
  travelledFrom: string | null;
  reviewedAt: string;
  companyName: string;
  /** Null if the company has no page. */
  companySlug: string | null;
  verified: boolean;
  helpfulCount: number;
  reply: { body: string; at: string } | null;
  /** Reward for writing the review, whatever its rating. */
  reward: { kind: 'VOUCHER' | 'DONATION'; valueUSD: number } | null;
}

/** Names of places by id. */
export type PlaceNames = Readonly<Record<string, string>>;

/** Picks the displayed data, so that the page does not ship the rest of the API's response. */
export function toDisplayedReview(review: Review, placeNames: PlaceNames): DisplayedReview {
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
