import { z } from 'zod';
import { del, get, head, post, put } from '#src/call.ts';
import { anyone, staff } from '#src/roles.ts';
import * as field from '#src/schemas.ts';
import * as content from './content.schemas.ts';
import { contentPublishers, contentWriters } from './contentCallers.ts';
import { PublishCheck } from './publishCheck.schemas.ts';
import { ItineraryDay, itineraryWritable as writable } from './itineraries.schemas.ts';
import { references } from '#src/references.ts';

const answer = {
  ...writable,
  days: z.array(ItineraryDay),
  countryCodes: z.array(field.Iso2).describe('ISO 3166 alpha-2 codes of the countries visited, in order of travel'),
  requestCount: z.int().describe('Number of trip requests started from it'),
};

const Itinerary = z.object({ ...content.contentReply, ...answer }).meta({ id: 'Itinerary' });
const ItineraryListItem = Itinerary.omit({
  ...content.detailFields,
  days: true,
  included: true,
  excluded: true,
  priceNote: true,
  monthReasons: true,
  priceLines: true,
}).meta({
  id: 'ItineraryLine',
});
const { nights, ...others } = writable;
const Input = content.contentInput(others, { nights });
const Change = content.contentChange(writable, answer);
const Page = content.contentPage(Itinerary).meta({ id: 'ItineraryPage' });

export const itineraries = {
  create: post('/v2/itineraries', 'Create an itinerary', {
    access: contentWriters,
    body: Input,
    reply: Itinerary,
    example: { title: 'Setouchi by small boats', nights: 6 },
  }),
  list: get('/v2/itineraries', 'List itineraries', {
    access: anyone,
    query: content.ContentListQuery,
    expand: references.content,
    reply: field.pageOf(ItineraryListItem),
  }),
  read: get('/v2/itineraries/{id}', 'Read an itinerary by id, slug or earlier slug', {
    access: anyone,
    query: content.TrashQuery,
    expand: references.content,
    reply: Itinerary,
  }),
  exists: head('/v2/itineraries/{id}', 'Check whether an itinerary exists', { access: anyone, query: content.ReadQuery }),
  update: put('/v2/itineraries/{id}', 'Update an itinerary', {
    access: contentWriters,
    body: Change,
    reply: Itinerary,
    example: { id: '018f0000-0000-7000-8000-000000000000', pace: 'RELAXED' },
  }),
  remove: del('/v2/itineraries/{id}', 'Move an itinerary to the trash', { access: contentPublishers, query: content.ForceQuery }),
  versions: get('/v2/itineraries/{id}/versions', 'List the versions of an itinerary', {
    access: anyone,
    query: field.pageQueryInOneOrder(),
    reply: field.VersionList,
  }),
  version: get('/v2/itineraries/{id}/versions/{version}', 'Read a version of an itinerary', {
    access: anyone,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  versionExists: head('/v2/itineraries/{id}/versions/{version}', 'Check whether a version of an itinerary exists', { access: anyone }),
  publishCheck: get('/v2/itineraries/{id}/publish_check', 'Check what an itinerary lacks to be published', {
    access: staff,
    reply: PublishCheck,
  }),
  sync: get('/v2/itineraries/{id}/sync', 'Check whether visitors see the newest version of an itinerary', {
    access: anyone,
    reply: content.Sync,
  }),
  snippet: get('/v2/itineraries/{id}/snippet', 'Read the snippet of an itinerary', {
    access: anyone,
    query: content.ReadQuery,
    reply: content.Snippet,
  }),
  related: get('/v2/itineraries/{id}/related', 'List content related to an itinerary', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(content.Snippet),
  }),
  relatedTours: get('/v2/itineraries/{id}/related_tours', 'List itineraries related to an itinerary', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(content.Snippet),
  }),
  relatedReviews: get('/v2/itineraries/{id}/related_reviews', 'List reviews related to an itinerary', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(content.RelatedReview),
  }),
  searchTerms: get('/v2/itineraries/{id}/search_terms', 'List the search terms of an itinerary', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(z.string()),
  }),
  breadcrumbs: get('/v2/itineraries/{id}/breadcrumbs', 'Read the breadcrumbs of an itinerary', {
    access: anyone,
    query: content.JsonLdQuery,
    reply: content.Breadcrumbs,
  }),
  product: get('/v2/itineraries/{id}/product', 'Read the JSON-LD of an itinerary', {
    access: anyone,
    query: content.JsonLdQuery,
    reply: content.JsonLd,
  }),
  references: get('/v2/itineraries/{id}/references', 'List the references from and to an itinerary', {
    access: anyone,
    query: content.ReadQuery,
    reply: content.References,
  }),
  links: get('/v2/itineraries/{id}/links', 'List the links in an itinerary', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(content.ContentLink),
  }),
  page: get('/v2/itinerary_pages/{id}', 'Read everything shown on the page of an itinerary', {
    access: anyone,
    query: content.ReadQuery,
    reply: Page,
  }),
  pageVersion: get('/v2/itinerary_pages/{id}/versions/{version}', 'Preview the page of a version of an itinerary', {
    access: anyone,
    query: content.ReadQuery,
    reply: Page,
  }),
  titles: get('/v2/itinerary_titles', 'List titles of itineraries', { access: anyone, reply: z.array(content.TitleListItem) }),
  titlesLike: get('/v2/itinerary_titles/{fragment}', 'Find itineraries by part of their title', {
    access: anyone,
    reply: z.array(content.TitleListItem),
  }),
  days: get('/v2/itineraries/{id}/days', 'List the days of an itinerary', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(ItineraryDay),
  }),
};
