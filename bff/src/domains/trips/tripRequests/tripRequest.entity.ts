import type { Entity } from '#src/kernel/entity.ts';
import { dayField, idsField, listField, momentField, numberField, textField } from '#src/kernel/searchFields.ts';
import { type Actor, is, isStaff } from '#src/kernel/actor.ts';
import { type TripRequestRow, TripRequestModel } from './tripRequest.model.ts';
import { isMasked, tripRequestPolicy } from './tripRequest.policy.ts';
import { presentTripRequest, snapshotOfTripRequest, type TripRequestView } from './tripRequest.present.ts';
import { listItemColumns, presentTripRequestListItem, type TripRequestListItem } from './tripRequestListItem.ts';

export const tripRequestEntity: Entity<TripRequestRow, TripRequestView> = {
  type: 'tripRequest',
  model: TripRequestModel,
  policy: tripRequestPolicy,
  present: presentTripRequest,
  snapshot: snapshotOfTripRequest,
  searchText: 'search_text',
  searchedFields: ['reference', 'destinationNames', 'travelers', 'tripDescription'],
  defaultSort: ['createdAt', 'DESC'],
  fields: {
    status: textField('status'),
    reference: textField('reference'),
    source: textField('source'),
    assignedToId: { attribute: 'assignedToId', kind: 'id', staffOnly: true },
    followerIds: { ...idsField('followerIds'), staffOnly: true },
    nextDueAt: { ...momentField('nextDueAt'), staffOnly: true },
    nextDueKind: { attribute: 'nextDueKind', kind: 'text', staffOnly: true },
    dueState: { attribute: 'dueState', kind: 'text', staffOnly: true },
    leadScore: { ...numberField('leadScore'), staffOnly: true },
    missingMatches: { ...numberField('missingMatches'), staffOnly: true },
    resumeOn: { ...dayField('resumeOn'), staffOnly: true },
    snoozedUntil: { attribute: 'snoozedUntil', kind: 'moment', staffOnly: true },
    lostReasonCode: { attribute: 'lostReasonCode', kind: 'text', staffOnly: true },
    travelerId: { attribute: 'travelerIds', kind: 'ids' },
    country: listField('countryCodes'),
    countryCodes: listField('countryCodes'),
    tripType: listField('tripType'),
    riskFlags: { ...listField('riskFlags'), staffOnly: true },
    tags: { ...listField('tags'), staffOnly: true },
    departureDate: dayField('departureDate'),
    returnDate: dayField('returnDate'),
    totalNights: numberField('totalNights'),
    budgetPerPersonUSD: numberField('budgetPerPersonUSD'),
    totalBudget: numberField('totalBudget'),
    createdAt: momentField('createdAt'),
    updatedAt: momentField('updatedAt'),
    submittedAt: momentField('submittedAt'),
    statusChangedAt: momentField('statusChangedAt'),
  },
};

/** The entity as the caller may use it: hidden fields cannot be searched or sorted by, and are not read. */
export function tripRequestsFor(actor: Actor): Entity<TripRequestRow, TripRequestView> {
  if (is(actor, 'agent')) return entityForPartner;
  if (!isStaff(actor)) return entityForTraveler;
  return isMasked(actor) ? entityForMaskedStaff : entityForStaff;
}

/** Like `tripRequestsFor`, for lists: of each request what a line shows, or all fields if the caller names any. */
export function listedTripRequestsFor(
  actor: Actor,
  fields: string | readonly string[] | undefined,
): Entity<TripRequestRow, TripRequestListItem> {
  const entity = tripRequestsFor(actor);
  if (fields !== undefined) return entity;
  return { ...entity, present: presentTripRequestListItem, listColumns: listItemColumns(actor) };
}

const partnerSearchText = `plain_text(reference || ' ' || array_to_string(destination_names, ' '))`;
const maskedSearchText = `plain_text(reference || ' ' || array_to_string(destination_names, ' ') || ' ' || trip_description)`;

const { status, reference, country, countryCodes, tripType, departureDate, returnDate, totalNights, createdAt, updatedAt, submittedAt } =
  tripRequestEntity.fields;
const partnerFields = Object.fromEntries(
  Object.entries({
    status,
    reference,
    country,
    countryCodes,
    tripType,
    departureDate,
    returnDate,
    totalNights,
    createdAt,
    updatedAt,
    submittedAt,
  }).flatMap(([name, field]) => (field ? [[name, field]] : [])),
);

const entityForPartner = {
  ...tripRequestEntity,
  searchText: partnerSearchText,
  searchedFields: ['reference', 'destinationNames'],
  fields: partnerFields,
  omittedColumns: ['screeningSummary', 'searchText'],
};
const entityForTraveler = { ...tripRequestEntity, omittedColumns: ['screeningSummary', 'partnerMatches', 'searchText'] };
const entityForStaff = { ...tripRequestEntity, omittedColumns: ['partnerMatches', 'searchText'] };
const entityForMaskedStaff = {
  ...entityForStaff,
  searchText: maskedSearchText,
  searchedFields: ['reference', 'destinationNames', 'tripDescription'],
};
