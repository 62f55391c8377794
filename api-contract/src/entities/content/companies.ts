import { z } from 'zod';
import { del, get, head, post, put } from '#src/call.ts';
import { anyone, staff } from '#src/roles.ts';
import * as field from '#src/schemas.ts';
import * as content from './content.schemas.ts';
import { companyEditors, contentPublishers, contentWriters } from './contentCallers.ts';
import { PublishCheck } from './publishCheck.schemas.ts';
import { Image, ImageChoice } from '../images.schemas.ts';
import { Rich, RichTextInput } from './richText.ts';
import { references } from '#src/references.ts';

/** How a company is matched by default; staff only. */
const activityLevels = [
  'PRIORITY_MATCH',
  'SECOND_MATCH',
  'THIRD_OPTION',
  'LAST_RESORT',
  'DO_NOT_MATCH',
  'ON_HOLD',
  'VIP_HIGH_BUDGET',
  'REPEAT',
  'STANDARD',
  'LOW_END',
  'NEW',
  'EXCLUDED',
] as const;
const writable = {
  tagline: field.line(120),
  about: RichTextInput,
  logo: ImageChoice.nullable(),
  gallery: z.array(ImageChoice).max(20),
  foundedYear: z.int().min(1800).max(2100).nullable(),
  baseLocationId: field.Id.nullable().describe('UUID of the location of its office'),
  countriesServed: z.array(field.Id).max(40).describe('UUIDs of the countries in which it plans trips'),
  languages: z.array(field.line(40, 1)).max(20),
  specialtyIds: z.array(field.Id).max(20).describe('UUIDs of specializations'),
  categoryIds: z.array(field.Id).max(20).describe('UUIDs of company categories'),
  awards: z.array(z.strictObject({ name: field.line(120, 1), year: z.int().min(1900).max(2100) })).max(20),
  sustainability: field.paragraphs(1000).nullable(),
  licences: z.array(field.line(120, 1)).max(20),
  priceFromPerNightUSD: field.Usd.nullable(),
  journeysBefore: z
    .strictObject({ count: z.int().min(0).max(1_000_000), until: field.Day.describe('Day up to which they were counted, yyyy-mm-dd') })
    .nullable()
    .describe('Journeys planned before its trips were booked with us'),
  shownAgentIds: z.array(field.Id).max(12).describe('UUIDs of the agents displayed'),
  activityLevel: z
    .enum(activityLevels)
    .describe('How it is matched by default; set by care and administrators, hidden from everybody else'),
};
const { activityLevel, ...shown } = writable;
const { tagline, about, gallery, foundedYear, languages, awards, sustainability, licences, priceFromPerNightUSD } = writable;

/** The fields of its public page for which a company may propose changes; only staff change the others. */
export const companyProposableFields = {
  summary: field.paragraphs(300),
  tagline,
  about,
  gallery,
  foundedYear,
  languages,
  awards,
  sustainability,
  licences,
  priceFromPerNightUSD,
};
const live = {
  averageRating: z.number().nullable().describe('Average rating of its reviews, 0 to 100'),
  reviewCount: z.int(),
  responseHoursMedian: z
    .number()
    .nullable()
    .describe('Median hours until a proposed match is answered, over the last year; null with fewer than ten answers'),
  responseCount: z.int().describe('Number of answers of the last year, of which responseHoursMedian is the median'),
  tripsPlanned: z.int().describe('Number of trips booked with it'),
};
const answer = {
  ...shown,
  partnerId: field.Id.nullable().describe('UUID of the partner that the page presents; set with PUT /v3/partners/{id}/company'),
  about: Rich,
  logo: Image.nullable(),
  gallery: z.array(Image),
  ...live,
  activityLevel: activityLevel.optional().describe('Staff only'),
};

const Company = z.object({ ...content.contentReply, ...answer }).meta({ id: 'Company' });
const CompanyListItem = Company.omit({
  ...content.detailFields,
  about: true,
  gallery: true,
  awards: true,
  sustainability: true,
  licences: true,
}).meta({ id: 'CompanyLine' });
const Input = content.contentInput(writable, {});
const Change = content.contentChange(writable, answer).extend({ partnerId: field.fieldSetBy('PUT /v3/partners/{id}/company') });
const Page = content.contentPage(Company).meta({ id: 'CompanyPage' });

