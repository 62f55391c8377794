import { type BodyOf, type contract, type VersionKind } from '@farwend/api-contract';
import { findToChange, saveChange } from '#src/calls/records.ts';
import { is } from '#src/http/actor.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { checkBudget, checkGroups, derivedFacts } from './tripFacts.ts';
import { checkDeparture, checkNights, findTripPlaces } from './tripPlaces.ts';
import { tripRequestEntity } from './tripRequest.entity.ts';
import type { TripRequestRow } from './tripRequest.model.ts';

type Body = BodyOf<typeof contract.tripRequests.update>;

const staffFields = ['resumeOn', 'matchCountTarget', 'duplicateOfId'] as const;

/** PUT of a trip request: absent fields stay, what follows from them is computed again, all rules hold as when it was sent. */
export async function changeTripRequest(id: string, body: Body, context: CallContext): Promise<TripRequestRow> {
  const row = await findToChange(tripRequestEntity, id, context, body.version);
  const isStaffEntry = is(context.actor, 'admin', 'care');
  checkStaffFields(body, isStaffEntry, row);
  const facts = { ...row, ...writable(body) };
  const names = facts.destinationNames.filter((name) => name !== '');
  const placesChanged = body.destinationNames !== undefined || body.destinations !== undefined || body.totalNights !== undefined;
  const places = placesChanged ? await findTripPlaces(body.destinations ?? row.destinations, names, context) : null;
  checkGroups(facts);
  if (facts.budgetPerPersonUSD !== row.budgetPerPersonUSD) checkBudget(facts.budgetPerPersonUSD, isStaffEntry);
  if (facts.departureDate !== null && facts.departureDate !== row.departureDate)
    checkDeparture(facts.departureDate, new Date().toISOString().slice(0, 10));
  if (places) checkNights(facts.totalNights, places);
  const values: Partial<TripRequestRow> = {
    ...writable(body),
    ...(places ? { destinationNames: names, destinations: places.destinations, countryCodes: places.countryCodes } : {}),
    ...derivedFacts({ ...facts, destinationNames: names }),
  };
  const kind: VersionKind = body.restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
  return saveChange(tripRequestEntity, row, { values, kind, note: body.changeNote ?? null }, context);
}

/** The columns among the fields of the body; `null` clears to what an empty field is. */
function writable({ version: _, changeNote: __, restoredFrom: ___, ...fields }: Body): Partial<TripRequestRow> {
  const names = [
    'destinationNames',
    'departureDate',
    'flexibleDepartureDate',
    'totalNights',
    'numberOfAdults',
    'adultAgeGroups',
    'numberOfChildren',
    'childAgeGroups',
    'basedOnItineraryId',
    'tripType',
    'tripTitle',
    'tripDescription',
    'budgetPerPersonUSD',
    'budgetIncludesFlights',
    'budgetFlexibility',
    'includeNewsletter',
    'consultation',
    ...staffFields,
  ] as const;
  return Object.fromEntries(names.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]));
}

/** Travelers may send a record's own answer back, not set what is for staff. */
function checkStaffFields(body: Body, isStaffEntry: boolean, row: TripRequestRow): void {
  const field = isStaffEntry ? undefined : staffFields.find((name) => body[name] !== undefined && body[name] !== row[name]);
  if (!field) return;
  const message = `${field} is set by our team`;
  throw new Failure('validation.failed', { message, errors: [{ pointer: `/${field}`, field, code: 'notAllowed', message }] });
}
