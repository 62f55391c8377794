import { z } from 'zod';
import { del, get, head, post, put } from '#src/call.ts';
import { anyone } from '#src/roles.ts';
import * as field from '#src/schemas.ts';
import * as content from './contentSchemas.ts';

const writable = {
  kind: z.enum(['DESTINATION', 'TRIP_TYPE', 'STYLE']),
  parentId: field.Id.nullable().describe('UUID of the category above it'),
  sortOrder: field.Int,
  order: z.enum(['AUTO', 'MANUAL']).describe('AUTO: by rating after the pinned ones'),
  pinnedCompanyIds: z.array(field.Id).max(6).describe('Ids of the companies that stand first'),
};

const CompanyCategory = z.object({ ...content.contentAnswer, ...writable }).meta({ id: 'CompanyCategory' });
const CompanyCategoryLine = CompanyCategory.omit(content.wholeOnly).meta({ id: 'CompanyCategoryLine' });
const { kind, ...others } = writable;
const Input = content.contentInput(others, { kind });
const Change = content.contentChange(writable, writable);
const Page = content
  .contentPage(CompanyCategory)
  .extend({ companies: z.array(content.Snippet) })
  .meta({ id: 'CompanyCategoryPage' });

export const companyCategories = {
  create: post('/v2/company_categories', 'Create a category of companies', {
    access: content.contentWriters,
    body: Input,
    reply: CompanyCategory,
    example: { title: 'By small boats', kind: 'STYLE' },
  }),
  list: get('/v2/company_categories', 'List categories of companies', {
    access: anyone,
    query: content.ContentListQuery,
    reply: field.pageOf(CompanyCategoryLine),
  }),
  read: get('/v2/company_categories/{id}', 'Read a category of companies by id, slug or earlier slug', {
    access: anyone,
    query: content.TrashQuery,
    reply: CompanyCategory,
  }),
  exists: head('/v2/company_categories/{id}', 'Tell if a category of companies exists', { access: anyone, query: content.ReadQuery }),
  update: put('/v2/company_categories/{id}', 'Change a category of companies', {
    access: content.contentWriters,
    body: Change,
    reply: CompanyCategory,
    example: { id: '018f0000-0000-7000-8000-000000000000', order: 'MANUAL' },
  }),
  remove: del('/v2/company_categories/{id}', 'Put a category of companies into the trash', {
    access: content.contentPublishers,
    query: content.ForceQuery,
  }),
  versions: get('/v2/company_categories/{id}/versions', 'List the versions of a category of companies', {
    access: anyone,
    query: field.pageQuery(),
    reply: field.VersionList,
  }),
  version: get('/v2/company_categories/{id}/versions/{version}', 'Read a version of a category of companies', {
    access: anyone,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  versionExists: head('/v2/company_categories/{id}/versions/{version}', 'Tell if a version of a category of companies exists', {
    access: anyone,
  }),
  sync: get('/v2/company_categories/{id}/sync', 'Tell if visitors see the newest version of a category of companies', {
    access: anyone,
    reply: content.Sync,
  }),
  snippet: get('/v2/company_categories/{id}/snippet', 'Read the snippet of a category of companies', {
    access: anyone,
    query: content.ReadQuery,
    reply: content.Snippet,
  }),
  related: get('/v2/company_categories/{id}/related', 'List what is related to a category of companies', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(content.Snippet),
  }),
  relatedTours: get('/v2/company_categories/{id}/related_tours', 'List itineraries related to a category of companies', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(content.Snippet),
  }),
  relatedReviews: get('/v2/company_categories/{id}/related_reviews', 'List reviews related to a category of companies', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(content.RelatedReview),
  }),
  searchTerms: get('/v2/company_categories/{id}/search_terms', 'List the search terms of a category of companies', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(z.string()),
  }),
  breadcrumbs: get('/v2/company_categories/{id}/breadcrumbs', 'Read the breadcrumbs of a category of companies', {
    access: anyone,
    query: content.JsonLdQuery,
    reply: content.Breadcrumbs,
  }),
  product: get('/v2/company_categories/{id}/product', 'Read the JSON-LD of a category of companies', {
    access: anyone,
    query: content.JsonLdQuery,
    reply: content.JsonLd,
  }),
  references: get('/v2/company_categories/{id}/references', 'List what a category of companies refers to and what refers to it', {
    access: anyone,
    query: content.ReadQuery,
    reply: content.References,
  }),
  links: get('/v2/company_categories/{id}/links', 'List the links in a category of companies', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(content.ContentLink),
  }),
  page: get('/v2/company_category_pages/{id}', 'Read everything the page of a category of companies shows', {
    access: anyone,
    query: content.ReadQuery,
    reply: Page,
  }),
  pageVersion: get('/v2/company_category_pages/{id}/versions/{version}', 'Preview the page of a version of a category of companies', {
    access: anyone,
    query: content.ReadQuery,
    reply: Page,
  }),
  titles: get('/v2/company_category_names', 'List titles of categories of companies', {
    access: anyone,
    reply: z.array(content.TitleLine),
  }),
  titlesLike: get('/v2/company_category_names/{fragment}', 'Find categories of companies by letters of their title', {
    access: anyone,
    reply: z.array(content.TitleLine),
  }),
};
