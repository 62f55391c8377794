import { z } from 'zod';
import { del, get, head, post, put } from '../call.ts';
import { anyone, type Caller, staff } from '../roles.ts';
import * as field from '../schemas.ts';
import { Breadcrumbs, ContentLink, JsonLd, References, RelatedReview, Snippet, Sync } from './content/contentSchemas.ts';
import { Airport, Location, LocationStep, locationTypes, locationWritable, Suggestion } from './locations.schemas.ts';

const makers: readonly Caller[] = ['admin', 'editor', 'publisher'];
const changers: readonly Caller[] = ['admin', 'care', 'editor', 'publisher'];

const ListQuery = field.pageQuery().catchall(z.string().max(500));
const Depth = z.object({ depth: z.coerce.number().int().min(1).max(8).optional().describe('How many steps, 1 to 8; all when absent') });
const w = locationWritable;

export const locations = {
  list: get('/v2/locations', 'List locations', { access: anyone, query: ListQuery, reply: field.pageOf(Location) }),
  create: post('/v2/locations', 'Create a location', {
    access: makers,
    body: z.strictObject({
      ...w,
      slug: w.slug.optional().describe('From the name when absent'),
      parentIds: w.parentIds.default([]),
      isoCode2: w.isoCode2.default(null),
      lat: w.lat.default(null),
      lng: w.lng.default(null),
      bbox: w.bbox.default(null),
      timeZone: w.timeZone.default(null),
      currencyCode: w.currencyCode.default(null),
      alternateNames: w.alternateNames.default([]),
      served: w.served.default(false),
      popularity: w.popularity.default(0),
      image: w.image.default(null),
      summary: w.summary.default(null),
      seo: w.seo.default({}),
      status: w.status.default('ACTIVE'),
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
  exists: head('/v2/locations/{id}', 'Tell if a location exists', { access: anyone }),
  update: put('/v2/locations/{id}', 'Change a location', {
    access: changers,
    body: field.changeOf(
      w,
      Object.keys(Location.shape).filter((name) => !(name in w)),
    ),
    reply: Location,
  }),
  remove: del('/v2/locations/{id}', 'Delete a location that nothing refers to', { access: ['admin'] }),
  versions: get('/v2/locations/{id}/versions', 'List the versions of a location', {
    access: staff,
    query: field.pageQuery(),
    reply: field.VersionList,
  }),
  version: get('/v2/locations/{id}/versions/{version}', 'Read a version of a location', {
    access: staff,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  versionExists: head('/v2/locations/{id}/versions/{version}', 'Tell if a version of a location exists', { access: staff }),
  sync: get('/v2/locations/{id}/sync', 'Tell if visitors see the newest version of a location', { access: anyone, reply: Sync }),
  parents: get('/v2/locations/{id}/parents', 'List the places a location lies in, the nearest first', {
    access: anyone,
    query: Depth,
    reply: z.array(LocationStep),
  }),
  children: get('/v2/locations/{id}/children', 'List the places that lie in a location, the nearest first', {
    access: anyone,
    query: Depth,
    reply: z.array(LocationStep),
  }),
  breadcrumbs: get('/v2/locations/{id}/breadcrumbs', 'Read the way to a location: continent, country, area', {
    access: anyone,
    query: z.object({ jsonld: z.string().max(5).optional().describe('Answer JSON-LD: true or empty') }),
    reply: Breadcrumbs,
  }),
  snippet: get('/v2/locations/{id}/snippet', 'Read the snippet of a location', { access: anyone, reply: Snippet }),
  related: get('/v2/locations/{id}/related', 'List what is written about a location', { access: anyone, reply: z.array(Snippet) }),
  relatedTours: get('/v2/locations/{id}/related_tours', 'List itineraries through a location', {
    access: anyone,
    reply: z.array(Snippet),
  }),
  relatedReviews: get('/v2/locations/{id}/related_reviews', 'List reviews of journeys to a location', {
    access: anyone,
    reply: z.array(RelatedReview),
  }),
  searchTerms: get('/v2/locations/{id}/search_terms', 'List the words a location is looked for by', {
    access: anyone,
    reply: z.array(z.string()),
  }),
  product: get('/v2/locations/{id}/product', 'Read a location as data for machines', {
    access: anyone,
    reply: JsonLd,
    description: 'A TouristDestination of schema.org.',
  }),
  references: get('/v2/locations/{id}/references', 'List what a location refers to and what refers to it', {
    access: anyone,
    reply: References,
  }),
  links: get('/v2/locations/{id}/links', 'List the links in texts that lead to a location', {
    access: anyone,
    reply: z.array(ContentLink),
  }),
  types: get('/v2/location_types', 'List the types of locations', {
    access: anyone,
    reply: z.array(z.object({ type: z.enum(locationTypes), label: z.string(), count: z.int() })),
  }),
  suggestions: get('/v2/location_suggestions/{fragment}', 'Suggest locations for some typed letters', {
    access: anyone,
    reply: z.array(Suggestion),
    description: 'At most 10; two letters and more; blind to case and accents, forgives one slip in words of five letters and more.',
  }),
  keywords: get('/v2/keyword_suggestions/{fragment}', 'Suggest places, titles and ways to travel for some typed letters', {
    access: anyone,
    reply: z.array(Suggestion),
    description: 'At most 10; two letters and more; blind to case and accents.',
  }),
};
