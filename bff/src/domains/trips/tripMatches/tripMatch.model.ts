import type { DueState, NextDueKind, TripMatchStatus, TripRequestStatus } from '@farwend/api-contract';
import { DataTypes, literal } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';
import type { ChecklistItemRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';

/** One part of a match's score. */
export interface MatchReasonRow {
  code: string;
  label: string;
  points: number;
}
/** The next thing that is due from the partner. */
export interface MatchReminderRow {
  kind: 'RESPOND' | 'FIRST_MESSAGE' | 'PROPOSAL';
  dueAt: string;
  snoozedUntil: string | null;
  dismissedAt: string | null;
}

/** Columns of the request and the partner, read with a match and never written through it. */
interface JoinedColumns {
  partnerName: string;
  partnerStatus: string;
  /** Whether the company's agents may still act for it. */
  partnerActs: boolean;
  reference: string;
  tripTitle: string;
  requestStatus: TripRequestStatus;
  travelerIds: string[];
  /** The number of partners the request may be proposed to. */
  matchCountTarget: number;
}

/** A row of trip_matches as stored. Dates are yyyy-mm-dd. */
export interface TripMatchColumns extends RecordRow {
  tripRequestId: string;
  partnerId: string;
  status: TripMatchStatus;
  statusChangedAt: Date;
  statusReasonCode: string | null;
  statusNote: string | null;
  rank: number;
  /** 0 to 100. */
  score: number;
  reasons: MatchReasonRow[];
  agentIds: string[];
  leadAgentId: string | null;
  proposedAt: Date | null;
  respondBy: Date | null;
  /** When the agents are reminded next. */
  remindAt: Date | null;
  acceptedAt: Date | null;
  introducedAt: Date | null;
  firstMessageDueAt: Date | null;
  firstReplyAt: Date | null;
  proposalDueAt: Date | null;
  quotedAt: Date | null;
  bookedAt: Date | null;
  completedAt: Date | null;
  closedAt: Date | null;
  quotedTotalUSD: number | null;
  quotedPerPersonUSD: number | null;
  currentProposalId: string | null;
  proposalCount: number;
  conversationId: string | null;
  reminder: MatchReminderRow | null;
  clockSteps: string[];
  checklistItems: ChecklistItemRow[];
  /** The templates that its checklist was given. */
  appliedTemplateIds: string[];
  travelStart: string | null;
  travelEnd: string | null;
  /** The partner's rate when the match was created. */
  commissionRatePct: number;
  reviewRequestedAt: Date | null;
  reviewId: string | null;
  lostReasonCode: string | null;
  declineReasonCode: string | null;
  /** What is due next: stored by `syncDueTimes` past versions. */
  nextDueAt: Date | null;
  nextDueKind: NextDueKind | null;
  dueState: DueState | null;
}
/** A row as read, with the joined columns. */
export interface TripMatchRow extends TripMatchColumns, JoinedColumns {}

const requestColumn = (column: string) => literal(`(SELECT r.${column} FROM trip_requests r WHERE r.id = "tripMatch"."trip_request_id")`);
const partnerExpression = (expression: string) => literal(`(SELECT ${expression} FROM partners p WHERE p.id = "tripMatch"."partner_id")`);
const joinedColumns = {
  partnerName: partnerExpression('p.display_name'),
  partnerStatus: partnerExpression('p.status'),
  partnerActs: partnerExpression(`p.status IN ('ACTIVE', 'PAUSED')`),
  reference: requestColumn('reference'),
  tripTitle: requestColumn('trip_title'),
  requestStatus: requestColumn('status'),
  travelerIds: requestColumn('traveler_ids'),
  matchCountTarget: requestColumn('match_count_target'),
};
const joinedNames = Object.keys(joinedColumns);

const ids = DataTypes.ARRAY(DataTypes.UUID);

export const TripMatchModel = defineModel<TripMatchRow>(
  'tripMatch',
  {
    ...recordColumns,
    tripRequestId: DataTypes.UUID,
    partnerId: DataTypes.UUID,
    status: DataTypes.TEXT,
    statusChangedAt: DataTypes.DATE,
    statusReasonCode: DataTypes.TEXT,
    statusNote: DataTypes.TEXT,
    rank: DataTypes.INTEGER,
    score: DataTypes.DOUBLE,
    reasons: DataTypes.JSONB,
    agentIds: ids,
    leadAgentId: DataTypes.UUID,
    proposedAt: DataTypes.DATE,
    respondBy: DataTypes.DATE,
    remindAt: DataTypes.DATE,
    acceptedAt: DataTypes.DATE,
    introducedAt: DataTypes.DATE,
    firstMessageDueAt: DataTypes.DATE,
    firstReplyAt: DataTypes.DATE,
    proposalDueAt: DataTypes.DATE,
    quotedAt: DataTypes.DATE,
    bookedAt: DataTypes.DATE,
    completedAt: DataTypes.DATE,
    closedAt: DataTypes.DATE,
    quotedTotalUSD: { type: DataTypes.INTEGER, field: 'quoted_total_usd' },
    quotedPerPersonUSD: { type: DataTypes.INTEGER, field: 'quoted_per_person_usd' },
    currentProposalId: DataTypes.UUID,
    proposalCount: DataTypes.INTEGER,
    conversationId: DataTypes.UUID,
    reminder: DataTypes.JSONB,
    clockSteps: DataTypes.ARRAY(DataTypes.TEXT),
    checklistItems: DataTypes.JSONB,
    appliedTemplateIds: ids,
    travelStart: DataTypes.DATEONLY,
    travelEnd: DataTypes.DATEONLY,
    commissionRatePct: DataTypes.DOUBLE,
    reviewRequestedAt: DataTypes.DATE,
    reviewId: DataTypes.UUID,
    lostReasonCode: DataTypes.TEXT,
    declineReasonCode: DataTypes.TEXT,
    nextDueAt: DataTypes.DATE,
    nextDueKind: DataTypes.TEXT,
    dueState: DataTypes.TEXT,
    partnerName: DataTypes.VIRTUAL,
    partnerStatus: DataTypes.VIRTUAL,
    partnerActs: DataTypes.VIRTUAL,
    reference: DataTypes.VIRTUAL,
    tripTitle: DataTypes.VIRTUAL,
    requestStatus: DataTypes.VIRTUAL,
    travelerIds: DataTypes.VIRTUAL,
    matchCountTarget: DataTypes.VIRTUAL,
  },
  {
    ...tableOptions('trip_matches'),
    defaultScope: { attributes: { exclude: joinedNames, include: Object.entries(joinedColumns).map(([name, value]) => [value, name]) } },
  },
);
