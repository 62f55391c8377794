import { type LocationType, slugOf } from '@farwend/api-contract';
import { insertModels } from '#src/db/bulkInsert.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { locationEntity } from '#src/domains/places/locations/location.entity.ts';
import { LocationModel, type LocationRow } from '#src/domains/places/locations/location.model.ts';
import { findCountry } from '#src/domains/places/countries/countries.ts';
import { countrySettingEntity } from '#src/domains/places/countries/countrySetting.entity.ts';
import { CountrySettingModel, type CountrySettingRow } from '#src/domains/places/countries/countrySetting.model.ts';
import { destinationEntity } from '#src/domains/places/destinations/destination.entity.ts';
import { DestinationModel, type DestinationRow } from '#src/domains/places/destinations/destination.model.ts';
import { toPlainText } from '#src/kernel/toPlainText.ts';
import { countryFacts } from './data/countryFacts.data.ts';
import { newsletterOptIn, countrySettingData } from './data/countrySettings.data.ts';
import { servedCountries, unservedCountries, wideRegions } from './data/places.data.ts';
import { furtherPlaces } from './data/furtherPlaces.data.ts';
import { demoId } from './demoId.ts';
import { insertFirstVersions } from './insertFirstVersions.ts';
import { pictureOfCountry, picturesOfPlace } from './pictureChoice.ts';
import { normalizeDestinationSearchTexts, normalizeLocationSearchTexts } from './places.sql.ts';
import { demoImage } from './pictures.seed.ts';
import type { SeedContext } from './seedContext.ts';

interface PlaceLine {
  name: string;
  type: LocationType;
  countryCodes: readonly string[];
  /** Keys of the places it lies in. */
  parents: readonly string[];
  lat: number;
  lng: number;
  served: boolean;
  popularity: number;
  alternateNames: readonly string[];
}

const continents: readonly PlaceLine[] = [
  ['Africa', 2, 21],
  ['Asia', 34, 90],
  ['Europe', 51, 15],
  ['North America', 45, -100],
  ['South America', -15, -60],
  ['Oceania', -22, 140],
].map(([name, lat, lng]) => ({
  name: String(name),
  type: 'CONTINENT' as const,
  countryCodes: [],
  parents: [],
  lat: Number(lat),
  lng: Number(lng),
  served: true,
  popularity: 0,
  alternateNames: [],
}));

/** Continents, countries, places in them; destinations for all but the continents; the settings of the countries. */
export async function seedPlaces(careByCountry: ReadonlyMap<string, string[]>, context: SeedContext): Promise<void> {
  const chosen = [...servedLines(), ...unservedLines()];
  const locations = [...continents, ...chosen, ...furtherLines(chosen)].map((line) => location(line, context));
  await insertModels(context.db, LocationModel, locations);
  const destinations = chosen.map((line) => destination(line, context));
  await insertModels(context.db, DestinationModel, destinations);
  await context.db.run(normalizeDestinationSearchTexts, {});
  await context.db.run(normalizeLocationSearchTexts, {});
  await insertFirstVersions(context.db, locationEntity, locations);
  await insertFirstVersions(context.db, destinationEntity, destinations);
  const settings = countrySettingData.map((line) => setting(line, careByCountry, context));
  await insertModels(context.db, CountrySettingModel, settings);
  await insertFirstVersions(context.db, countrySettingEntity, settings);
}

function servedLines(): PlaceLine[] {
  const countries = servedCountries.flatMap(({ code, name, continent, at: [lat, lng], popularity, alternateNames, places }) => [
    { name, type: 'COUNTRY' as const, countryCodes: [code], parents: [continent], lat, lng, served: true, popularity, alternateNames },
    ...places.map(([place, type, placeLat, placeLng, asked, ...others]) => ({
      name: place,
      type,
      countryCodes: [code],
      parents: [name],
      lat: placeLat,
      lng: placeLng,
      served: true,
      popularity: asked,
      alternateNames: others,
    })),
  ]);
  const regions = wideRegions.map(([name, countryCodes, lat, lng, popularity, ...alternateNames]) => ({
    name,
    type: 'REGION' as const,
    countryCodes,
    parents: [],
    lat,
    lng,
    served: true,
    popularity,
    alternateNames,
  }));
  return [...countries, ...regions];
}

