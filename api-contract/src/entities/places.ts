import { z } from 'zod';
import { del, get, post, put } from '../call.ts';
import { anyone, type Caller } from '../roles.ts';
import * as field from '../schemas.ts';
import { references } from '../references.ts';

const settingsEditors: readonly Caller[] = ['admin', 'care'];
const placeEditors: readonly Caller[] = ['admin', 'editor', 'publisher'];
const placeUpdaters: readonly Caller[] = [...placeEditors, 'care'];

/** A country of residence. */
export const Country = z
  .object({
    isoCode2: field.Iso2,
    isoCode3: z.string(),
    name: z.string(),
    dialCode: z.string().describe('Like +44'),
    currencyCode: z.string().nullable(),
    continent: z.string(),
    sortGroup: z.literal([1, 2]).describe('1: the five countries at the top of the list, in order'),
  })
  .meta({ id: 'Country' });

export const countries = {
  list: get('/v3/countries', 'List the countries of residence', {
    access: anyone,
    query: field
      .pageQuery({ limit: 900, max: 900 })
      .extend({ sort: field.sortBy(['name', '-name', 'isoCode2']), q: field.searchOfFields('name, or be isoCode2') }),
    reply: field.pageOf(Country),
  }),
};

const settingWritable = {
  countryCode: field.Iso2,
  name: field.line(80, 1),
  minNights: z.int().min(1).max(60),
  served: z.boolean(),
  matchCount: z.int().min(1).max(3),
  minBudgetPerPersonNightUSD: field.Usd.nullable(),
  typicalNightLowUSD: field.Usd.nullable(),
  typicalNightHighUSD: field.Usd.nullable(),
  peakMonths: z.array(z.int().min(1).max(12)).max(12),
  peakFactorPct: z.int().min(50).max(400),
  leadTimeDays: z.int().min(0).max(365),
  careTeamMemberIds: z.array(field.Id).max(20),
  newsletterConsent: z.enum(['OPT_IN', 'DEFAULT_ON']),
  note: field.paragraphs(2000).nullable(),
};

/** The rules for trips to a country and for its residents; internal fields are for staff. */
export const CountrySetting = z
  .object({
    id: field.Id,
    countryCode: field.Iso2,
    name: z.string(),
    minNights: z.int().describe('Shortest stay we plan, in nights'),
    served: z.boolean(),
    typicalNightLowUSD: z.int().nullable(),
    typicalNightHighUSD: z.int().nullable(),
    peakMonths: z.array(z.int()),
    peakFactorPct: z.int(),
    leadTimeDays: z.int(),
    newsletterConsent: z.enum(['OPT_IN', 'DEFAULT_ON']),
    matchCount: z.int().optional().describe('Staff only'),
    minBudgetPerPersonNightUSD: z.int().nullable().optional().describe('Staff only'),
    careTeamMemberIds: z.array(field.Id).optional().describe('Staff only'),
    note: z.string().nullable().optional().describe('Staff only'),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    version: z.int(),
  })
  .meta({ id: 'CountrySetting' });

export const countrySettings = {
  list: get('/v3/country_settings', 'List country settings', {
    access: anyone,
    query: field.pageQuery({ limit: 300, max: 900 }).catchall(z.string().max(500)),
    expand: references.countrySetting,
    reply: field.pageOf(CountrySetting),
  }),
  create: post('/v3/country_settings', 'Create the settings of a country', {
    access: ['admin'],
    body: z.strictObject({
      ...settingWritable,
      minNights: settingWritable.minNights.default(5),
      served: z.boolean().default(true),
      matchCount: settingWritable.matchCount.default(2),
      minBudgetPerPersonNightUSD: settingWritable.minBudgetPerPersonNightUSD.default(null),
      typicalNightLowUSD: settingWritable.typicalNightLowUSD.default(null),
      typicalNightHighUSD: settingWritable.typicalNightHighUSD.default(null),
      peakMonths: settingWritable.peakMonths.default([]),
      peakFactorPct: settingWritable.peakFactorPct.default(125),
      leadTimeDays: settingWritable.leadTimeDays.default(30),
      careTeamMemberIds: settingWritable.careTeamMemberIds.default([]),
      newsletterConsent: settingWritable.newsletterConsent.default('DEFAULT_ON'),
      note: settingWritable.note.default(null),
    }),
    reply: CountrySetting,
    example: { countryCode: 'FI', name: 'Finland', minNights: 5 },
  }),
  read: get('/v3/country_settings/{id}', 'Read the settings of a country', {
    access: anyone,
    expand: references.countrySetting,
    reply: CountrySetting,
  }),
  update: put('/v3/country_settings/{id}', 'Update the settings of a country', {
    access: settingsEditors,
    body: field.changeOf(settingWritable, ['id', 'createdAt', 'updatedAt']),
    reply: CountrySetting,
  }),
  remove: del('/v3/country_settings/{id}', 'Delete the settings of a country', { access: ['admin'] }),
};

const destinationWritable = {
  name: field.line(120, 1),
  locationId: field.Id,
  countryCodes: z.array(field.Iso2).min(1).max(12),
  served: z.boolean(),
  popularity: z.int().min(0).max(1_000_000),
  alternateNames: z.array(field.line(120)).max(30),
  status: z.enum(['ACTIVE', 'HIDDEN']),
};

/** A place that can be chosen in the form. */
export const Destination = z
  .object({
    id: field.Id,
    name: z.string(),
    locationId: field.Id,
    countryCodes: z.array(field.Iso2),
    served: z.boolean().describe('Whether we have partners there'),
    popularity: z.int(),
    alternateNames: z.array(z.string()),
    status: z.enum(['ACTIVE', 'HIDDEN']),
    version: z.int(),
  })
  .meta({ id: 'Destination' });

export const destinations = {
  list: get('/v3/destinations', 'List destinations', {
    access: anyone,
    query: field
      .pageQuery({ limit: 9000, max: 9000 })
      .extend({ params: z.enum(['served', 'all']).default('all').describe('served: only destinations with partners') })
      .catchall(z.string().max(500)),
    reply: field.pageOf(Destination),
    description: 'With q: ranked suggestions that ignore case and accents and tolerate one typo.',
  }),
  create: post('/v3/destinations', 'Create a destination', {
    access: placeEditors,
    body: z.strictObject({
      ...destinationWritable,
      served: z.boolean().default(false),
      popularity: destinationWritable.popularity.default(0),
      alternateNames: destinationWritable.alternateNames.default([]),
      status: destinationWritable.status.default('ACTIVE'),
    }),
    reply: Destination,
  }),
  read: get('/v3/destinations/{id}', 'Read a destination', { access: anyone, reply: Destination }),
  update: put('/v3/destinations/{id}', 'Update a destination', {
    access: placeUpdaters,
    body: field.changeOf(destinationWritable, ['id']),
    reply: Destination,
  }),
};

export const locationNames = {
  list: get('/v2/location_names', 'List the names of all locations', {
    access: anyone,
    query: field
      .pageQuery({ limit: 9000, max: 9000 })
      .omit({ cursor: true })
      .extend({ sort: field.sortBy(['name']), q: field.searchOfFields('name') }),
    reply: z.array(z.object({ id: field.Id, name: z.string(), type: z.string(), slug: z.string() })),
  }),
};
