import type { ActivityLevel } from '@farwend/api-contract';

/** What matching needs to know of a request. Money in whole US dollars, days as yyyy-mm-dd. */
export interface RequestFacts {
  id: string;
  /** Countries to be served, the main one first. */
  countryCodes: readonly string[];
  tripTypes: readonly string[];
  totalNights: number;
  departureDate: string | null;
  flexibleDeparture: boolean;
  /** 0: not told. */
  budgetPerPersonUSD: number;
  /** What the traveller would stretch to, per person; 0: not told. */
  ceilingPerPersonUSD: number;
  residence: string | null;
  timeZone: string | null;
  matchCountTarget: number;
  /** How many partners a request for these countries gets when nobody asks for more. */
  usualMatchCount: number;
  /** Only these partners, or null for all. */
  visibleToPartnerIds: readonly string[] | null;
  hiddenFromPartnerIds: readonly string[];
  /** Partners with a place on this request now. */
  openPartners: readonly { id: string; displayName: string }[];
}

/** How a partner works in one country. */
export interface CountryFacts {
  countryCode: string;
  activityLevel: ActivityLevel;
  minBudgetPerPersonUSD: number | null;
  minNights: number | null;
  maxOpenMatches: number | null;
  openMatches: number;
  leadAgentId: string | null;
}

/** A period in which a partner takes none or only some. */
export interface AvailabilityFacts {
  countryCode: string | null;
  type: 'AVAILABLE' | 'LIMITED' | 'UNAVAILABLE';
  startsOn: string;
  endsOn: string;
  maxNewMatchesPerWeek: number | null;
  reason: string | null;
}

/** What is known of a partner's last twelve months; null where there is no history. */
export interface PartnerHistory {
  /** Booked of those introduced and decided, 0 to 1. */
  winRate: number | null;
  /** Median hours from proposal to answer. */
  responseHours: number | null;
  /** Median of what its travellers had per person and night. */
  medianPerPersonNightUSD: number | null;
  /** Mean rating, 0 to 100, and how many reviews it rests on. */
  rating: number | null;
  reviewCount: number;
}

/** What matching needs to know of a partner. */
export interface PartnerFacts {
  id: string;
  displayName: string;
  status: string;
  timeZone: string;
  languages: readonly string[];
  /** Residence countries it cannot serve. */
  exclusions: readonly string[];
  noCompeteIds: readonly string[];
  insuranceExpiresOn: string | null;
  maxOpenMatches: number;
  openMatches: number;
  proposedLast7Days: number;
  proposedLast30Days: number;
  lastProposedAt: Date | null;
  /** Trip types it is known for. */
  tripTypes: readonly string[];
  countries: readonly CountryFacts[];
  availabilities: readonly AvailabilityFacts[];
  /** An enabled agent who takes new matches, the best for this request; null: nobody. */
  suggestedAgentId: string | null;
  /** Questions that this partner wants answered first and that are open. */
  openCriteria: readonly string[];
  /** Status of an earlier match with this request that ended. */
  triedStatus: string | null;
  /** Whether a traveller of the party booked with it before. */
  bookedBefore: boolean;
  history: PartnerHistory;
}

/** What a country's travellers usually spend, for partners without history. */
export interface CountryTypical {
  perPersonNightUSD: number | null;
}

/** Budget per person and night in US dollars; 0: not told. */
export function perNight(request: RequestFacts): number {
  return request.totalNights > 0 ? request.budgetPerPersonUSD / request.totalNights : 0;
}
