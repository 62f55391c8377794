import type { Entity } from '#src/calls/entity.ts';
import { dayField, listField, momentField, numberField, textField } from '#src/calls/searchFields.ts';
import { type Actor, is, isStaff } from '#src/http/actor.ts';
import type { TripRequestRow } from './tripRequest.model.ts';
import { isMasked, tripRequestPolicy } from './tripRequest.policy.ts';
import { presentTripRequest, snapshotOfTripRequest, type TripRequestView } from './tripRequest.present.ts';

export const tripRequestEntity: Entity<TripRequestRow, TripRequestView> = {
  type: 'tripRequest',
  model: ({ models }) => models.tripRequests,
  policy: tripRequestPolicy,
  present: presentTripRequest,
  snapshot: snapshotOfTripRequest,
  searchText: 'search_text',
  defaultSort: ['createdAt', 'DESC'],
  fields: {
    status: textField('status'),
    reference: textField('reference'),
    source: textField('source'),
    assignedToId: { attribute: 'assignedToId', kind: 'id' },
    travelerId: { attribute: 'travelerIds', kind: 'list' },
    country: listField('countryCodes'),
    countryCodes: listField('countryCodes'),
    tripType: listField('tripType'),
    riskFlags: listField('riskFlags'),
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

/** The same for a caller who does not see all: what is not shown cannot be searched or sorted by either, and is not read. */
export function tripRequestsFor(actor: Actor): Entity<TripRequestRow, TripRequestView> {
  if (is(actor, 'agent')) return ofPartner;
  if (!isStaff(actor)) return ofTraveler;
  return isMasked(actor) ? ofMaskedStaff : ofStaff;
}

const shortText = `plain_text(reference || ' ' || array_to_string(destination_names, ' '))`;
const openText = `plain_text(reference || ' ' || array_to_string(destination_names, ' ') || ' ' || trip_description)`;

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

const ofPartner = { ...tripRequestEntity, searchText: shortText, fields: partnerFields, unread: ['screeningSummary'] };
const ofTraveler = { ...tripRequestEntity, unread: ['screeningSummary', 'partnerMatches'] };
const ofStaff = { ...tripRequestEntity, unread: ['partnerMatches'] };
const ofMaskedStaff = { ...ofStaff, searchText: openText };
