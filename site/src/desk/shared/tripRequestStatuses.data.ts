import type { Contract, ReplyOf } from '@farwend/api-contract';

export type TripRequestDetail = ReplyOf<Contract['tripRequests']['read']>;
export type TripRequestRow = ReplyOf<Contract['tripRequests']['list']>['items'][number];
export type TripRequestStatus = TripRequestDetail['status'];

/** Statuses of a request that can still lead to a booking. */
export const openStatuses = [
  'PENDING',
  'SCREENING',
  'NEEDS_INFO',
  'QUALIFIED',
  'MATCHED',
  'PLANNING',
  'ON_HOLD',
] as const satisfies readonly TripRequestStatus[];

/** How the team calls the statuses. */
export const statusNames: Record<TripRequestStatus, string> = {
  DRAFT: 'Draft',
  PENDING: 'New',
  SCREENING: 'Screening',
  NEEDS_INFO: 'Asked the traveler',
  QUALIFIED: 'Qualified',
  MATCHED: 'With partners',
  PLANNING: 'Planning',
  BOOKED: 'Booked',
  TRAVELING: 'Traveling',
  COMPLETED: 'Completed',
  ON_HOLD: 'On hold',
  CLOSED_LOST: 'Lost',
  CANCELLED: 'Cancelled',
  REJECTED: 'Rejected',
  DUPLICATE: 'Duplicate',
  EXPIRED: 'Expired',
};
