import { z } from 'zod';
import { del, get, head, post, put } from '../call.ts';
import { anyone, type Caller, staff } from '../roles.ts';
import * as field from '../schemas.ts';
import { Breadcrumbs, ContentLink, JsonLd, References, RelatedReview, Snippet, Sync } from './content/content.schemas.ts';
import { Airport, Location, RelatedLocation, locationTypes, locationWritable, Suggestion } from './locations.schemas.ts';

const creators: readonly Caller[] = ['admin', 'editor', 'publisher'];
const editors: readonly Caller[] = ['admin', 'care', 'editor', 'publisher'];

const ListQuery = field.pageQuery().catchall(z.string().max(500));
const Depth = z.object({ depth: z.coerce.number().int().min(1).max(8).optional().describe('Number of levels, 1 to 8; default: all') });
const writable = locationWritable;

export const locations = {
  list: get('/v2/locations', 'List locations', { access: anyone, query: ListQuery, reply: field.pageOf(Location) }),
  create: post('/v2/locations', 'Create a location', {
    access: creators,
    body: z.strictObject({
      ...writable,
      slug: writable.slug.optional().describe('Default: derived from the name'),
      parentIds: writable.parentIds.default([]),
      isoCode2: writable.isoCode2.default(null),
      lat: writable.lat.default(null),
      lng: writable.lng.default(null),
      bbox: writable.bbox.default(null),
      timeZone: writable.timeZone.default(null),
      currencyCode: writable.currencyCode.default(null),
      alternateNames: writable.alternateNames.default([]),
      served: writable.served.default(false),
      popularity: writable.popularity.default(0),
      image: writable.image.default(null),
      summary: writable.summary.default(null),
      seo: writable.seo.default({}),
      status: writable.status.default('ACTIVE'),
    }),
    reply: Location,
    example: { name: 'Val d’Orcia', type: 'AREA', lat: 43.07, lng: 11.62, alternateNames: ['Pienza'], served: true },
  }),
  countries: get('/v2/locations/countries', 'List the locations that are countries', {
    access: anyone,
    query: field.pageQuery({ limit: 900, max: 900 }).catchall(z.string().max(500)),
    reply: field.pageOf(Location),
  }),
  airports: get('/v2/locations/airports', 'List airports', {
    access: anyone,
    query: field.pageQuery({ limit: 100, max: 1000 }).catchall(z.string().max(500)),
    reply: field.pageOf(Airport),
  }),
  read: get('/v2/locations/{id}', 'Read a location, by id or slug', { access: anyone, reply: Location }),
  exists: head('/v2/locations/{id}', 'Check whether a location exists', { access: anyone }),
  update: put('/v2/locations/{id}', 'Update a location', {
    access: editors,
    body: field.changeOf(
      writable,
      Object.keys(Location.shape).filter((name) => !(name in writable)),
    ),
    reply: Location,
  }),
  remove: del('/v2/locations/{id}', 'Delete a location that nothing refers to', { access: ['admin'] }),
  versions: get('/v2/locations/{id}/versions', 'List the versions of a location', {
    access: staff,
    query: field.pageQueryInOneOrder(),
    reply: field.VersionList,
  }),
  version: get('/v2/locations/{id}/versions/{version}', 'Read a version of a location', {
    access: staff,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  versionExists: head('/v2/locations/{id}/versions/{version}', 'Check whether a version of a location exists', { access: staff }),
  sync: get('/v2/locations/{id}/sync', 'Check whether visitors see the newest version of a location', { access: anyone, reply: Sync }),
  parents: get('/v2/locations/{id}/parents', 'List the ancestors of a location, nearest first', {
    access: anyone,
    query: Depth,
    reply: z.array(RelatedLocation),
  }),
  children: get('/v2/locations/{id}/children', 'List the descendants of a location, nearest first', {
    access: anyone,
    query: Depth,
    reply: z.array(RelatedLocation),
  }),
  breadcrumbs: get('/v2/locations/{id}/breadcrumbs', 'Read the breadcrumbs of a location: continent, country, area', {
    access: anyone,
    query: z.object({ jsonld: z.string().max(5).optional().describe('true or empty: return JSON-LD') }),
    reply: Breadcrumbs,
  }),
  snippet: get('/v2/locations/{id}/snippet', 'Read the snippet of a location', { access: anyone, reply: Snippet }),
  related: get('/v2/locations/{id}/related', 'List content about a location', { access: anyone, reply: z.array(Snippet) }),
  relatedTours: get('/v2/locations/{id}/related_tours', 'List itineraries through a location', {
    access: anyone,
    reply: z.array(Snippet),
  }),
  relatedReviews: get('/v2/locations/{id}/related_reviews', 'List reviews of trips to a location', {
    access: anyone,
    reply: z.array(RelatedReview),
  }),
  searchTerms: get('/v2/locations/{id}/search_terms', 'List the search terms of a location', {
    access: anyone,
    reply: z.array(z.string()),
  }),
  product: get('/v2/locations/{id}/product', 'Read the JSON-LD of a location', {
    access: anyone,
    reply: JsonLd,
    description: 'A schema.org TouristDestination.',
  }),
  references: get('/v2/locations/{id}/references', 'List the references from and to a location', {
    access: anyone,
    reply: References,
  }),
  links: get('/v2/locations/{id}/links', 'List the links that lead to a location', {
    access: anyone,
    reply: z.array(ContentLink),
  }),
  types: get('/v2/location_types', 'List the types of locations', {
    access: anyone,
    reply: z.array(z.object({ type: z.enum(locationTypes), label: z.string(), count: z.int() })),
  }),
  suggestions: get('/v2/location_suggestions/{fragment}', 'Suggest locations for typed letters', {
    access: anyone,
    reply: z.array(Suggestion),
    description:
      'At most 10 results, from two letters on. Ignores case and accents, and tolerates one typo in words of five or more letters.',
  }),
  keywords: get('/v2/keyword_suggestions/{fragment}', 'Suggest places, titles and trip types for typed letters', {
    access: anyone,
    reply: z.array(Suggestion),
    description: 'At most 10 results, from two letters on. Ignores case and accents.',
  }),
};
