import type {
  Comfort,
  ContactMethod,
  ContactTime,
  DepartureSpan,
  DueState,
  NextDueKind,
  Pace,
  TripMatchStatus,
  TripRequestStatus,
  TripType,
} from '@farwend/api-contract';
import { DataTypes, literal } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { screeningSummary, type ScreeningSummaryRow } from '#src/domains/trips/screening/screeningSummary.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';

export interface PartyMemberRow {
  /** Null in the draft of an anonymous visitor: travelers are created on submission. */
  travelerId: string | null;
  email: string;
  givenName: string;
  familyName: string;
  countryOfResidence: string;
  phone: { prefix: string; number: string } | null;
  isPrimary: boolean;
}
export interface ChecklistItemRow {
  id: string;
  label: string;
  done: boolean;
  doneAt: string | null;
  doneById: string | null;
  dueAt: string | null;
  assigneeId: string | null;
  sortOrder: number;
  templateKey: string | null;
}
export interface VerifiedItemRow {
  value: boolean;
  by: string | null;
  at: string | null;
}
export type VerifiedName = 'email' | 'phone' | 'dates' | 'budget' | 'identity';
export type VerificationsRow = Partial<Record<VerifiedName, VerifiedItemRow>> & {
  method?: 'CALL' | 'EMAIL' | 'LINK' | 'DOCUMENT' | null;
  note?: string | null;
};
export interface VisibilitiesRow {
  visibleToPartnerIds?: string[] | null;
  hiddenFromPartnerIds?: string[];
  hideBudget?: boolean;
  hideContact?: boolean;
}
/** Times are ISO 8601. */
export interface QuestionRow {
  text: string;
  askedAt: string;
  answer: string | null;
  answeredAt: string | null;
}
export interface ScoreRow {
  type: 'LEAD_QUALITY' | 'INTENT' | 'BUDGET_FIT' | 'COMPLETENESS' | 'FRAUD_RISK';
  value: number;
  source: 'RULES' | 'MANUAL';
  reasons: string[];
  at: string;
  byId: string | null;
}

/** A proposed match, read with its request. Timestamps are ISO 8601. */
export interface PartnerMatchRow {
  id: string;
  status: TripMatchStatus;
  statusChangedAt: string;
  introducedAt: string | null;
}

/** A row of trip_requests. Dates are yyyy-mm-dd. */
export interface TripRequestRow extends RecordRow {
  reference: string;
  status: TripRequestStatus;
  statusChangedAt: Date;
  statusReasonCode: string | null;
  statusNote: string | null;
  /** The status to which an ON_HOLD request returns. */
  heldFrom: TripRequestStatus | null;
  destinationNames: string[];
  destinations: { id: string; name: string }[];
  countryCodes: string[];
  departureDate: string | null;
  flexibleDepartureDate: boolean;
  /** Only with flexible dates. */
  departureSpan: DepartureSpan | null;
  returnDate: string | null;
  totalNights: number;
  numberOfAdults: string;
  adultAgeGroups: string[];
  numberOfChildren: number | null;
  childAgeGroups: string[];
  basedOnItineraryId: string | null;
  /** The company page that the form was begun on. */
  requestedCompanyId: string | null;
  /** Whether other companies may be asked too. */
  mayAskOthers: boolean;
  tripType: TripType[];
  tripTitle: string;
  tripDescription: string;
  comfort: Comfort | null;
  rooms: number | null;
  pace: Pace | null;
  /** The chosen band; 0 if none is. */
  budgetPerPersonUSD: number;
  /** A figure of the traveler's own, which goes before the band. */
  ownBudgetPerPersonUSD: number | null;
  totalBudget: number;
  budgetIncludesFlights: boolean;
  budgetFlexibility: number | null;
  budgetCeilingUSD: number;
  travelers: PartyMemberRow[];
  travelerIds: string[];
  includeNewsletter: boolean;
  contactMethods: ContactMethod[];
  contactTimes: ContactTime[];
  consultation: boolean;
  source: 'WEB' | 'STAFF' | 'PHONE' | 'IMPORT';
  formVersion: string | null;
  formId: string | null;
  viewId: string | null;
  googleClientId: string | null;
  landingUrl: string | null;
  deviceId: string | null;
  /** False until the emailed link is opened, if an anonymous sender gave the address of an account. Unconfirmed requests are not listed. */
  confirmed: boolean;
  riskFlags: string[];
  assignedToId: string | null;
  matchingNotes: string | null;
  matchCountTarget: number;
  followerIds: string[];
  tags: string[];
  checklistItems: ChecklistItemRow[];
  /** The templates that its checklist was given. */
  appliedTemplateIds: string[];
  verifications: VerificationsRow;
  visibilities: VisibilitiesRow;
  scores: ScoreRow[];
  duplicateOfId: string | null;
  resumeOn: string | null;
  /** Until when our team need not look at it. */
  snoozedUntil: Date | null;
  /** What care asked last, and what the traveler answered. */
  question: QuestionRow | null;
  editableUntil: Date | null;
  submittedAt: Date | null;
  qualifiedAt: Date | null;
  firstMatchedAt: Date | null;
  introducedAt: Date | null;
  bookedAt: Date | null;
  closedAt: Date | null;
  lostReasonCode: string | null;
  lostNote: string | null;
  /** What is due next: stored by `syncDueTimes` past versions, like the two fields after it. */
  nextDueAt: Date | null;
  nextDueKind: NextDueKind | null;
  dueState: DueState | null;
  missingMatches: number;
  /** The score LEAD_QUALITY among `scores`; a trigger keeps it. */
  leadScore: number | null;
  /** Normalized text for searches. */
  searchText: string;
  /** Proposed matches by partner id, read with the row and never written through it; null or absent if there are none. */
  partnerMatches?: Record<string, PartnerMatchRow> | null;
  /** Read with the row and never written through it. */
  screeningSummary?: ScreeningSummaryRow;
}

