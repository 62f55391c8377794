import { markDuplicatesJob } from '#src/domains/trips/trips.jobs.ts';
import { scoreLeadJob } from '#src/domains/trips/trips.jobs.ts';
import { type BodyOf, type contract, budgetPerPerson, ONLY_TRAVELERS, partySize } from '@farwend/api-contract';
import { randomInt } from 'node:crypto';
import { insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { checkBudget, checkGroups, checkSpan, buildDefaultTitle, deriveFields } from './tripRequestFields.ts';
import { checkDeparture, checkNights, findTripPlaces, type TripPlaces } from './tripPlaces.ts';
import { recordEvent } from '#src/records/recordEvent.ts';
import { extendChecklist } from '#src/domains/trips/checklists/extendChecklist.ts';
import { tripRequestEntity } from './tripRequest.entity.ts';
import type { TripRequestRow } from './tripRequest.model.ts';
import { checkOpenRequests, findEarlierTripRequest, findRequestOfForm, lockEarlierRequests } from './earlierTripRequest.ts';
import { discardDraft } from './discardDraft.ts';
import { sendConfirmation } from './sendConfirmation.ts';
import { is } from '#src/kernel/actor.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { parseParty, resolveDraftTravelers, resolveTravelers, type ResolvedParty } from './tripParty.ts';

type Input = BodyOf<typeof contract.tripRequests.create>;

const EDITABLE_MS = 48 * 3600 * 1000;

/** The request, and whether it is an earlier one that is returned again. */
export interface CreatedTripRequest {
  row: TripRequestRow;
  isEarlier: boolean;
}

/**
 * Creates a trip request with its travelers, users, version, audit entry and confirmation email in the caller's transaction. Sent again
 * by the same person or browser within a day, it returns the earlier one.
 */
export async function createTripRequest(input: Input, context: CallContext): Promise<CreatedTripRequest> {
  const isStaffEntry = checkSender(input, context);
  const party = parseParty(input);
  const destinationNames = input.destinationNames.filter((name) => name !== '');
  const isDraft = input.status === 'DRAFT';
  await lockEarlierRequests(input.formId, isDraft, context);
  const formRequest = input.formId === undefined ? null : await findRequestOfForm(input.formId, party, context);
  if (formRequest && formRequest.status !== 'DRAFT') return { row: formRequest, isEarlier: true };
  const earlier = input.allowDuplicate || isDraft ? null : await findEarlierTripRequest(party, destinationNames, context);
  if (earlier) {
    if (formRequest) await discardDraft(formRequest.id, `Sent before as ${earlier.reference}`, context);
    return { row: earlier, isEarlier: true };
  }
  if (!isDraft) await checkOpenRequests(context);

  const placesPromise = findTripPlaces(input.destinations, destinationNames, context);
  const partyPromise = isDraft && !context.actor.person ? resolveDraftTravelers(party, context) : resolveTravelers(party, context);
  partyPromise.catch(() => undefined); // awaited below: errors in the trip are reported before errors in the party
  const places = await placesPromise;
  checkFacts(input, places, isStaffEntry);
  // A form may have been begun on a page that was trashed since, which must not keep it from being sent.
  const built = buildRow(input, destinationNames, places, await partyPromise, context);
  const entered = { status: built.status, at: built.statusChangedAt, assigneeId: null };
  const row = isDraft ? built : { ...built, ...(await extendChecklist('TRIP_REQUEST', built, entered, context)) };
  const saved = formRequest
    ? await saveChange(
        tripRequestEntity,
        formRequest,
        { values: buildSubmission(formRequest, row), kind: isDraft ? 'UPDATE' : 'STATUS' },
        context,
      )
    : await insertRecord(tripRequestEntity, row, context);
  if (saved.status === 'PENDING') await enqueueEffects(saved, context, input.allowDuplicate || isStaffEntry);
  return { row: saved, isEarlier: false };
}

/** Whether staff enter the request for a traveler. Agents may not; team members need the care role and a source other than WEB. */
function checkSender(input: Input, { actor }: CallContext): boolean {
  if (is(actor, 'anonymous', 'traveler')) {
    if (input.source !== 'WEB') throw new Failure('auth.forbidden', { message: 'Only staff can set source.' });
    return false;
  }
  if (!is(actor, 'admin', 'care') || input.source === 'WEB') throw new Failure('auth.onlyTravelers', { message: ONLY_TRAVELERS });
  return true;
}

function checkFacts(input: Input, places: TripPlaces, isStaffEntry: boolean): void {
  checkGroups(input);
  checkBudget(input.budgetPerPersonUSD, isStaffEntry);
  checkSpan(input);
  checkDeparture(input.departureDate, new Date());
  checkNights(input.totalNights, places);
}

function buildRow(
  input: Input,
  destinationNames: string[],
  places: TripPlaces,
  { members, confirmed, flags }: ResolvedParty,
  context: CallContext,
): TripRequestRow {
  const now = new Date();
  const facts = {
    reference: generateReference(),
    destinationNames,
    departureDate: input.departureDate,
    totalNights: input.totalNights,
    numberOfAdults: input.numberOfAdults,
    numberOfChildren: input.numberOfChildren,
    budgetPerPersonUSD: input.budgetPerPersonUSD,
    ownBudgetPerPersonUSD: input.ownBudgetPerPersonUSD,
    budgetFlexibility: input.budgetFlexibility,
    tripDescription: input.tripDescription,
    travelers: members,
  };
  return {
    ...newRecord(newId(), context),
    ...facts,
    ...deriveFields(facts),
    status: input.status,
    statusChangedAt: now,
    statusReasonCode: null,
    statusNote: null,
    heldFrom: null,
    destinations: places.destinations,
    countryCodes: places.countryCodes,
    flexibleDepartureDate: input.flexibleDepartureDate,
    departureSpan: input.departureSpan,
    adultAgeGroups: input.adultAgeGroups,
    childAgeGroups: input.childAgeGroups,
    basedOnItineraryId: input.basedOnItineraryId ?? null,
    requestedCompanyId: input.requestedCompanyId ?? null,
    mayAskOthers: input.mayAskOthers,
    tripType: input.tripType,
    tripTitle: input.tripTitle || buildDefaultTitle(facts),
    comfort: input.comfort,
    rooms: input.rooms,
    pace: input.pace,
    budgetIncludesFlights: input.budgetIncludesFlights,
    travelerIds: members.flatMap(({ travelerId }) => travelerId ?? []),
    includeNewsletter: input.includeNewsletter,
    contactMethods: input.contactMethods,
    contactTimes: input.contactTimes,
    consultation: input.consultation,
    source: input.source,
    formVersion: input.formVersion ?? null,
    formId: input.formId ?? null,
    viewId: input.viewId ?? null,
    googleClientId: input.googleClientId ?? null,
    landingUrl: input.landingUrl ?? null,
    deviceId: context.actor.deviceId,
    confirmed,
    riskFlags: flags,
    assignedToId: null,
    matchingNotes: null,
    matchCountTarget: places.matchCount,
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
    editableUntil: input.status === 'PENDING' ? new Date(now.getTime() + EDITABLE_MS) : null,
    submittedAt: input.status === 'PENDING' ? now : null,
    qualifiedAt: null,
    firstMatchedAt: null,
    introducedAt: null,
    bookedAt: null,
    closedAt: null,
    lostReasonCode: null,
    lostNote: null,
  };
}

/** The sent values without the identity, which the draft keeps. */
function buildSubmission(
  draft: TripRequestRow,
  { id: _, reference: __, createdAt: ___, createdById: ____, version: _____, ...sent }: TripRequestRow,
): Partial<TripRequestRow> {
  return { ...sent, searchText: sent.searchText, scores: draft.scores };
}

/** Records the event and enqueues the confirmation email, the lead score and the check for duplicates. */
async function enqueueEffects(row: TripRequestRow, context: CallContext, mayBeDuplicate: boolean): Promise<void> {
  const { queue, db } = context;
  await sendConfirmation(row, row.id, context);
  const value = budgetPerPerson(row) * partySize(row.numberOfAdults, row.numberOfChildren);
  await recordEvent({ type: 'TripRequestSubmit', data: { id: row.id, value, currency: 'USD' }, viewId: row.viewId }, context);
  // Delayed by a minute: an immediate correction does not meet a new version, and duplicates are marked before.
  await queue.enqueue(scoreLeadJob, { tripRequestId: row.id }, { db, singletonKey: row.id, startAfter: new Date(Date.now() + 60_000) });
  if (!mayBeDuplicate) await queue.enqueue(markDuplicatesJob, { tripRequestId: row.id }, { db, singletonKey: row.id });
}

/** TR- and six characters without those that are easily confused. */
function generateReference(): string {
  const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  return `TR-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
}
