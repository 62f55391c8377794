import { type BodyOf, type contract, ONLY_TRAVELERS, partySize } from '@farwend/api-contract';
import { randomInt } from 'node:crypto';
import { insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { checkBudget, checkGroups, defaultTitle, derivedFacts } from '#src/entities/tripRequests/tripFacts.ts';
import { checkDeparture, checkNights, findTripPlaces, type TripPlaces } from '#src/entities/tripRequests/tripPlaces.ts';
import { tripRequestEntity } from '#src/entities/tripRequests/tripRequest.entity.ts';
import type { PartyMemberRow, TripRequestRow } from '#src/entities/tripRequests/tripRequest.model.ts';
import { checkOpenRequests, earlierTripRequest, requestOfForm } from '#src/entities/tripRequests/earlierTripRequest.ts';
import { findOrCreateTraveler } from '#src/entities/travelers/findOrCreateTraveler.ts';
import { is } from '#src/http/actor.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { sendTemplate } from '#src/mail/sendTemplate.ts';

type Input = BodyOf<typeof contract.tripRequests.create>;
type Party = Input['travelers'];

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
  const earlier = input.allowDuplicate || ofForm ? null : await earlierTripRequest(party, destinationNames, context);
  if (earlier) return { row: earlier, isEarlier: true };
  await checkOpenRequests(context);

  const places = await findTripPlaces(input.destinations, destinationNames, context);
  checkFacts(input, places, isStaffEntry);
  const travelers = await travelersOf(party, context);
  const row = newRow(input, destinationNames, places, travelers, context);
  const saved = ofForm
    ? await saveChange(tripRequestEntity, ofForm, { values: submitted(ofForm, row), kind: 'STATUS' }, context)
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

/** The party: `travelers` wins over the form's `traveler`; the first is primary unless another says so. */
function partyOf(input: Input): Party {
  const { traveler } = input;
  const named = input.travelers.length > 0 ? input.travelers : fromForm(traveler);
  if (named.length === 0) {
    const message = 'Enter your first name, last name, email address and country of residence to send your request.';
    const missing = [
      ['givenName', traveler?.firstName],
      ['familyName', traveler?.lastName],
      ['email', traveler?.email],
      ['countryOfResidence', traveler?.countryOfResidence],
    ] as const;
    throw new Failure('validation.failed', {
      message,
      errors: missing
        .filter(([, value]) => !value)
        .map(([field]) => ({ pointer: `/travelers/0/${field}`, field, code: 'required', message })),
    });
  }
  const primary = Math.max(
    0,
    named.findIndex((member) => member.isPrimary),
  );
  return named.map((member, index) => ({ ...member, isPrimary: index === primary }));
}

function fromForm(traveler: Input['traveler']): Party {
  if (!traveler?.email || !traveler.firstName || !traveler.lastName || !traveler.countryOfResidence) return [];
  const { email, firstName, lastName, countryOfResidence, phone } = traveler;
  return [{ email: email.trim().toLowerCase(), givenName: firstName, familyName: lastName, countryOfResidence, phone: phone ?? null }];
}

function checkFacts(input: Input, places: TripPlaces, isStaffEntry: boolean): void {
  checkGroups(input);
  checkBudget(input.budgetPerPersonUSD, isStaffEntry);
  checkDeparture(input.departureDate, new Date().toISOString().slice(0, 10));
  checkNights(input.totalNights, places);
}

/** Finds or creates everybody of the party. A stranger who names an existing account does not put the request into that person's list. */
async function travelersOf(
  party: Party,
  context: CallContext,
): Promise<{ members: PartyMemberRow[]; confirmed: boolean; flags: string[] }> {
  const members: PartyMemberRow[] = [];
  let confirmed = true;
  for (const [index, person] of party.entries()) {
    const found = await findOrCreateTraveler({ ...person, phone: person.phone ?? null, source: 'WEB' }, context);
    if (found.personType !== 'traveler') throw new Failure('auth.onlyTravelers', { message: ONLY_TRAVELERS });
    if (found.status === 'DISABLED')
      throw fieldFailure(`/travelers/${index}/email`, 'notAllowed', 'We cannot use this email address here. Call us');
    const isCaller = is(context.actor, 'admin', 'care') || context.actor.person?.personId === found.travelerId;
    if (found.existed && person.isPrimary && !isCaller) confirmed = false;
    members.push({
      travelerId: found.travelerId,
      email: person.email,
      givenName: person.givenName,
      familyName: person.familyName,
      countryOfResidence: person.countryOfResidence,
      phone: person.phone ?? null,
      isPrimary: person.isPrimary ?? false,
    });
  }
  return { members, confirmed, flags: context.captchaSolved || context.actor.person ? [] : ['noCaptcha'] };
}

function newRow(
  input: Input,
  destinationNames: string[],
  places: TripPlaces,
  { members, confirmed, flags }: Awaited<ReturnType<typeof travelersOf>>,
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
    travelerIds: members.map(({ travelerId }) => travelerId),
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

/** The confirmation mail, the tracking event and the look for duplicates: rows of this transaction, done after it. */
async function enqueueEffects(row: TripRequestRow, context: CallContext, mayBeDuplicate: boolean): Promise<void> {
  const { queue, transaction, actor } = context;
  const primary = row.travelers.find((member) => member.isPrimary);
  if (primary) {
    const data = {
      givenName: primary.givenName,
      reference: row.reference,
      destinationNames: row.destinationNames.length > 0 ? row.destinationNames : ['a place still to be found'],
      departureDate: row.departureDate,
      flexibleDepartureDate: row.flexibleDepartureDate,
      totalNights: row.totalNights,
      editableUntil: row.editableUntil?.toISOString() ?? null,
    };
    const related = { type: 'tripRequest', id: row.id };
    const mail = { to: primary.email, personId: primary.travelerId, data, related, singletonKey: row.id };
    await sendTemplate('trip-request-received', mail, context);
  }
  const value = row.budgetPerPersonUSD * partySize(row.numberOfAdults, row.numberOfChildren);
  const data = { id: row.id, value, currency: 'USD' };
  await queue.enqueue(
    'trackEvent',
    { id: newId(), type: 'TripRequestSubmit', data, viewId: row.viewId, userId: actor.person?.userId ?? null },
    { transaction, singletonKey: row.id },
  );
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
