import type { Contract, ReplyOf } from '@farwend/api-contract';

export type TripMatch = ReplyOf<Contract['tripMatches']['read']>;
export type TripMatchStatus = TripMatch['status'];

/** How the team calls the statuses. */
export const matchStatusNames: Record<TripMatchStatus, string> = {
  SUGGESTED: 'Suggested',
  PROPOSED: 'Proposed',
  ACCEPTED: 'Accepted',
  INTRODUCED: 'Introduced',
  IN_CONVERSATION: 'In conversation',
  QUOTED: 'Quoted',
  BOOKED: 'Booked',
  COMPLETED: 'Completed',
  DECLINED: 'Declined',
  EXPIRED: 'Expired',
  CANCELLED: 'Cancelled',
  WITHDRAWN: 'Withdrawn',
  LOST: 'Lost',
};
