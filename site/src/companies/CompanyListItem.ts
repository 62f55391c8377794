import type { Planner } from './loadPlanners.ts';

/** A company as it appears in lists. */
export interface CompanyListItem {
  slug: string;
  name: string;
  href: string;
  summary: string;
  /** Who answers; null if nobody of it is shown. */
  person: Planner['person'];
  /** Town and country of its office: `Nairobi, Kenya`; null if unknown. */
  base: string | null;
  /** Countries it plans in, the first three by name: `Kenya, Tanzania`. */
  countries: string;
  /** At most three. */
  specialties: readonly string[];
  languages: readonly string[];
  /** Median hours until it answers, and of how many requests; null with too few of them. */
  answer: { hours: number; requests: number } | null;
  /** 0 to 5, one decimal; null without reviews. */
  rating: number | null;
  reviewCount: number;
  /** Lowest price per night in US dollars; null if unknown. */
  priceFromUSD: number | null;
}
