import type { TripMatchStatus } from '@farwend/api-contract';
import type { VisibilitiesRow } from './tripRequest.model.ts';

/** What a partner may see of a request. */
export interface PartnerAccess {
  /** All details of the trip, or only places, dates and party size. */
  facts: 'all' | 'summary';
  budget: boolean;
  /** Family names, email addresses, phone numbers. */
  contact: boolean;
}

interface Match {
  status: TripMatchStatus;
  /** A Date, or an ISO 8601 string from JSON. */
  statusChangedAt: Date | string;
  introducedAt: Date | string | null;
}

const endedWithoutTrip: readonly TripMatchStatus[] = ['DECLINED', 'EXPIRED', 'LOST', 'WITHDRAWN'];
const ACCESS_AFTER_END_MS = 90 * 24 * 3600 * 1000;

/** Details after the proposal, contact data after the introduction, both until ninety days after the end, except what the traveler hides. */
export function resolvePartnerAccess(
  { status, statusChangedAt, introducedAt }: Match,
  { hideBudget, hideContact }: VisibilitiesRow,
  now = Date.now(),
): PartnerAccess {
  const hasExpired = endedWithoutTrip.includes(status) && now - new Date(statusChangedAt).getTime() > ACCESS_AFTER_END_MS;
  if (hasExpired || status === 'SUGGESTED') return { facts: 'summary', budget: false, contact: false };
  return { facts: 'all', budget: !hideBudget, contact: introducedAt !== null && !hideContact };
}
