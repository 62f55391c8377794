import type { RecordRow } from '#src/calls/entity.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { countrySettingEntity } from '#src/entities/places/countrySetting.entity.ts';
import type { CountrySettingRow } from '#src/entities/places/countrySetting.model.ts';
import { destinationEntity } from '#src/entities/places/destination.entity.ts';
import type { DestinationRow } from '#src/entities/places/destination.model.ts';
import { plainText } from '#src/entities/places/plainText.ts';
import { newsletterOptIn, settingLines } from './data/countrySettings.data.ts';
import { servedCountries, unservedCountries, wideRegions } from './data/places.data.ts';
import { demoId } from './demoId.ts';
import { insertFirstVersions, insertModels, insertRows } from './insertRows.ts';
import type { SeedContext } from './seedContext.ts';

interface PlaceLine {
  name: string;
  type: string;
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
  type: 'CONTINENT',
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
  await insertRows(
    'locations',
    [...continents, ...chosen].map((line) => location(line, context)),
    context,
  );
  const destinations = chosen.map((line) => destination(line, context));
  await insertModels(context.models.destinations, destinations, context);
  const { sequelize, transaction } = context;
  await preparedQuery(sequelize, 'seed.searchText', 'UPDATE destinations SET search_text = plain_text(search_text)', [], transaction);
  await insertFirstVersions(destinationEntity, destinations, context);
  const settings = settingLines.map((line) => setting(line, careByCountry, context));
  await insertModels(context.models.countrySettings, settings, context);
  await insertFirstVersions(countrySettingEntity, settings, context);
}

function servedLines(): PlaceLine[] {
  const countries = servedCountries.flatMap(({ code, name, continent, at: [lat, lng], popularity, alternateNames, places }) => [
    { name, type: 'COUNTRY', countryCodes: [code], parents: [continent], lat, lng, served: true, popularity, alternateNames },
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
    type: 'REGION',
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
    type: 'COUNTRY',
    countryCodes: [code],
    parents: [continent],
    lat,
    lng,
    served: false,
    popularity,
    alternateNames: [],
  }));
}

function location(line: PlaceLine, { time }: SeedContext): Record<string, unknown> {
  return {
    id: demoId('location', line.name),
    name: line.name,
    type: line.type,
    slug: plainText(line.name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
    parent_ids: line.parents.map((parent) => demoId('location', parent)),
    iso_code2: line.type === 'COUNTRY' ? line.countryCodes[0] : null,
    country_code: line.countryCodes.length === 1 ? line.countryCodes[0] : null,
    lat: line.lat,
    lng: line.lng,
    served: line.served,
    popularity: line.popularity,
    alternate_names: line.alternateNames,
    status: 'ACTIVE',
    version: 1,
    created_at: time.ago(400),
    updated_at: time.ago(400),
  };
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
  [code, minNights, low, high, matchCount, peakMonths, leadTimeDays]: (typeof settingLines)[number],
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
