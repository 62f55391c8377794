import { z } from 'zod';
import * as field from '../schemas.ts';
import { SafeUrl } from './content/richText.ts';
import { Image, ImageChoice } from './images.schemas.ts';

/** Types of places, the widest first. */
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
  parentIds: z.array(field.Id).max(4).describe('UUIDs of the locations it lies in'),
  isoCode2: field.Iso2.nullable().describe('ISO 3166 alpha-2; only for countries'),
  lat: latitude.nullable(),
  lng: longitude.nullable(),
  bbox: bbox.nullable(),
  timeZone: field.line(60).nullable().describe('Like Europe/Rome'),
  currencyCode: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Use the three-letter currency code, like EUR')
    .nullable(),
  alternateNames: z.array(field.line(120, 1)).max(30).describe('Other names to find it by'),
  served: z.boolean().describe('Whether we have partners there'),
  popularity: z.int().min(0).max(1_000_000).describe('How often it is requested, relative to other places'),
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
    countryCode: field.Iso2.nullable().describe('ISO 3166 alpha-2 code of its country; null if it spans several'),
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
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    version: z.int(),
  })
  .meta({ id: 'Location' });

/** An ancestor or descendant of a location. */
export const RelatedLocation = z
  .object({
    id: field.Id,
    name: z.string(),
    type: z.enum(locationTypes),
    slug: z.string(),
    depth: z.int().describe('Distance in the hierarchy: 1 for a direct parent or child'),
  })
  .meta({ id: 'LocationStep' });

export const Airport = z
  .object({
    id: field.Id,
    iata: z.string().describe('IATA code, three letters'),
    icao: z.string().nullable().describe('ICAO code, four letters'),
    name: z.string(),
    cityName: z.string().nullable(),
    cityLocationId: field.Id.nullable().describe('UUID of the town, if it is one of our locations'),
    countryCode: field.Iso2,
    lat: z.number(),
    lng: z.number(),
    major: z.boolean().describe('Whether it has long-haul flights'),
    version: z.int(),
  })
  .meta({ id: 'Airport' });

/** A suggestion offered while typing. */
export const Suggestion = z
  .object({
    kind: z.string().describe('Type of the suggestion: location, article, guide, itinerary, company, tripType …'),
    id: field.Id.nullable().describe('UUID of the record; null if there is none'),
    label: z.string(),
    slug: z.string().nullable(),
    detail: z.string().nullable().describe('Distinguishes it from others of the same name, like its country'),
  })
  .meta({ id: 'Suggestion' });
