import type { TripType } from '@farwend/api-contract';

/** How one moves on: mode, from, to, minutes, kilometres where they say something. */
export type TransferData = readonly [
  mode: 'CAR' | 'FLIGHT' | 'TRAIN' | 'BOAT' | 'HELICOPTER' | 'WALK',
  from: string,
  to: string,
  minutes: number,
  km?: number,
];

/** What one does: hours by the clock, `optional` where one may as well not. */
export type ActivityData = readonly [kind: 'DO', title: string, hours: number, optional?: 'optional'];

/** Place of the day (and of the night), title, what happens, where one sleeps (null on the last day), how one moves and what one does, in order. */
export type DayData = readonly [
  place: string,
  title: string,
  text: string,
  stay: 'HOTEL' | 'LODGE' | 'CAMP' | 'VILLA' | 'RYOKAN' | 'SHIP' | 'TRAIN' | 'OTHER' | null,
  ...steps: readonly (TransferData | ActivityData)[],
];

/** A journey as its data table tells it; the last day is the one of departure, without a night. */
export interface JourneyData {
  key: string;
  title: string;
  summary: string;
  /** Country or place it is mostly about. */
  place: string;
  company: string;
  tripTypes: readonly TripType[];
  searchTerms: readonly string[];
  /** Words of the picture at its head; without them one of its places. */
  picture?: string;
  /** Whole US dollars a person, sharing. */
  price: readonly [from: number, to: number];
  pace: 'RELAXED' | 'MODERATE' | 'ACTIVE';
  /** Default: LUXURY. */
  comfort?: 'SUPERIOR' | 'ULTRA';
  months: readonly number[];
  /** Why in months that the guide to a country on the way does not advise. */
  monthReasons?: readonly (readonly [months: readonly number[], reason: string])[];
  /** IATA codes of the airports it begins and ends at; null for one that we do not list. */
  airports: readonly [start: string, end: string | null];
  /** Youngest child it is made for, in years; 'adults' when children do not come along. Default: by the pace. */
  children?: number | 'adults';
  /** Most people in one party. Default: 8. */
  partyMax?: number;
  /** Why one goes, three to five sentences. */
  highlights: readonly string[];
  /** What is included besides what always is. */
  included: readonly string[];
  days: readonly DayData[];
}
