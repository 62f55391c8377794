import { preparedQuery } from '#src/database/prepared.ts';
import { countryOf } from '#src/entities/places/countries.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { LocationRow } from './location.model.ts';

type Facts = Pick<LocationRow, 'type' | 'isoCode2' | 'parentIds' | 'lat' | 'lng' | 'bbox' | 'timeZone' | 'currencyCode'>;

/** Refuses what cannot be: a place within itself, a country without its code, half a position. `before`: what it was. */
export async function checkLocation(id: string, place: Facts, context: CallContext, before?: Facts): Promise<void> {
  checkFacts(place);
  if (place.isoCode2 !== null && place.isoCode2 !== before?.isoCode2) {
    const text = `SELECT name FROM locations WHERE iso_code2 = $1 AND type = 'COUNTRY' AND id <> $2`;
    const values = [place.isoCode2, id];
    const [taken] = await preparedQuery<{ name: string }>(context.sequelize, 'location.isoTaken', text, values, context.transaction);
    if (taken) throw new Failure('unique.conflict', { message: `${taken.name} has the code ${place.isoCode2} already.` });
  }
  const known = new Set(before?.parentIds);
  if (place.parentIds.some((parent) => !known.has(parent))) await checkParents(id, place.parentIds, context);
}

function checkFacts({ type, isoCode2, parentIds, lat, lng, bbox, timeZone, currencyCode }: Facts): void {
  if (type === 'COUNTRY' && isoCode2 === null) throw fieldFailure('/isoCode2', 'required', 'Give the two-letter code of the country');
  if (type !== 'COUNTRY' && isoCode2 !== null) throw fieldFailure('/isoCode2', 'notAllowed', 'Only countries have a country code');
  if (isoCode2 !== null && !countryOf(isoCode2)) throw fieldFailure('/isoCode2', 'notAllowed', 'There is no country with this code');
  if (type === 'CONTINENT' && parentIds.length > 0) throw fieldFailure('/parentIds', 'notAllowed', 'A continent lies in no other place');
  if ((lat === null) !== (lng === null))
    throw fieldFailure(lat === null ? '/lat' : '/lng', 'required', 'Give latitude and longitude together');
  if (bbox && (bbox[1] ?? 0) > (bbox[3] ?? 0)) throw fieldFailure('/bbox', 'notAllowed', 'South must not be above north');
  if (timeZone !== null && !isTimeZone(timeZone)) throw fieldFailure('/timeZone', 'notAllowed', 'Use a time zone like Europe/Rome');
  if (currencyCode !== null && !Intl.supportedValuesOf('currency').includes(currencyCode))
    throw fieldFailure('/currencyCode', 'notAllowed', 'There is no currency with this code');
}

/** All parents are there, and none of them lies in this place. One change of the tree at a time, or two could close a ring together. */
async function checkParents(id: string, parentIds: readonly string[], { sequelize, transaction }: CallContext): Promise<void> {
  const lock = `SELECT pg_advisory_xact_lock(hashtextextended('locations.parents', 0))`;
  await preparedQuery(sequelize, 'location.lockTree', lock, [], transaction);
  const above = await preparedQuery<{ id: string; start: string }>(sequelize, 'location.above', selectAbove, [parentIds], transaction);
  const ring = above.find((row) => row.id === id);
  const at = (start: string | undefined) => `/parentIds/${Math.max(0, parentIds.indexOf(start ?? ''))}`;
  if (parentIds.includes(id)) throw fieldFailure(at(id), 'notAllowed', 'A place cannot lie in itself');
  if (ring) throw fieldFailure(at(ring.start), 'notAllowed', 'This place lies in the one you are changing, so it cannot be above it');
  const lost = parentIds.find((parent) => !above.some((row) => row.id === parent));
  if (lost) throw fieldFailure(at(lost), 'unknown', 'There is no location with this id');
  if (new Set(parentIds).size < parentIds.length) throw fieldFailure('/parentIds', 'notAllowed', 'Name each place once');
}

const selectAbove = `
  WITH RECURSIVE above AS (
    SELECT id, parent_ids, id AS start FROM locations WHERE id = ANY ($1)
    UNION SELECT l.id, l.parent_ids, a.start FROM above a JOIN locations l ON l.id = ANY (a.parent_ids)
  )
  SELECT id, start FROM above`;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
