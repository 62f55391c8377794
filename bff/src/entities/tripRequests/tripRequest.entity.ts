import type { Entity, SearchField } from '#src/calls/entity.ts';
import { type Actor, is } from '#src/http/actor.ts';
import type { TripRequestRow } from './tripRequest.model.ts';
import { isMasked, tripRequestPolicy } from './tripRequest.policy.ts';
import { presentTripRequest, snapshotOfTripRequest, type TripRequestView } from './tripRequest.present.ts';

const text = (attribute: string): SearchField => ({ attribute, kind: 'text', sortable: true });
const list = (attribute: string): SearchField => ({ attribute, kind: 'list' });
const number = (attribute: string): SearchField => ({ attribute, kind: 'number', sortable: true });
const day = (attribute: string): SearchField => ({ attribute, kind: 'date', sortable: true });
const moment = (attribute: string): SearchField => ({ attribute, kind: 'moment', sortable: true });

export const tripRequestEntity: Entity<TripRequestRow, TripRequestView> = {
  type: 'tripRequest',
  model: ({ models }) => models.tripRequests,
  policy: tripRequestPolicy,
  present: presentTripRequest,
  snapshot: snapshotOfTripRequest,
  searchText: 'search_text',
  defaultSort: ['createdAt', 'DESC'],
  fields: {
    status: text('status'),
    reference: text('reference'),
    source: text('source'),
    assignedToId: { attribute: 'assignedToId', kind: 'id' },
    travelerId: { attribute: 'travelerIds', kind: 'list' },
    country: list('countryCodes'),
    countryCodes: list('countryCodes'),
    tripType: list('tripType'),
    riskFlags: list('riskFlags'),
    departureDate: day('departureDate'),
    returnDate: day('returnDate'),
    totalNights: number('totalNights'),
    budgetPerPersonUSD: number('budgetPerPersonUSD'),
    totalBudget: number('totalBudget'),
    createdAt: moment('createdAt'),
    updatedAt: moment('updatedAt'),
    submittedAt: moment('submittedAt'),
    statusChangedAt: moment('statusChangedAt'),
  },
};

/** The same for a caller who does not see all: what is not shown cannot be searched or sorted by either. */
export function tripRequestsFor(actor: Actor): Entity<TripRequestRow, TripRequestView> {
  if (is(actor, 'agent')) return { ...tripRequestEntity, searchText: shortText, fields: partnerFields };
  return isMasked(actor) ? { ...tripRequestEntity, searchText: openText } : tripRequestEntity;
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