export const companies = {
  create: post('/v2/companies', 'Create a company', {
    access: contentWriters,
    body: Input,
    reply: Company,
    example: { title: 'Setouchi Quarterdeck', tagline: 'Small boats, long lunches' },
  }),
  list: get('/v2/companies', 'List companies', {
    access: anyone,
    query: content.ContentListQuery,
    expand: references.company,
    reply: field.pageOf(CompanyListItem),
  }),
  read: get('/v2/companies/{id}', 'Read a company by id, slug or earlier slug', {
    access: anyone,
    query: content.TrashQuery,
    expand: references.company,
    reply: Company,
  }),
  exists: head('/v2/companies/{id}', 'Check whether a company exists', { access: anyone, query: content.ReadQuery }),
  update: put('/v2/companies/{id}', 'Update a company', {
    access: companyEditors,
    body: Change,
    reply: Company,
    example: { id: '018f0000-0000-7000-8000-000000000000', tagline: 'Small boats, longer lunches' },
  }),
  remove: del('/v2/companies/{id}', 'Move a company to the trash', { access: contentPublishers, query: content.ForceQuery }),
  versions: get('/v2/companies/{id}/versions', 'List the versions of a company', {
    access: anyone,
    query: field.pageQueryInOneOrder(),
    reply: field.VersionList,
  }),
  version: get('/v2/companies/{id}/versions/{version}', 'Read a version of a company', {
    access: anyone,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  versionExists: head('/v2/companies/{id}/versions/{version}', 'Check whether a version of a company exists', { access: anyone }),
  publishCheck: get('/v2/companies/{id}/publish_check', 'Check what a company lacks to be published', {
    access: staff,
    reply: PublishCheck,
  }),
  sync: get('/v2/companies/{id}/sync', 'Check whether visitors see the newest version of a company', {
    access: anyone,
    reply: content.Sync,
  }),
  snippet: get('/v2/companies/{id}/snippet', 'Read the snippet of a company', {
    access: anyone,
    query: content.ReadQuery,
    reply: content.Snippet,
  }),
  related: get('/v2/companies/{id}/related', 'List content related to a company', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(content.Snippet),
  }),
  relatedTours: get('/v2/companies/{id}/related_tours', 'List itineraries related to a company', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(content.Snippet),
  }),
  relatedReviews: get('/v2/companies/{id}/related_reviews', 'List reviews related to a company', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(content.RelatedReview),
  }),
  searchTerms: get('/v2/companies/{id}/search_terms', 'List the search terms of a company', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(z.string()),
  }),
  breadcrumbs: get('/v2/companies/{id}/breadcrumbs', 'Read the breadcrumbs of a company', {
    access: anyone,
    query: content.JsonLdQuery,
    reply: content.Breadcrumbs,
  }),
  product: get('/v2/companies/{id}/product', 'Read the JSON-LD of a company', {
    access: anyone,
    query: content.JsonLdQuery,
    reply: content.JsonLd,
  }),
  references: get('/v2/companies/{id}/references', 'List the references from and to a company', {
    access: anyone,
    query: content.ReadQuery,
    reply: content.References,
  }),
  links: get('/v2/companies/{id}/links', 'List the links in a company', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(content.ContentLink),
  }),
  page: get('/v2/company_pages/{id}', 'Read everything shown on the page of a company', {
    access: anyone,
    query: content.ReadQuery,
    reply: Page,
  }),
  pageVersion: get('/v2/company_pages/{id}/versions/{version}', 'Preview the page of a version of a company', {
    access: anyone,
    query: content.ReadQuery,
    reply: Page,
  }),
  titles: get('/v2/company_names', 'List titles of companies', { access: anyone, reply: z.array(content.TitleListItem) }),
  titlesLike: get('/v2/company_names/{fragment}', 'Find companies by part of their title', {
    access: anyone,
    reply: z.array(content.TitleListItem),
  }),
};
