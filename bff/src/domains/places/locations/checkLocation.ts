import { findCountry } from '#src/domains/places/countries/countries.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { LocationRow } from './location.model.ts';
import { selectCountryWithCode, lockLocationTree, selectAncestors } from './checkLocation.sql.ts';
import { isTimeZone } from '#src/domains/places/standards/timeZones.ts';

type Facts = Pick<LocationRow, 'type' | 'isoCode2' | 'parentIds' | 'lat' | 'lng' | 'bbox' | 'timeZone' | 'currencyCode'>;

/** Throws 422 for an inconsistent location, such as a cycle, a country without a code or half a position. `before`: its previous state. */
export async function checkLocation(id: string, place: Facts, context: CallContext, before?: Facts): Promise<void> {
  checkFacts(place);
  if (place.isoCode2 !== null && place.isoCode2 !== before?.isoCode2) {
    const owner = await context.db.first(selectCountryWithCode, { isoCode2: place.isoCode2, id });
    if (owner) throw fieldFailure('/isoCode2', 'unique', `${owner.name} has the code ${place.isoCode2} already.`, 'unique.conflict');
  }
  const previousIds = new Set(before?.parentIds);
  if (place.parentIds.some((parent) => !previousIds.has(parent))) await checkParents(id, place.parentIds, context);
}

function checkFacts({ type, isoCode2, parentIds, lat, lng, bbox, timeZone, currencyCode }: Facts): void {
  if (type === 'COUNTRY' && isoCode2 === null) throw fieldFailure('/isoCode2', 'required', 'Enter the two-letter code of the country');
  if (type !== 'COUNTRY' && isoCode2 !== null) throw fieldFailure('/isoCode2', 'notAllowed', 'Only countries have a country code');
  if (isoCode2 !== null && !findCountry(isoCode2)) throw fieldFailure('/isoCode2', 'notAllowed', 'There is no country with this code');
  if (type === 'CONTINENT' && parentIds.length > 0) throw fieldFailure('/parentIds', 'notAllowed', 'A continent has no parents');
  if ((lat === null) !== (lng === null))
    throw fieldFailure(lat === null ? '/lat' : '/lng', 'required', 'Enter both latitude and longitude');
  if (bbox && (bbox[1] ?? 0) > (bbox[3] ?? 0)) throw fieldFailure('/bbox', 'notAllowed', 'South must not be above north');
  if (timeZone !== null && !isTimeZone(timeZone)) throw fieldFailure('/timeZone', 'notAllowed', 'Use a time zone like Europe/Rome');
  if (currencyCode !== null && !Intl.supportedValuesOf('currency').includes(currencyCode))
    throw fieldFailure('/currencyCode', 'notAllowed', 'There is no currency with this code');
}

/** Throws 422 unless all parents exist and none of them lies in this location. The lock prevents concurrent changes from closing a cycle. */
async function checkParents(id: string, parentIds: readonly string[], { db }: CallContext): Promise<void> {
  await db.run(lockLocationTree, {});
  const ancestors = await db.run(selectAncestors, { parentIds });
  const cycle = ancestors.find((row) => row.id === id);
  const pointerTo = (start: string | undefined) => `/parentIds/${Math.max(0, parentIds.indexOf(start ?? ''))}`;
  if (parentIds.includes(id)) throw fieldFailure(pointerTo(id), 'notAllowed', 'A location cannot be its own parent');
  if (cycle)
    throw fieldFailure(pointerTo(cycle.start), 'notAllowed', 'This location lies in the one you are changing, so it cannot be its parent');
  const missing = parentIds.find((parent) => !ancestors.some((row) => row.id === parent));
  if (missing) throw fieldFailure(pointerTo(missing), 'unknown', 'There is no location with this id');
  if (new Set(parentIds).size < parentIds.length) throw fieldFailure('/parentIds', 'notAllowed', 'List each location only once');
}
