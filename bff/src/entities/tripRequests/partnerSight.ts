import type { TripMatchStatus } from '@farwend/api-contract';
import type { VisibilitiesRow } from './tripRequest.model.ts';

/** What a partner may see of a request, by where its match stands. */
export interface PartnerSight {
  /** What the journey is to be: all of it, or where, when and for how many. */
  facts: 'all' | 'summary';
  budget: boolean;
  /** Family names, addresses, phone numbers. */
  contact: boolean;
}

interface Match {
  status: TripMatchStatus;
  /** Dates, or ISO 8601 as JSON carries them. */
  statusChangedAt: Date | string;
  introducedAt: Date | string | null;
}

const ended: readonly TripMatchStatus[] = ['DECLINED', 'EXPIRED', 'LOST', 'WITHDRAWN'];
const REMEMBERED_MS = 90 * 24 * 3600 * 1000;

/** Facts from the proposal on, contact from the introduction on, both for ninety days after the end; what the traveller hides stays hidden. */
export function partnerSight(
  { status, statusChangedAt, introducedAt }: Match,
  { hideBudget, hideContact }: VisibilitiesRow,
  now = Date.now(),
): PartnerSight {
  const isForgotten = ended.includes(status) && now - new Date(statusChangedAt).getTime() > REMEMBERED_MS;
  if (isForgotten || status === 'SUGGESTED') return { facts: 'summary', budget: false, contact: false };
  return { facts: 'all', budget: !hideBudget, contact: introducedAt !== null && !hideContact };
}
