import type { StatusTone } from '@farwend/design-system/work';
import type { TripRequestStatus } from './tripRequestStatuses.data.ts';
import type { TripMatchStatus } from './tripMatchStatuses.data.ts';

/** What a status of a request means for the team. */
export const requestTones: Record<TripRequestStatus, StatusTone> = {
  DRAFT: 'new',
  PENDING: 'new',
  SCREENING: 'active',
  NEEDS_INFO: 'waiting',
  QUALIFIED: 'active',
  MATCHED: 'active',
  PLANNING: 'active',
  BOOKED: 'done',
  TRAVELING: 'done',
  COMPLETED: 'done',
  ON_HOLD: 'waiting',
  CLOSED_LOST: 'closed',
  CANCELLED: 'closed',
  REJECTED: 'closed',
  DUPLICATE: 'closed',
  EXPIRED: 'closed',
};

/** What a status of a match means for the team. */
export const matchTones: Record<TripMatchStatus, StatusTone> = {
  SUGGESTED: 'new',
  PROPOSED: 'waiting',
  ACCEPTED: 'active',
  INTRODUCED: 'active',
  IN_CONVERSATION: 'active',
  QUOTED: 'active',
  BOOKED: 'done',
  COMPLETED: 'done',
  DECLINED: 'closed',
  EXPIRED: 'closed',
  CANCELLED: 'closed',
  WITHDRAWN: 'closed',
  LOST: 'closed',
};
