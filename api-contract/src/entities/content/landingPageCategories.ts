import { z } from 'zod';
import { del, get, head, post, put } from '#src/call.ts';
import { anyone } from '#src/roles.ts';
import * as field from '#src/schemas.ts';
import * as content from './contentSchemas.ts';
import { LandingPageLine } from './landingPages.ts';

const writable = {
  parentId: field.Id.nullable().describe('UUID of the category above it'),
  locationId: field.Id.nullable().describe('UUID of the place it gathers pages about'),
  sortOrder: field.Int,
  layout: z.enum(['GRID', 'LIST']),
};

const LandingPageCategory = z.object({ ...content.contentAnswer, ...writable }).meta({ id: 'LandingPageCategory' });
const LandingPageCategoryLine = LandingPageCategory.omit(content.wholeOnly).meta({ id: 'LandingPageCategoryLine' });
const Input = content.contentInput(writable, {});
const Change = content.contentChange(writable, writable);
const Page = content
  .contentPage(LandingPageCategory)
  .extend({ landingPages: z.array(content.Snippet) })
  .meta({ id: 'LandingPageCategoryPage' });

export const landingPageCategories = {
  create: post('/v2/landing_page_categories', 'Create a category of landing pages', {
    access: content.campaignWriters,
    body: Input,
    reply: LandingPageCategory,
    example: { title: 'Seasons' },
  }),
  list: get('/v2/landing_page_categories', 'List categories of landing pages', {
    access: anyone,
    query: content.ContentListQuery,
    reply: field.pageOf(LandingPageCategoryLine),
  }),
  read: get('/v2/landing_page_categories/{id}', 'Read a category of landing pages by id, slug or earlier slug', {
    access: anyone,
    query: content.TrashQuery,
    reply: LandingPageCategory,
  }),
  exists: head('/v2/landing_page_categories/{id}', 'Tell if a category of landing pages exists', {
    access: anyone,
    query: content.ReadQuery,
  }),
  update: put('/v2/landing_page_categories/{id}', 'Change a category of landing pages', {
    access: content.campaignWriters,
    body: Change,
    reply: LandingPageCategory,
    example: { id: '018f0000-0000-7000-8000-000000000000', layout: 'LIST' },
  }),
  remove: del('/v2/landing_page_categories/{id}', 'Put a category of landing pages into the trash', {
    access: content.contentPublishers,
    query: content.ForceQuery,
  }),
  versions: get('/v2/landing_page_categories/{id}/versions', 'List the versions of a category of landing pages', {
    access: anyone,
    query: field.pageQuery(),
    reply: field.VersionList,
  }),
  version: get('/v2/landing_page_categories/{id}/versions/{v}', 'Read a version of a category of landing pages', {
    access: anyone,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  sync: get('/v2/landing_page_categories/{id}/sync', 'Tell if visitors see the newest version of a category of landing pages', {
    access: anyone,
    reply: content.Sync,
  }),
  relatedReviews: get('/v2/landing_page_categories/{id}/related_reviews', 'List reviews related to a category of landing pages', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(content.RelatedReview),
  }),
  breadcrumbs: get('/v2/landing_page_categories/{id}/breadcrumbs', 'Read the breadcrumbs of a category of landing pages', {
    access: anyone,
    query: content.JsonLdQuery,
    reply: content.Breadcrumbs,
  }),
  landingPages: get('/v2/landing_page_categories/{id}/landingPages', 'List the landing pages of a category', {
    access: anyone,
    query: content.ContentListQuery,
    reply: field.pageOf(LandingPageLine),
  }),
  ids: get('/v2/landing_page_category_ids', 'List the ids of categories of landing pages', { access: anyone, reply: content.Ids }),
  titles: get('/v2/landing_page_category_titles', 'List titles of categories of landing pages', {
    access: anyone,
    reply: z.array(content.TitleLine),
  }),
  titlesLike: get('/v2/landing_page_category_titles/{fragment}', 'Find categories by letters of their title', {
    access: anyone,
    reply: z.array(content.TitleLine),
  }),
  page: get('/v2/landing_page_category_pages/{id}', 'Read everything the page of a category shows', {
    access: anyone,
    query: content.ReadQuery,
    reply: Page,
  }),
  pageVersion: get('/v2/landing_page_category_pages/{id}/versions/{v}', 'Preview the page of a version of a category', {
    access: anyone,
    query: content.ReadQuery,
    reply: Page,
  }),
  locations: get('/v2/landing_page_category_locations', 'List the places categories are about', {
    access: anyone,
    reply: z.array(content.LocationCount),
  }),
  locationsLike: get('/v2/landing_page_category_locations/{fragment}', 'Find places categories are about', {
    access: anyone,
    reply: z.array(content.LocationCount),
  }),
};
