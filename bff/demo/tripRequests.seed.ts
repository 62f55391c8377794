import { tripRequestMachine, type TripRequestStatus } from '@farwend/api-contract';
import { insertModels } from '#src/db/bulkInsert.ts';
import { buildDefaultTitle, deriveFields } from '#src/domains/trips/tripRequests/tripRequestFields.ts';
import { tripRequestEntity } from '#src/domains/trips/tripRequests/tripRequest.entity.ts';
import { TripRequestModel, type TripRequestRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import type { TravelerRow } from '#src/domains/travelers/travelers/traveler.model.ts';
import { type TripRequestData, tripRequestData } from './data/tripRequests.data.ts';
import { generateTrips } from './generateTrips.ts';
import { chooseItinerary } from './chooseItinerary.ts';
import { demoId } from './demoId.ts';
import { insertHistories } from './insertHistories.ts';
import type { DemoPeople } from './people.seed.ts';
import type { SeedContext } from './seedContext.ts';
import { type DestinationCountries, selectDestinationCountries } from './tripRequests.sql.ts';

/** How a request came to where it is. */
const statusPaths: Record<TripRequestStatus, readonly TripRequestStatus[]> = {
  DRAFT: [],
  PENDING: [],
  SCREENING: ['SCREENING'],
  NEEDS_INFO: ['SCREENING', 'NEEDS_INFO'],
  QUALIFIED: ['SCREENING', 'QUALIFIED'],
  MATCHED: ['SCREENING', 'QUALIFIED', 'MATCHED'],
  PLANNING: ['SCREENING', 'QUALIFIED', 'MATCHED', 'PLANNING'],
  BOOKED: ['SCREENING', 'QUALIFIED', 'MATCHED', 'PLANNING', 'BOOKED'],
  TRAVELING: ['SCREENING', 'QUALIFIED', 'MATCHED', 'PLANNING', 'BOOKED', 'TRAVELING'],
  COMPLETED: ['SCREENING', 'QUALIFIED', 'MATCHED', 'PLANNING', 'BOOKED', 'TRAVELING', 'COMPLETED'],
  ON_HOLD: ['SCREENING', 'QUALIFIED', 'ON_HOLD'],
  CLOSED_LOST: ['SCREENING', 'QUALIFIED', 'MATCHED', 'PLANNING', 'CLOSED_LOST'],
  CANCELLED: ['SCREENING', 'CANCELLED'],
  REJECTED: ['REJECTED'],
  DUPLICATE: ['DUPLICATE'],
  EXPIRED: ['SCREENING', 'NEEDS_INFO', 'EXPIRED'],
};
const DAY = 86_400_000;

/** The trip requests, each with a version and an audit row for every step it took. */
export async function seedTripRequests({ travelers, careByCountry, careUserId }: DemoPeople, context: SeedContext): Promise<void> {
  const destinations = await context.db.run(selectDestinationCountries, {});
  const places = new Map(destinations.map((row) => [row.name, row]));
  const byMailbox = new Map(travelers.map((row) => [row.email.replace(/@.*/, ''), row]));
  const named = new Set(tripRequestData.flatMap(({ who, with: others }) => [who, ...(others ?? [])]));
  const others = [...byMailbox.keys()].filter((mailbox) => !named.has(mailbox) && !mailbox.startsWith('jordan'));
  const histories = [...tripRequestData, ...generateTrips(others)].map((line, index) => {
    const members = [line.who, ...(line.with ?? [])].map((mailbox) => {
      const traveler = byMailbox.get(mailbox);
      if (!traveler) throw new Error(`There is no demo traveler ${mailbox}.`);
      return traveler;
    });
    return buildHistory(line, index, { members, places, careByCountry, careUserId }, context);
  });
  const now = histories.flatMap((history) => history.slice(-1));
  await insertModels(context.db, TripRequestModel, now);
  await insertHistories(context.db, tripRequestEntity, histories);
}

interface Lookups {
  members: readonly TravelerRow[];
  places: ReadonlyMap<string, DestinationCountries>;
  careByCountry: ReadonlyMap<string, string[]>;
  careUserId: string;
}

/** The request as it was sent, and as it was after each step. */
function buildHistory(line: TripRequestData, index: number, known: Lookups, context: SeedContext): TripRequestRow[] {
  const sent = buildSubmittedRow(line, index, known, context);
  const history = [sent];
  for (const status of statusPaths[line.status]) {
    const before = history.at(-1) ?? sent;
    const at = new Date(Math.min(stepTime(status, before), context.time.now.getTime()));
    const step = { status, statusChangedAt: at, updatedAt: at, version: before.version + 1, updatedById: known.careUserId };
    history.push({ ...before, ...step, ...computeEffects(status, before, at, line, known) });
  }
  return history;
}

/** When a step follows: half a day later, unless travelling or forgetting takes its time. */
function stepTime(status: TripRequestStatus, { updatedAt, departureDate, returnDate }: TripRequestRow): number {
  if (status === 'TRAVELING') return Date.parse(departureDate ?? '');
  if (status === 'COMPLETED') return Date.parse(returnDate ?? '');
  const days = status === 'EXPIRED' ? 14 : status === 'BOOKED' || status === 'CLOSED_LOST' ? 24 : 0.5;
  return updatedAt.getTime() + days * DAY;
}

function computeEffects(
  status: TripRequestStatus,
  before: TripRequestRow,
  at: Date,
  line: TripRequestData,
  known: Lookups,
): Partial<TripRequestRow> {
  const closed = { closedAt: at, statusReasonCode: line.reason ?? null };
  switch (status) {
    case 'SCREENING':
      return { assignedToId: known.careByCountry.get(before.countryCodes[0] ?? '')?.[0] ?? null, matchingNotes: line.notes ?? null };
    case 'QUALIFIED':
      return { qualifiedAt: at, verifications: { email: { value: true, by: known.careUserId, at: at.toISOString() }, method: 'EMAIL' } };
    case 'MATCHED':
      return { firstMatchedAt: at };
    case 'PLANNING':
      return { introducedAt: at, editableUntil: at };
    case 'BOOKED':
      return { bookedAt: at };
    case 'ON_HOLD':
      return { heldFrom: before.status, resumeOn: new Date(at.getTime() + 120 * DAY).toISOString().slice(0, 10) };
    case 'CLOSED_LOST':
      return { ...closed, lostReasonCode: line.reason ?? null };
    case 'CANCELLED':
    case 'REJECTED':
    case 'EXPIRED':
      return closed;
    case 'COMPLETED':
      return { closedAt: at };
    default:
      return {};
  }
}

function buildSubmittedRow(line: TripRequestData, index: number, { members, places }: Lookups, { time }: SeedContext): TripRequestRow {
  const isDraft = line.status === 'DRAFT';
  const found = line.places.flatMap((name) => places.get(name) ?? []);
  const departureDate = computeDeparture(line, time);
  const sentAt = line.status === 'COMPLETED' ? new Date(Date.parse(departureDate) - 190 * DAY) : time.ago(line.sent, 2 + (index % 9));
  const facts = {
    reference: `TR-${demoId('reference', index).replace(/\D/g, '').replace(/[01]/g, '7').padEnd(6, '5').slice(0, 6)}`,
    destinationNames: [...line.places],
    departureDate,
    totalNights: line.nights,
    numberOfAdults: String(line.adults),
    numberOfChildren: line.children ?? null,
    budgetPerPersonUSD: line.budget,
    ownBudgetPerPersonUSD: null,
    budgetFlexibility: line.flexibility ?? null,
    tripDescription: line.text,
    travelers: members.map((member, place) => ({
      travelerId: member.id,
      email: member.email,
      givenName: member.givenName,
      familyName: member.familyName,
      countryOfResidence: member.countryOfResidence,
      phone: member.phone,
      isPrimary: place === 0,
    })),
  };
  return {
    id: demoId('tripRequest', index),
    version: 1,
    createdAt: sentAt,
    updatedAt: sentAt,
    createdById: null,
    updatedById: null,
    ...facts,
    ...deriveFields(facts),
    status: isDraft ? tripRequestMachine.initial : 'PENDING',
    statusChangedAt: sentAt,
    statusReasonCode: null,
    statusNote: null,
    heldFrom: null,
    destinations: found.map(({ id, name }) => ({ id, name })),
    countryCodes: [...new Set(found.flatMap(({ country_codes: codes }) => codes))],
    flexibleDepartureDate: line.flexible ?? false,
    departureSpan: null,
    adultAgeGroups: [...line.adultAges],
    childAgeGroups: [...(line.childAges ?? [])],
    requestedCompanyId: null,
    mayAskOthers: true,
    basedOnItineraryId: index < tripRequestData.length ? null : chooseItinerary(line.places, index),
    tripType: [...line.types],
    tripTitle:
      line.title ??
      buildDefaultTitle({
        destinationNames: [...line.places],
        totalNights: line.nights,
        numberOfAdults: String(line.adults),
        numberOfChildren: line.children ?? null,
      }),
    comfort: null,
    rooms: null,
    pace: null,
    budgetIncludesFlights: line.flights ?? false,
    travelerIds: members.map(({ id }) => id),
    includeNewsletter: members[0]?.marketing.newsletter ?? false,
    contactMethods: [],
    contactTimes: [],
    consultation: false,
    source: 'WEB',
    formVersion: 'demo',
    formId: null,
    viewId: null,
    googleClientId: null,
    landingUrl: null,
    deviceId: null,
    confirmed: true,
    riskFlags: [],
    assignedToId: null,
    matchingNotes: null,
    matchCountTarget: 2,
    followerIds: [],
    tags: [],
    checklistItems: [],
    appliedTemplateIds: [],
    verifications: {},
    visibilities: {},
    scores: [],
    duplicateOfId: null,
    resumeOn: null,
    snoozedUntil: null,
    question: null,
    nextDueAt: null,
    nextDueKind: null,
    dueState: null,
    missingMatches: 0,
    leadScore: null,
    editableUntil: isDraft ? null : new Date(sentAt.getTime() + 2 * DAY),
    submittedAt: isDraft ? null : sentAt,
    qualifiedAt: null,
    firstMatchedAt: null,
    introducedAt: null,
    bookedAt: null,
    closedAt: null,
    lostReasonCode: null,
    lostNote: null,
  };
}

/** Journeys that are over lie in the past, all others at least two months after they were asked for. */
function computeDeparture({ status, departs: [month, day], nights, sent, ahead }: TripRequestData, time: SeedContext['time']): string {
  if (ahead !== undefined) return time.day(month, day, ahead);
  if (status === 'TRAVELING')
    return time
      .ago(Math.min(3, nights - 1))
      .toISOString()
      .slice(0, 10);
  return status === 'COMPLETED'
    ? time.pastDay(month, day, nights + 4)
    : time.day(month, day, Math.max(60 - sent, status === 'BOOKED' ? 20 : 45 - sent));
}
