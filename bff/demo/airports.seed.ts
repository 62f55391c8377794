import { insertModels } from '#src/db/bulkInsert.ts';
import { toPlainText } from '#src/kernel/toPlainText.ts';
import { airportEntity } from '#src/domains/places/airports/airport.entity.ts';
import { AirportModel, type AirportRow } from '#src/domains/places/airports/airport.model.ts';
import { airportData } from './data/airports.data.ts';
import { furtherPlaces } from './data/furtherPlaces.data.ts';
import { servedCountries } from './data/places.data.ts';
import { demoId } from './demoId.ts';
import { insertFirstVersions } from './insertFirstVersions.ts';
import type { SeedContext } from './seedContext.ts';

/** Airports of the countries we plan in and of those travellers start from; each knows its town where that is one of our places. */
export async function seedAirports(context: SeedContext): Promise<void> {
  const places = new Set([
    ...servedCountries.flatMap((country) => country.places.map(([name]) => name)),
    ...furtherPlaces.map(([, name]) => name),
  ]);
  const at = context.time.ago(400);
  const rows = airportData.map(([iata, icao, name, cityName, countryCode, lat, lng, major]): AirportRow => ({
    id: demoId('airport', iata),
    version: 1,
    createdAt: at,
    updatedAt: at,
    createdById: null,
    updatedById: null,
    iata,
    icao,
    name,
    cityName,
    cityLocationId: places.has(cityName) ? demoId('location', cityName) : null,
    countryCode,
    lat,
    lng,
    major,
    searchText: toPlainText([iata, name, cityName].join('|')),
  }));
  await insertModels(context.db, AirportModel, rows);
  await insertFirstVersions(context.db, airportEntity, rows);
}
