import type { BodyOf, contract, VersionKind } from '@farwend/api-contract';
import { isDeepStrictEqual } from 'node:util';
import { findForUpdate, saveChange } from '#src/records/records.ts';
import { is } from '#src/kernel/actor.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { buildChecklistItem } from './buildChecklistItem.ts';
import { checkAssignees, locateItems } from './checkAssignees.ts';
import { checkOriginal } from './checkOriginal.ts';
import { buildDefaultTitle, checkBudget, checkGroups, checkSpan, deriveFields } from './tripRequestFields.ts';
import { checkDeparture, checkNights, findTripPlaces } from './tripPlaces.ts';
import { tripTitleChanged } from './tripRequest.events.ts';
import { tripRequestEntity } from './tripRequest.entity.ts';
import type { TripRequestRow } from './tripRequest.model.ts';

type Body = BodyOf<typeof contract.tripRequests.update>;

const staffFields = ['resumeOn', 'matchCountTarget', 'duplicateOfId', 'tags'] as const;
const ownedByStaff = [...staffFields, 'checklistItems'] as const;

/** PUT of a trip request: absent fields are unchanged, derived fields are recomputed, and the rules for new requests apply. */
export async function changeTripRequest(id: string, body: Body, context: CallContext): Promise<TripRequestRow> {
  const row = await findForUpdate(tripRequestEntity, id, context, body.version);
  const isStaffEntry = is(context.actor, 'admin', 'care');
  checkStaffFields(body, isStaffEntry, row);
  await checkReferences(body, row, context);
  const changes = pickChanges(body, row);
  const facts = { ...row, ...changes };
  const names = facts.destinationNames.filter((name) => name !== '');
  const placesChanged = body.destinationNames !== undefined || body.destinations !== undefined || body.totalNights !== undefined;
  const known = isDeepStrictEqual(names, row.destinationNames) ? row.destinations : []; // those of other names are found by name
  const places = placesChanged ? await findTripPlaces(body.destinations ?? known, names, context) : null;
  checkGroups(facts);
  checkSpan(facts);
  if (facts.budgetPerPersonUSD !== row.budgetPerPersonUSD) checkBudget(facts.budgetPerPersonUSD, isStaffEntry);
  if (facts.departureDate !== null && facts.departureDate !== row.departureDate) checkDeparture(facts.departureDate, new Date());
  if (places) checkNights(facts.totalNights, places);
  const values: Partial<TripRequestRow> = {
    ...changes,
    ...(body.checklistItems
      ? { checklistItems: body.checklistItems.map((item) => buildChecklistItem(item, row.checklistItems, context)) }
      : {}),
    ...(places ? { destinationNames: names, destinations: places.destinations, countryCodes: places.countryCodes } : {}),
    ...deriveFields({ ...facts, destinationNames: names }),
    ...(facts.tripTitle === buildDefaultTitle(row) ? { tripTitle: buildDefaultTitle({ ...facts, destinationNames: names }) } : {}), // nobody wrote it
  };
  const kind: VersionKind = body.restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
  const saved = await saveChange(tripRequestEntity, row, { values, kind, note: body.changeNote ?? null }, context);
  if (saved.tripTitle !== row.tripTitle) await context.events.emit(tripTitleChanged, { before: row, after: saved }, context);
  return saved;
}

/** Throws 422 for an original or an assignee that does not fit, unless it was there before. */
async function checkReferences({ duplicateOfId, checklistItems }: Body, row: TripRequestRow, context: CallContext) {
  if (duplicateOfId && duplicateOfId !== row.duplicateOfId) await checkOriginal(duplicateOfId, row.id, context);
  await checkAssignees(locateItems(checklistItems ?? []), row.checklistItems, null, context);
}

/** The fields of the body that are columns and present; another departure has no span unless it comes with one. */
function pickChanges(body: Body, row: TripRequestRow): Partial<TripRequestRow> {
  const changes = pickWritable(body);
  const { departureDate = row.departureDate, flexibleDepartureDate = row.flexibleDepartureDate } = changes;
  const keepsSpan = departureDate === row.departureDate && flexibleDepartureDate;
  return row.departureSpan === null || keepsSpan ? changes : { departureSpan: null, ...changes };
}

/** The fields of the body that are columns and present. */
function pickWritable({ version: _, changeNote: __, restoredFrom: ___, ...fields }: Body): Partial<TripRequestRow> {
  const names = [
    'destinationNames',
    'departureDate',
    'flexibleDepartureDate',
    'departureSpan',
    'totalNights',
    'numberOfAdults',
    'adultAgeGroups',
    'numberOfChildren',
    'childAgeGroups',
    'basedOnItineraryId',
    'mayAskOthers',
    'tripType',
    'tripTitle',
    'tripDescription',
    'comfort',
    'rooms',
    'pace',
    'budgetPerPersonUSD',
    'ownBudgetPerPersonUSD',
    'budgetIncludesFlights',
    'budgetFlexibility',
    'includeNewsletter',
    'contactMethods',
    'contactTimes',
    'consultation',
    ...staffFields,
  ] as const;
  return Object.fromEntries(names.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]));
}

/** Throws 422 if travelers change a field that only staff set; an unchanged value is accepted. */
function checkStaffFields(body: Body, isStaffEntry: boolean, row: TripRequestRow): void {
  const field = isStaffEntry ? undefined : ownedByStaff.find((name) => body[name] !== undefined && body[name] !== row[name]);
  if (!field) return;
  const message = `Only our team can set ${field}`;
  throw new Failure('validation.failed', { message, errors: [{ pointer: `/${field}`, field, code: 'notAllowed', message }] });
}
