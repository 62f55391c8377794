import { type BodyOf, type contract, ONLY_TRAVELERS, partySize } from '@farwend/api-contract';
import { randomInt } from 'node:crypto';
import { insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { checkBudget, checkGroups, defaultTitle, derivedFacts } from '#src/entities/tripRequests/tripFacts.ts';
import { checkDeparture, checkNights, findTripPlaces, type TripPlaces } from '#src/entities/tripRequests/tripPlaces.ts';
import { recordEvent } from '#src/entities/events/recordEvent.ts';
import { tripRequestEntity } from '#src/entities/tripRequests/tripRequest.entity.ts';
import type { TripRequestRow } from '#src/entities/tripRequests/tripRequest.model.ts';
import { checkOpenRequests, earlierTripRequest, requestOfForm } from '#src/entities/tripRequests/earlierTripRequest.ts';
import { mailReceived } from '#src/entities/tripRequests/mailReceived.ts';
import { is } from '#src/http/actor.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { partyOf, strangersOf, travelersOf, type TripPeople } from './tripPeople.ts';

type Input = BodyOf<typeof contract.tripRequests.create>;

const EDITABLE_MS = 48 * 3600 * 1000;

/** The request that came out, and whether it is an earlier one answered again. */
export interface CreatedTripRequest {
  row: TripRequestRow;
  isEarlier: boolean;
}

/**
 * Takes a trip request in: request, travellers, users, versions, audit and the mail to send, all in the call's transaction.
 * Sent again by the same person or browser within a day, it answers the earlier one.
 */
export async function createTripRequest(input: Input, context: CallContext): Promise<CreatedTripRequest> {
  const isStaffEntry = checkSender(input, context);
  const party = partyOf(input);
  const destinationNames = input.destinationNames.filter((name) => name !== '');
  const ofForm = input.formId === undefined ? null : await requestOfForm(input.formId, party, context);
  if (ofForm && ofForm.status !== 'DRAFT') return { row: ofForm, isEarlier: true };
  const earlier =
    input.allowDuplicate || ofForm || input.status === 'DRAFT' ? null : await earlierTripRequest(party, destinationNames, context);
  if (earlier) return { row: earlier, isEarlier: true };
  const isDraft = input.status === 'DRAFT';
  if (!isDraft) await checkOpenRequests(context);

  const found = findTripPlaces(input.destinations, destinationNames, context);
  const people = isDraft && !context.actor.person ? strangersOf(party, context) : travelersOf(party, context); // asked in the same breath
  people.catch(() => undefined); // heard below, after what is wrong with the trip
  const places = await found;
  checkFacts(input, places, isStaffEntry);
  const row = newRow(input, destinationNames, places, await people, context);
  const saved = ofForm
    ? await saveChange(tripRequestEntity, ofForm, { values: submitted(ofForm, row), kind: isDraft ? 'UPDATE' : 'STATUS' }, context)
    : await insertRecord(tripRequestEntity, row, context);
  if (saved.status === 'PENDING') await enqueueEffects(saved, context, input.allowDuplicate || isStaffEntry);
  return { row: saved, isEarlier: false };
}

/** Whether staff send it for a traveller. Agents never may, team members only with the care role and another source than the site. */
function checkSender(input: Input, { actor }: CallContext): boolean {
  if (is(actor, 'anonymous', 'traveler')) {
    if (input.source !== 'WEB') throw new Failure('auth.forbidden', { message: 'Only staff may set source.' });
    return false;
  }
  if (!is(actor, 'admin', 'care') || input.source === 'WEB') throw new Failure('auth.onlyTravelers', { message: ONLY_TRAVELERS });
  return true;
}

function checkFacts(input: Input, places: TripPlaces, isStaffEntry: boolean): void {
  checkGroups(input);
  checkBudget(input.budgetPerPersonUSD, isStaffEntry);
  checkDeparture(input.departureDate, new Date().toISOString().slice(0, 10));
  checkNights(input.totalNights, places);
}

function newRow(
  input: Input,
  destinationNames: string[],
  places: TripPlaces,
  { members, confirmed, flags }: TripPeople,
  context: CallContext,
): TripRequestRow {
  const now = new Date();
  const facts = {
    reference: newReference(),
    destinationNames,
    departureDate: input.departureDate,
    totalNights: input.totalNights,
    numberOfAdults: input.numberOfAdults,
    numberOfChildren: input.numberOfChildren,
    budgetPerPersonUSD: input.budgetPerPersonUSD,
    budgetFlexibility: input.budgetFlexibility,
    tripDescription: input.tripDescription,
    travelers: members,
  };
  return {
    ...newRecord(newId(), context),
    ...facts,
    ...derivedFacts(facts),
    status: input.status,
    statusChangedAt: now,
    statusReasonCode: null,
    statusNote: null,
    heldFrom: null,
    destinations: places.destinations,
    countryCodes: places.countryCodes,
    flexibleDepartureDate: input.flexibleDepartureDate,
    adultAgeGroups: input.adultAgeGroups,
    childAgeGroups: input.childAgeGroups,
    basedOnItineraryId: input.basedOnItineraryId ?? null,
    tripType: input.tripType,
    tripTitle: input.tripTitle || defaultTitle(destinationNames, input.totalNights, input.numberOfAdults, input.numberOfChildren),
    budgetIncludesFlights: input.budgetIncludesFlights,
    travelerIds: members.flatMap(({ travelerId }) => travelerId ?? []),
    includeNewsletter: input.includeNewsletter,
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
    checklistItems: [],
    verifications: {},
    visibilities: {},
    scores: [],
    duplicateOfId: null,
    resumeOn: null,
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

/** A draft takes the sent values and keeps its own identity. */
function submitted(
  draft: TripRequestRow,
  { id: _, reference: __, createdAt: ___, createdById: ____, version: _____, ...sent }: TripRequestRow,
): Partial<TripRequestRow> {
  return { ...sent, searchText: sent.searchText, scores: draft.scores };
}

/** The confirmation mail, the lead score and the look for duplicates: rows of this transaction, done after it. The event is kept at once. */
async function enqueueEffects(row: TripRequestRow, context: CallContext, mayBeDuplicate: boolean): Promise<void> {
  const { queue, transaction } = context;
  await mailReceived(row, row.id, context);
  const value = row.budgetPerPersonUSD * partySize(row.numberOfAdults, row.numberOfChildren);
  await recordEvent({ type: 'TripRequestSubmit', data: { id: row.id, value, currency: 'USD' }, viewId: row.viewId }, context);
  // A minute later: who corrects a slip at once does not meet a changed version, and duplicates are marked by then.
  await queue.enqueue(
    'scoreLead',
    { tripRequestId: row.id },
    { transaction, singletonKey: row.id, startAfter: new Date(Date.now() + 60_000) },
  );
  if (!mayBeDuplicate) await queue.enqueue('markDuplicates', { tripRequestId: row.id }, { transaction, singletonKey: row.id });
}

/** TR- and six characters that are not mistaken for each other when read aloud. */
function newReference(): string {
  const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  return `TR-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
}
