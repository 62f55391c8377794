import type { SlaClock } from '@farwend/api-contract';
import { officeCalendar } from '#src/domains/trips/matching/businessTime.ts';
import { computeFirstLookDue } from '#src/domains/trips/matching/clocks.ts';
import { isEndedMatch } from '#src/domains/trips/tripMatches/matchState.ts';
import type { TripMatchRow } from '#src/domains/trips/tripMatches/tripMatch.model.ts';
import type { TripRequestRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import type { SlaSubjectType } from './slaEvent.sql.ts';
import type { RunningClock } from './slaEvent.ts';

/** The clocks of a kind of record, and whose they are. */
export interface ClockSource<Row extends RecordRow = RecordRow> {
  subjectType: SlaSubjectType;
  /** The clocks that run in this state. */
  listRunning(row: Row): readonly RunningClock[];
  /** When a promise was kept whose clock no longer runs in this state; null if it was not. */
  findMetAt(clock: SlaClock, row: Row): Date | null;
  /** When the record came to its status. */
  changedAt(row: Row): Date;
  personIdOf(row: Row): string | null;
  partnerIdOf(row: Row): string | null;
  tripRequestIdOf(row: Row): string;
  /** What else what is due next and the missing matches follow from. */
  dueInputsOf(row: Row): string;
  /** Whether the clocks of its matches pause. */
  isOnHold(row: Row): boolean;
}

const requestClocks: ClockSource<TripRequestRow> = {
  subjectType: 'TRIP_REQUEST',
  listRunning({ status, statusChangedAt, totalBudget }) {
    if (status !== 'PENDING') return [];
    const dueAt = computeFirstLookDue(statusChangedAt, totalBudget, officeCalendar);
    return [{ clock: 'FIRST_LOOK', startedAt: statusChangedAt, dueAt, isBusinessTime: true }];
  },
  findMetAt: (_, { status, statusChangedAt }) => (status === 'CANCELLED' || status === 'EXPIRED' ? null : statusChangedAt),
  changedAt: ({ statusChangedAt }) => statusChangedAt,
  personIdOf: ({ assignedToId }) => assignedToId,
  partnerIdOf: () => null,
  tripRequestIdOf: ({ id }) => id,
  dueInputsOf: ({ status, matchCountTarget }) => `${status} ${matchCountTarget}`,
  isOnHold: ({ status }) => status === 'ON_HOLD',
};

const matchClocks: ClockSource<TripMatchRow> = {
  subjectType: 'TRIP_MATCH',
  listRunning: (row) => [...listResponse(row), ...listFirstMessage(row), ...listProposal(row)],
  findMetAt(clock, { status, statusChangedAt, firstReplyAt }) {
    if (clock === 'RESPOND') return status !== 'DECLINED' && (isEndedMatch(status) || status === 'SUGGESTED') ? null : statusChangedAt;
    if (clock === 'FIRST_MESSAGE' && firstReplyAt) return firstReplyAt;
    return status === 'QUOTED' ? statusChangedAt : null;
  },
  changedAt: ({ statusChangedAt }) => statusChangedAt,
  personIdOf: ({ leadAgentId }) => leadAgentId,
  partnerIdOf: ({ partnerId }) => partnerId,
  tripRequestIdOf: ({ tripRequestId }) => tripRequestId,
  dueInputsOf: ({ status }) => status,
  isOnHold: () => false,
};

function listResponse({ status, proposedAt, respondBy }: TripMatchRow): RunningClock[] {
  if (status !== 'PROPOSED' || !proposedAt || !respondBy) return [];
  return [{ clock: 'RESPOND', startedAt: proposedAt, dueAt: respondBy, isBusinessTime: true }];
}

function listFirstMessage({ status, introducedAt, firstMessageDueAt, firstReplyAt }: TripMatchRow): RunningClock[] {
  if (status !== 'INTRODUCED' || !introducedAt || !firstMessageDueAt || firstReplyAt) return [];
  return [{ clock: 'FIRST_MESSAGE', startedAt: introducedAt, dueAt: firstMessageDueAt, isBusinessTime: false }];
}

/** Runs from the introduction, and again from the wish for another proposal. */
function listProposal({ status, statusChangedAt, introducedAt, quotedAt, proposalDueAt }: TripMatchRow): RunningClock[] {
  if ((status !== 'INTRODUCED' && status !== 'IN_CONVERSATION') || !introducedAt || !proposalDueAt) return [];
  const startedAt = quotedAt ? statusChangedAt : introducedAt;
  return startedAt < proposalDueAt ? [{ clock: 'PROPOSAL', startedAt, dueAt: proposalDueAt, isBusinessTime: false }] : [];
}

/** By type of entity. Methods take rows of their own type only, which the event of a saved record does not tell. */
export const clockSources: Readonly<Record<string, ClockSource>> = { tripRequest: requestClocks, tripMatch: matchClocks };