const texts = DataTypes.ARRAY(DataTypes.TEXT);
const ids = DataTypes.ARRAY(DataTypes.UUID);

const partnerMatches = literal(`(
  SELECT jsonb_object_agg(m.partner_id, jsonb_build_object('id', m.id, 'status', m.status, 'statusChangedAt', m.status_changed_at, 'introducedAt', m.introduced_at))
  FROM trip_matches m WHERE m.trip_request_id = "tripRequest"."id" AND m.proposed_at IS NOT NULL AND m.status <> 'SUGGESTED')`);

export const TripRequestModel = defineModel<TripRequestRow>(
  'tripRequest',
  {
    ...recordColumns,
    reference: DataTypes.TEXT,
    status: DataTypes.TEXT,
    statusChangedAt: DataTypes.DATE,
    statusReasonCode: DataTypes.TEXT,
    statusNote: DataTypes.TEXT,
    heldFrom: DataTypes.TEXT,
    destinationNames: texts,
    destinations: DataTypes.JSONB,
    countryCodes: texts,
    departureDate: DataTypes.DATEONLY,
    flexibleDepartureDate: DataTypes.BOOLEAN,
    departureSpan: DataTypes.TEXT,
    returnDate: DataTypes.DATEONLY,
    totalNights: DataTypes.INTEGER,
    numberOfAdults: DataTypes.TEXT,
    adultAgeGroups: texts,
    numberOfChildren: DataTypes.INTEGER,
    childAgeGroups: texts,
    basedOnItineraryId: DataTypes.UUID,
    requestedCompanyId: DataTypes.UUID,
    mayAskOthers: DataTypes.BOOLEAN,
    tripType: texts,
    tripTitle: DataTypes.TEXT,
    tripDescription: DataTypes.TEXT,
    comfort: DataTypes.TEXT,
    rooms: DataTypes.INTEGER,
    pace: DataTypes.TEXT,
    budgetPerPersonUSD: { type: DataTypes.INTEGER, field: 'budget_per_person_usd' },
    ownBudgetPerPersonUSD: { type: DataTypes.INTEGER, field: 'own_budget_per_person_usd' },
    totalBudget: DataTypes.INTEGER,
    budgetIncludesFlights: DataTypes.BOOLEAN,
    budgetFlexibility: DataTypes.REAL,
    budgetCeilingUSD: { type: DataTypes.INTEGER, field: 'budget_ceiling_usd' },
    travelers: DataTypes.JSONB,
    travelerIds: ids,
    includeNewsletter: DataTypes.BOOLEAN,
    contactMethods: texts,
    contactTimes: texts,
    consultation: DataTypes.BOOLEAN,
    source: DataTypes.TEXT,
    formVersion: DataTypes.TEXT,
    formId: DataTypes.TEXT,
    viewId: DataTypes.UUID,
    googleClientId: DataTypes.TEXT,
    landingUrl: DataTypes.TEXT,
    deviceId: DataTypes.TEXT,
    confirmed: DataTypes.BOOLEAN,
    riskFlags: texts,
    assignedToId: DataTypes.UUID,
    matchingNotes: DataTypes.TEXT,
    matchCountTarget: DataTypes.INTEGER,
    followerIds: ids,
    tags: texts,
    checklistItems: DataTypes.JSONB,
    appliedTemplateIds: ids,
    verifications: DataTypes.JSONB,
    visibilities: DataTypes.JSONB,
    scores: DataTypes.JSONB,
    duplicateOfId: DataTypes.UUID,
    resumeOn: DataTypes.DATEONLY,
    snoozedUntil: DataTypes.DATE,
    question: DataTypes.JSONB,
    editableUntil: DataTypes.DATE,
    submittedAt: DataTypes.DATE,
    qualifiedAt: DataTypes.DATE,
    firstMatchedAt: DataTypes.DATE,
    introducedAt: DataTypes.DATE,
    bookedAt: DataTypes.DATE,
    closedAt: DataTypes.DATE,
    lostReasonCode: DataTypes.TEXT,
    lostNote: DataTypes.TEXT,
    nextDueAt: DataTypes.DATE,
    nextDueKind: DataTypes.TEXT,
    dueState: DataTypes.TEXT,
    missingMatches: DataTypes.INTEGER,
    leadScore: DataTypes.DOUBLE,
    searchText: DataTypes.TEXT,
    partnerMatches: DataTypes.VIRTUAL,
    screeningSummary: DataTypes.VIRTUAL,
  },
  {
    ...tableOptions('trip_requests'),
    defaultScope: {
      attributes: {
        exclude: ['partnerMatches', 'screeningSummary'],
        include: [
          [partnerMatches, 'partnerMatches'],
          [screeningSummary, 'screeningSummary'],
        ],
      },
    },
  },
);
