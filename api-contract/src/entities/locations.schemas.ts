import { z } from 'zod';
import * as field from '../schemas.ts';
import { SafeUrl } from './content/richText.ts';
import { Image, ImageChoice } from './images.schemas.ts';

/** Kinds of places, the widest first. */
export const locationTypes = [
  'CONTINENT',
  'REGION',
  'COUNTRY',
  'STATE',
  'AREA',
  'CITY',
  'PARK',
  'ISLAND',
  'SITE',
  'CRUISE_AREA',
  'UNDECIDED',
] as const;
export type LocationType = (typeof locationTypes)[number];

const latitude = z.number().min(-90).max(90).describe('Degrees north');
const longitude = z.number().min(-180).max(180).describe('Degrees east');
const bbox = z.tuple([longitude, latitude, longitude, latitude]).describe('West, south, east, north in degrees');
const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9_]+(?:-[a-z0-9_]+)*$/, 'Use lower case letters, digits and single hyphens');

/** The writable fields of a place. */
export const locationWritable = {
  name: field.line(120, 1),
  type: z.enum(locationTypes),
  slug,
  parentIds: z.array(field.Id).max(4).describe('Places it lies in'),
  isoCode2: field.Iso2.nullable().describe('ISO 3166 alpha-2, of countries only'),
  lat: latitude.nullable(),
  lng: longitude.nullable(),
  bbox: bbox.nullable(),
  timeZone: field.line(60).nullable().describe('Like Europe/Rome'),
  currencyCode: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Use the three-letter currency code, like EUR')
    .nullable(),
  alternateNames: z.array(field.line(120, 1)).max(30).describe('Other names it is looked for by'),
  served: z.boolean().describe('We have partners there'),
  popularity: z.int().min(0).max(1_000_000).describe('How much it is asked for'),
  image: ImageChoice.nullable(),
  summary: field.paragraphs(600).nullable(),
  seo: z.strictObject({
    metaTitle: field.line(70).nullish(),
    metaDescription: field.paragraphs(160).nullish(),
    canonicalUrl: SafeUrl.nullish(),
    noIndex: z.boolean().optional(),
  }),
  status: z.enum(['ACTIVE', 'HIDDEN']),
};

/** A place: continent, country, town, park … */
export const Location = z
  .object({
    id: field.Id,
    name: z.string(),
    type: z.enum(locationTypes),
    slug: z.string(),
    parentIds: z.array(field.Id),
    isoCode2: field.Iso2.nullable(),
    countryCode: field.Iso2.nullable().describe('ISO 3166 alpha-2 of the one country it is or lies in'),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    bbox: z.array(z.number()).nullable().describe('West, south, east, north in degrees'),
    timeZone: z.string().nullable(),
    currencyCode: z.string().nullable(),
    alternateNames: z.array(z.string()),
    served: z.boolean(),
    popularity: z.int(),
    image: Image.nullable(),
    summary: z.string().nullable(),
    seo: z.object({
      metaTitle: z.string().nullish(),
      metaDescription: z.string().nullish(),
      canonicalUrl: z.string().nullish(),
      noIndex: z.boolean().optional(),
    }),
    status: z.enum(['ACTIVE', 'HIDDEN']),
    createdAt: field.Moment,
    updatedAt: field.Moment,
    version: z.int(),
  })
  .meta({ id: 'Location' });

/** A place above or below another one. */
export const LocationStep = z
  .object({
    id: field.Id,
    name: z.string(),
    type: z.enum(locationTypes),
    slug: z.string(),
    depth: z.int().describe('1: right above or below, 2: one further …'),
  })
  .meta({ id: 'LocationStep' });

export const Airport = z
  .object({
    id: field.Id,
    iata: z.string().describe('Three letters'),
    icao: z.string().nullable().describe('Four letters'),
    name: z.string(),
    cityName: z.string().nullable(),
    cityLocationId: field.Id.nullable().describe('UUID of the town, where it is one of our places'),
    countryCode: field.Iso2,
    lat: z.number(),
    lng: z.number(),
    major: z.boolean().describe('Long-haul flights go there'),
    version: z.int(),
  })
  .meta({ id: 'Airport' });

/** One word offered while somebody types. */
export const Suggestion = z
  .object({
    kind: z.string().describe('What it is: location, article, guide, itinerary, company, tripType …'),
    id: field.Id.nullable().describe('UUID of the record, where there is one'),
    label: z.string(),
    slug: z.string().nullable(),
    detail: z.string().nullable().describe('What tells it from others of the same name, like its country'),
  })
  .meta({ id: 'Suggestion' });
