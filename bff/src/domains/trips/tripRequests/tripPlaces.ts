import { minimumNights, tripRequestLimits } from '@farwend/api-contract';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import { formatDay } from '#src/kernel/formatDay.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { selectPlaces } from './tripPlaces.sql.ts';
import { unknownReference } from '#src/kernel/reference.ts';

/** The chosen places that we know, and the rules of their countries. */
export interface TripPlaces {
  destinations: { id: string; name: string }[];
  countryCodes: string[];
  minNights: { nights: number; country: string | null };
  matchCount: number;
}

/** Finds the chosen places by id and name. Unknown names are ignored; unknown ids are 422. */
export async function findTripPlaces(chosen: { id: string }[], names: string[], context: CallContext): Promise<TripPlaces> {
  const ids = chosen.map(({ id }) => id);
  const places = ids.length + names.length === 0 ? [] : await context.db.run(selectPlaces, { ids, names });
  const unknown = ids.findIndex((id) => !places.some((place) => place.id === id));
  if (unknown >= 0)
    throw unknownReference(`/destinations/${unknown}/id`, 'There is no destination with this id. Omit it and keep the name');
  const settings = places.flatMap((place) => place.settings);
  return {
    destinations: places.map(({ id, name }) => ({ id, name })),
    countryCodes: [...new Set(places.flatMap((place) => place.country_codes))],
    minNights: minimumNights(settings),
    matchCount: Math.max(1, Math.min(3, ...settings.map(({ matchCount }) => matchCount))) || 2,
  };
}

/** Throws 422 for a stay shorter than the longest minimum of the countries. */
export function checkNights(totalNights: number, { minNights: { nights, country } }: TripPlaces): void {
  if (totalNights >= nights) return;
  const message = `Number of nights must be ${nights} or more${country ? ` for ${country}` : ''}`;
  throw new Failure('nights.belowMinimum', {
    message,
    errors: [{ pointer: '/totalNights', field: 'totalNights', code: 'tooSmall', message }],
  });
}

/** Time zones of people: the date line is twelve hours behind UTC on one side and fourteen ahead on the other. */
const [WESTMOST_HOURS, EASTMOST_HOURS] = [-12, 14];

/** Throws 422 for departures that are before tomorrow, or more than 36 months ahead, wherever on earth the traveler is. */
export function checkDeparture(departureDate: string, now: Date): void {
  const today = localDay(now, WESTMOST_HOURS);
  const latest = new Date(`${localDay(now, EASTMOST_HOURS)}T00:00:00Z`);
  latest.setUTCMonth(latest.getUTCMonth() + tripRequestLimits.maxMonthsAhead);
  const lastDay = latest.toISOString().slice(0, 10);
  if (departureDate <= today) throw fieldFailure('/departureDate', 'tooSmall', 'Departure date must be in the future');
  if (departureDate <= lastDay) return;
  latest.setUTCDate(latest.getUTCDate() + 1);
  throw fieldFailure('/departureDate', 'tooBig', `Departure date must be before ${formatDay(latest.toISOString())}`);
}

/** The day, as yyyy-mm-dd, at so many hours from UTC. */
function localDay(now: Date, hours: number): string {
  return new Date(now.getTime() + hours * 3_600_000).toISOString().slice(0, 10);
}
