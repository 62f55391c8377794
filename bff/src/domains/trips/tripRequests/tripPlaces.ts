import { minimumNights, tripRequestLimits } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';

interface PlaceRow {
  id: string;
  name: string;
  country_codes: string[];
  settings: { name: string; minNights: number; matchCount: number }[];
}

/** The chosen places as far as we know them, and what their countries ask for. */
export interface TripPlaces {
  destinations: { id: string; name: string }[];
  countryCodes: string[];
  minNights: { nights: number; country: string | null };
  matchCount: number;
}

/** Looks the chosen ids and names up; names we do not know stay as typed, ids we do not know are an error. */
export async function findTripPlaces(chosen: { id: string }[], names: string[], context: CallContext): Promise<TripPlaces> {
  const ids = chosen.map(({ id }) => id);
  const places =
    ids.length + names.length === 0
      ? []
      : await preparedQuery<PlaceRow>(context.sequelize, 'tripRequest.places', selectPlaces, [ids, names], context.transaction);
  const unknown = ids.findIndex((id) => !places.some((place) => place.id === id));
  if (unknown >= 0)
    throw fieldFailure(
      `/destinations/${unknown}/id`,
      'unknown',
      'We do not know a destination with this id. Leave it out and keep the name',
    );
  const settings = places.flatMap((place) => place.settings);
  return {
    destinations: places.map(({ id, name }) => ({ id, name })),
    countryCodes: [...new Set(places.flatMap((place) => place.country_codes))],
    minNights: minimumNights(settings),
    matchCount: Math.max(1, Math.min(3, ...settings.map(({ matchCount }) => matchCount))) || 2,
  };
}

const selectPlaces = `
  SELECT d.id, d.name, d.country_codes,
    coalesce(jsonb_agg(jsonb_build_object('name', s.name, 'minNights', s.min_nights, 'matchCount', s.match_count)) FILTER (WHERE s.id IS NOT NULL), '[]') AS settings
  FROM destinations d LEFT JOIN country_settings s ON s.country_code = ANY (d.country_codes)
  WHERE d.id = ANY ($1::uuid[]) OR d.name = ANY ($2::text[])
  GROUP BY d.id`;

/** Refuses a stay shorter than the longest minimum among the countries. */
export function checkNights(totalNights: number, { minNights: { nights, country } }: TripPlaces): void {
  if (totalNights >= nights) return;
  const message = `Number of nights must be ${nights} or more${country ? ` for ${country}` : ''}`;
  throw new Failure('nights.belowMinimum', {
    message,
    errors: [{ pointer: '/totalNights', field: 'totalNights', code: 'tooSmall', message }],
  });
}

/** "5 March 2027", as the form writes it. */
const longDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Refuses departures before tomorrow or more than 36 months ahead. `today` is yyyy-mm-dd. */
export function checkDeparture(departureDate: string, today: string): void {
  const latest = new Date(`${today}T00:00:00Z`);
  latest.setUTCMonth(latest.getUTCMonth() + tripRequestLimits.maxMonthsAhead);
  const lastDay = latest.toISOString().slice(0, 10);
  if (departureDate <= today) throw fieldFailure('/departureDate', 'tooSmall', 'Departure date must be in the future');
  if (departureDate <= lastDay) return;
  latest.setUTCDate(latest.getUTCDate() + 1);
  throw fieldFailure('/departureDate', 'tooBig', `Departure date must be before ${longDate.format(latest)}`);
}