function unservedLines(): PlaceLine[] {
  return unservedCountries.map(([code, name, continent, lat, lng, popularity]) => ({
    name,
    type: 'COUNTRY' as const,
    countryCodes: [code],
    parents: [continent],
    lat,
    lng,
    served: false,
    popularity,
    alternateNames: [],
  }));
}

/** Finer places, that no form offers: they lie in the ones above and share their country. */
function furtherLines(within: readonly PlaceLine[]): PlaceLine[] {
  const known = new Map(within.map((line) => [line.name, line]));
  const lines: PlaceLine[] = [];
  for (const [parent, name, type, lat, lng, popularity, ...alternateNames] of furtherPlaces) {
    const above = known.get(parent);
    if (!above) throw new Error(`${name} lies in ${parent}, which is no place.`);
    const line = { name, type, countryCodes: above.countryCodes, parents: [parent], lat, lng, served: true, popularity, alternateNames };
    known.set(name, line);
    lines.push(line);
  }
  return lines;
}

function location(line: PlaceLine, context: SeedContext): LocationRow {
  const countryCode = line.countryCodes.length === 1 ? (line.countryCodes[0] ?? null) : null;
  const isCountry = line.type === 'COUNTRY';
  const facts = countryCode === null ? undefined : countryFacts[countryCode];
  return {
    ...record('location', line.name, context),
    name: line.name,
    type: line.type,
    slug: slugOf(toPlainText(line.name)),
    parentIds: line.parents.map((parent) => demoId('location', parent)),
    isoCode2: isCountry ? countryCode : null,
    countryCode,
    lat: line.lat,
    lng: line.lng,
    bbox: null,
    timeZone: facts?.timeZone ?? null,
    currencyCode: (countryCode !== null && findCountry(countryCode)?.currencyCode) || null,
    alternateNames: [...line.alternateNames],
    served: line.served,
    popularity: line.popularity,
    image: imageOf(line, context),
    summary: isCountry && facts ? facts.summary : null,
    seo: {},
    status: 'ACTIVE',
    searchText: [line.name, ...line.alternateNames].join('|'), // made plain by the database itself
  };
}

/** Countries have the picture that stands for them, other places one that shows exactly them. */
function imageOf({ name, type, countryCodes: [code = ''] }: PlaceLine, context: SeedContext): LocationRow['image'] {
  if (type === 'COUNTRY') return countryFacts[code] ? demoImage(pictureOfCountry(code), 'COUNTRY', context) : null;
  const [picture] = picturesOfPlace(name);
  return picture === undefined ? null : demoImage(picture, 'HERO', context);
}

function destination(line: PlaceLine, context: SeedContext): DestinationRow {
  return {
    ...record('destination', line.name, context),
    name: line.name,
    locationId: demoId('location', line.name),
    countryCodes: [...line.countryCodes],
    served: line.served,
    popularity: line.popularity,
    alternateNames: [...line.alternateNames],
    status: 'ACTIVE',
    searchText: [line.name, ...line.alternateNames].join('|'), // made plain by the database itself
  };
}

function setting(
  [code, minNights, low, high, matchCount, peakMonths, leadTimeDays]: (typeof countrySettingData)[number],
  careByCountry: ReadonlyMap<string, string[]>,
  context: SeedContext,
): CountrySettingRow {
  return {
    ...record('countrySetting', code, context),
    countryCode: code,
    name: servedCountries.find((country) => country.code === code)?.name ?? code,
    minNights,
    served: true,
    matchCount,
    minBudgetPerPersonNightUSD: Math.round((low * 0.7) / 10) * 10,
    typicalNightLowUSD: low,
    typicalNightHighUSD: high,
    peakMonths: [...peakMonths],
    peakFactorPct: 125,
    leadTimeDays,
    careTeamMemberIds: careByCountry.get(code) ?? [],
    newsletterConsent: newsletterOptIn.includes(code) ? 'OPT_IN' : 'DEFAULT_ON',
    note: null,
  };
}

function record(kind: string, key: string, { time }: SeedContext): RecordRow {
  const at = time.ago(400);
  return { id: demoId(kind, key), version: 1, createdAt: at, updatedAt: at, createdById: null, updatedById: null };
}
