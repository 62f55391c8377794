import { z } from 'zod';
import { del, get, head, post, put } from '#src/call.ts';
import { anyone, staff } from '#src/roles.ts';
import * as field from '#src/schemas.ts';
import * as content from './content.schemas.ts';
import { contentPublishers, contentWriters } from './contentCallers.ts';
import { PublishCheck } from './publishCheck.schemas.ts';
import { Image, ImageChoice } from '../images.schemas.ts';
import { Faq } from './richText.ts';
import { references } from '#src/references.ts';

const Practical = z.strictObject({
  currency: field.line(80).optional(),
  languages: z.array(field.line(40, 1)).max(10).optional(),
  visaNote: field.paragraphs(600).optional(),
  plugs: z.array(field.line(20, 1)).max(6).optional(),
  timeZone: field.line(60).optional(),
  tipping: field.paragraphs(600).optional(),
  health: field.paragraphs(600).optional(),
  safety: field.paragraphs(600).optional(),
  gettingThere: field.paragraphs(600).optional(),
  gettingAround: field.paragraphs(600).optional(),
});
const highlight = { title: field.line(120, 1), text: field.paragraphs(600) };

const writable = {
  locationId: field.Id.describe('UUID of the location that the guide describes'),
  guideType: z.enum(['DESTINATION', 'SEASON', 'PRACTICAL', 'THEME']),
  bestMonths: z
    .array(
      z.strictObject({
        month: z.int().min(1).max(12),
        rating: z.enum(['BEST', 'GOOD', 'FAIR', 'AVOID']),
        note: field.line(200).optional(),
      }),
    )
    .max(12),
  highlights: z.array(z.strictObject({ ...highlight, image: ImageChoice.nullish() })).max(12),
  suggestedNights: z.strictObject({ min: z.int().min(1).max(60), max: z.int().min(1).max(60) }).nullable(),
  practical: Practical,
  sampleItineraryIds: z.array(field.Id).max(6).describe('UUIDs of sample itineraries'),
  faq: Faq,
  advisoryCheckedOn: field.Day.nullable().describe('Day on which the travel advice was last checked, yyyy-mm-dd'),
};
const answer = {
  ...writable,
  bestMonths: z.array(z.object({ month: z.int(), rating: z.enum(['BEST', 'GOOD', 'FAIR', 'AVOID']), note: z.string().optional() })),
  highlights: z.array(z.object({ ...highlight, image: Image.nullish() })),
  suggestedNights: z.object({ min: z.int(), max: z.int() }).nullable(),
};

const Guide = z.object({ ...content.contentReply, ...answer }).meta({ id: 'Guide' });
const GuideListItem = Guide.omit({ ...content.detailFields, highlights: true, practical: true, faq: true, sampleItineraryIds: true }).meta({
  id: 'GuideLine',
});
const { locationId, ...others } = writable;
const Input = content.contentInput(others, { locationId });
const Change = content.contentChange(writable, answer);
const Page = content.contentPage(Guide).meta({ id: 'GuidePage' });

export const guides = {
  create: post('/v2/guides', 'Create a guide', {
    access: contentWriters,
    body: Input,
    reply: Guide,
    example: { title: 'Naoshima', locationId: '018f0000-0000-7000-8000-000000000000' },
  }),
  list: get('/v2/guides', 'List guides', {
    access: anyone,
    query: content.ContentListQuery,
    expand: references.content,
    reply: field.pageOf(GuideListItem),
  }),
  read: get('/v2/guides/{id}', 'Read a guide by id, slug or earlier slug', {
    access: anyone,
    query: content.TrashQuery,
    expand: references.content,
    reply: Guide,
  }),
  exists: head('/v2/guides/{id}', 'Check whether a guide exists', { access: anyone, query: content.ReadQuery }),
  update: put('/v2/guides/{id}', 'Update a guide', {
    access: contentWriters,
    body: Change,
    reply: Guide,
    example: { id: '018f0000-0000-7000-8000-000000000000', title: 'Naoshima and its neighbours' },
  }),
  remove: del('/v2/guides/{id}', 'Move a guide to the trash', { access: contentPublishers, query: content.ForceQuery }),
  versions: get('/v2/guides/{id}/versions', 'List the versions of a guide', {
    access: anyone,
    query: field.pageQueryInOneOrder(),
    reply: field.VersionList,
  }),
  version: get('/v2/guides/{id}/versions/{version}', 'Read a version of a guide', {
    access: anyone,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  versionExists: head('/v2/guides/{id}/versions/{version}', 'Check whether a version of a guide exists', { access: anyone }),
  publishCheck: get('/v2/guides/{id}/publish_check', 'Check what a guide lacks to be published', {
    access: staff,
    reply: PublishCheck,
  }),
  sync: get('/v2/guides/{id}/sync', 'Check whether visitors see the newest version of a guide', { access: anyone, reply: content.Sync }),
  snippet: get('/v2/guides/{id}/snippet', 'Read the snippet of a guide', {
    access: anyone,
    query: content.ReadQuery,
    reply: content.Snippet,
  }),
  related: get('/v2/guides/{id}/related', 'List content related to a guide', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(content.Snippet),
  }),
  relatedTours: get('/v2/guides/{id}/related_tours', 'List itineraries related to a guide', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(content.Snippet),
  }),
  relatedReviews: get('/v2/guides/{id}/related_reviews', 'List reviews related to a guide', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(content.RelatedReview),
  }),
  searchTerms: get('/v2/guides/{id}/search_terms', 'List the search terms of a guide', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(z.string()),
  }),
  breadcrumbs: get('/v2/guides/{id}/breadcrumbs', 'Read the breadcrumbs of a guide', {
    access: anyone,
    query: content.JsonLdQuery,
    reply: content.Breadcrumbs,
  }),
  product: get('/v2/guides/{id}/product', 'Read the JSON-LD of a guide', {
    access: anyone,
    query: content.JsonLdQuery,
    reply: content.JsonLd,
  }),
  references: get('/v2/guides/{id}/references', 'List the references from and to a guide', {
    access: anyone,
    query: content.ReadQuery,
    reply: content.References,
  }),
  links: get('/v2/guides/{id}/links', 'List the links in a guide', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(content.ContentLink),
  }),
  publish: post('/v2/guides/{id}/publish', 'Publish the newest version of a guide', {
    access: contentPublishers,
    body: content.PublishBody,
    status: 200,
    reply: content.Publication,
  }),
  publication: get('/v2/guides/{id}/publish', 'Read the publication state of a guide', { access: anyone, reply: content.Publication }),
  unpublish: del('/v2/guides/{id}/publish', 'Unpublish a guide', {
    access: contentPublishers,
    query: content.ForceQuery,
  }),
  publishVersion: post('/v2/guides/{id}/versions/{version}/publish', 'Publish a version of a guide', {
    access: contentPublishers,
    body: content.PublishBody,
    status: 200,
    reply: content.Publication,
  }),
  page: get('/v2/guide_pages/{id}', 'Read everything shown on the page of a guide', {
    access: anyone,
    query: content.ReadQuery,
    reply: Page,
  }),
  pageVersion: get('/v2/guide_pages/{id}/versions/{version}', 'Preview the page of a version of a guide', {
    access: anyone,
    query: content.ReadQuery,
    reply: Page,
  }),
  titles: get('/v2/guide_titles', 'List titles of guides', { access: anyone, reply: z.array(content.TitleListItem) }),
  titlesLike: get('/v2/guide_titles/{fragment}', 'Find guides by part of their title', {
    access: anyone,
    reply: z.array(content.TitleListItem),
  }),
};
