import type { ActivityLevel, TripMatchStatus } from '@farwend/api-contract';

/** The facts of a request that matching uses. Money in whole US dollars, dates as yyyy-mm-dd. */
export interface RequestFacts {
  id: string;
  /** Countries of the trip, the main one first. */
  countryCodes: readonly string[];
  tripTypes: readonly string[];
  totalNights: number;
  departureDate: string | null;
  flexibleDeparture: boolean;
  /** 0: unknown. */
  budgetPerPersonUSD: number;
  /** Upper limit of the budget per person; 0: unknown. */
  ceilingPerPersonUSD: number;
  residence: string | null;
  timeZone: string | null;
  matchCountTarget: number;
  /** Default number of partners for these countries. */
  usualMatchCount: number;
  /** The partner of the company page that the form was begun on; null if there is none. */
  requestedPartnerId: string | null;
  /** Whether other partners may be asked too. */
  mayAskOthers: boolean;
  /** Null: all partners. */
  visibleToPartnerIds: readonly string[] | null;
  hiddenFromPartnerIds: readonly string[];
  /** Partners with an open match on this request. */
  openPartners: readonly { id: string; displayName: string }[];
}

/** The terms of a partner in one country. */
export interface PartnerCountryFacts {
  countryCode: string;
  activityLevel: ActivityLevel;
  minBudgetPerPersonUSD: number | null;
  minNights: number | null;
  maxOpenMatches: number | null;
  openMatches: number;
  leadAgentId: string | null;
}

/** A period in which a partner takes no or fewer new matches. */
export interface AvailabilityFacts {
  countryCode: string | null;
  type: 'AVAILABLE' | 'LIMITED' | 'UNAVAILABLE';
  startsOn: string;
  endsOn: string;
  maxNewMatchesPerWeek: number | null;
  reason: string | null;
}

/** A partner's last twelve months; null without history. */
export interface PartnerHistory {
  /** Share of booked matches among those introduced and closed, 0 to 1. */
  winRate: number | null;
  /** Median hours from proposal to response. */
  responseHours: number | null;
  /** Median budget of its travelers per person and night. */
  medianPerPersonNightUSD: number | null;
  /** Mean rating, 0 to 100. */
  rating: number | null;
  reviewCount: number;
}

/** The facts of a partner that matching uses. */
export interface PartnerFacts {
  id: string;
  displayName: string;
  status: string;
  timeZone: string;
  languages: readonly string[];
  /** Countries of residence that it cannot serve. */
  exclusions: readonly string[];
  noCompeteIds: readonly string[];
  insuranceExpiresOn: string | null;
  maxOpenMatches: number;
  openMatches: number;
  proposedLast7Days: number;
  proposedLast30Days: number;
  lastProposedAt: Date | null;
  /** Trip types of its specializations. */
  tripTypes: readonly string[];
  countries: readonly PartnerCountryFacts[];
  availabilities: readonly AvailabilityFacts[];
  /** The best active agent who takes new matches; null if there is none. */
  suggestedAgentId: string | null;
  /** Open screening questions that this partner requires. */
  openCriteria: readonly string[];
  /** Its match with this request, if that has ended. */
  endedMatch: { id: string; status: TripMatchStatus } | null;
  /** Whether a member of the party booked with it before. */
  bookedBefore: boolean;
  history: PartnerHistory;
}

/** Typical spending in the countries, for partners without history. */
export interface CountryTypical {
  perPersonNightUSD: number | null;
}

/** Budget per person and night in US dollars; 0: unknown. */
export function budgetPerNight(request: RequestFacts): number {
  return request.totalNights > 0 ? request.budgetPerPersonUSD / request.totalNights : 0;
}
