import { z } from 'zod';
import { del, get, head, post, put } from '#src/call.ts';
import { anyone, staff } from '#src/roles.ts';
import * as field from '#src/schemas.ts';
import * as content from './content.schemas.ts';
import { contentPublishers, contentWriters } from './contentCallers.ts';
import { PublishCheck } from './publishCheck.schemas.ts';
import { references } from '#src/references.ts';

const writable = {
  kind: z.enum(['DESTINATION', 'TRIP_TYPE', 'STYLE']),
  parentId: field.Id.nullable().describe('UUID of the parent category'),
  sortOrder: field.Int,
  order: z.enum(['AUTO', 'MANUAL']).describe('Order after the pinned companies; AUTO: by rating'),
  pinnedCompanyIds: z.array(field.Id).max(6).describe('UUIDs of the companies listed first'),
};

const CompanyCategory = z.object({ ...content.contentReply, ...writable }).meta({ id: 'CompanyCategory' });
const CompanyCategoryListItem = CompanyCategory.omit(content.detailFields).meta({ id: 'CompanyCategoryLine' });
const { kind, ...others } = writable;
const Input = content.contentInput(others, { kind });
const Change = content.contentChange(writable, writable);
const Page = content
  .contentPage(CompanyCategory)
  .extend({ companies: z.array(content.Snippet) })
  .meta({ id: 'CompanyCategoryPage' });

export const companyCategories = {
  create: post('/v2/company_categories', 'Create a company category', {
    access: contentWriters,
    body: Input,
    reply: CompanyCategory,
    example: { title: 'By small boats', kind: 'STYLE' },
  }),
  list: get('/v2/company_categories', 'List company categories', {
    access: anyone,
    query: content.ContentListQuery,
    expand: references.content,
    reply: field.pageOf(CompanyCategoryListItem),
  }),
  read: get('/v2/company_categories/{id}', 'Read a company category by id, slug or earlier slug', {
    access: anyone,
    query: content.TrashQuery,
    expand: references.content,
    reply: CompanyCategory,
  }),
  exists: head('/v2/company_categories/{id}', 'Check whether a company category exists', { access: anyone, query: content.ReadQuery }),
  update: put('/v2/company_categories/{id}', 'Update a company category', {
    access: contentWriters,
    body: Change,
    reply: CompanyCategory,
    example: { id: '018f0000-0000-7000-8000-000000000000', order: 'MANUAL' },
  }),
  remove: del('/v2/company_categories/{id}', 'Move a company category to the trash', {
    access: contentPublishers,
    query: content.ForceQuery,
  }),
  versions: get('/v2/company_categories/{id}/versions', 'List the versions of a company category', {
    access: anyone,
    query: field.pageQueryInOneOrder(),
    reply: field.VersionList,
  }),
  version: get('/v2/company_categories/{id}/versions/{version}', 'Read a version of a company category', {
    access: anyone,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  versionExists: head('/v2/company_categories/{id}/versions/{version}', 'Check whether a version of a company category exists', {
    access: anyone,
  }),
  publishCheck: get('/v2/company_categories/{id}/publish_check', 'Check what a company category lacks to be published', {
    access: staff,
    reply: PublishCheck,
  }),
  sync: get('/v2/company_categories/{id}/sync', 'Check whether visitors see the newest version of a company category', {
    access: anyone,
    reply: content.Sync,
  }),
  snippet: get('/v2/company_categories/{id}/snippet', 'Read the snippet of a company category', {
    access: anyone,
    query: content.ReadQuery,
    reply: content.Snippet,
  }),
  related: get('/v2/company_categories/{id}/related', 'List content related to a company category', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(content.Snippet),
  }),
  relatedTours: get('/v2/company_categories/{id}/related_tours', 'List itineraries related to a company category', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(content.Snippet),
  }),
  relatedReviews: get('/v2/company_categories/{id}/related_reviews', 'List reviews related to a company category', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(content.RelatedReview),
  }),
  searchTerms: get('/v2/company_categories/{id}/search_terms', 'List the search terms of a company category', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(z.string()),
  }),
  breadcrumbs: get('/v2/company_categories/{id}/breadcrumbs', 'Read the breadcrumbs of a company category', {
    access: anyone,
    query: content.JsonLdQuery,
    reply: content.Breadcrumbs,
  }),
  product: get('/v2/company_categories/{id}/product', 'Read the JSON-LD of a company category', {
    access: anyone,
    query: content.JsonLdQuery,
    reply: content.JsonLd,
  }),
  references: get('/v2/company_categories/{id}/references', 'List the references from and to a company category', {
    access: anyone,
    query: content.ReadQuery,
    reply: content.References,
  }),
  links: get('/v2/company_categories/{id}/links', 'List the links in a company category', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(content.ContentLink),
  }),
  page: get('/v2/company_category_pages/{id}', 'Read everything shown on the page of a company category', {
    access: anyone,
    query: content.ReadQuery,
    reply: Page,
  }),
  pageVersion: get('/v2/company_category_pages/{id}/versions/{version}', 'Preview the page of a version of a company category', {
    access: anyone,
    query: content.ReadQuery,
    reply: Page,
  }),
  titles: get('/v2/company_category_names', 'List titles of company categories', {
    access: anyone,
    reply: z.array(content.TitleListItem),
  }),
  titlesLike: get('/v2/company_category_names/{fragment}', 'Find company categories by part of their title', {
    access: anyone,
    reply: z.array(content.TitleListItem),
  }),
};
