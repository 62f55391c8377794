import { z } from 'zod';
import { del, get, head, post, put } from '#src/call.ts';
import { anyone, staff } from '#src/roles.ts';
import * as field from '#src/schemas.ts';
import * as content from './content.schemas.ts';
import { campaignWriters, contentPublishers } from './contentCallers.ts';
import { PublishCheck } from './publishCheck.schemas.ts';
import { LandingPageListItem } from './landingPages.ts';
import { references } from '#src/references.ts';

const writable = {
  parentId: field.Id.nullable().describe('UUID of the parent category'),
  locationId: field.Id.nullable().describe('UUID of the location that its pages are about'),
  sortOrder: field.Int,
  layout: z.enum(['GRID', 'LIST']),
};

const LandingPageCategory = z.object({ ...content.contentReply, ...writable }).meta({ id: 'LandingPageCategory' });
const LandingPageCategoryListItem = LandingPageCategory.omit(content.detailFields).meta({ id: 'LandingPageCategoryLine' });
const Input = content.contentInput(writable, {});
const Change = content.contentChange(writable, writable);
const Page = content
  .contentPage(LandingPageCategory)
  .extend({ landingPages: z.array(content.Snippet) })
  .meta({ id: 'LandingPageCategoryPage' });

export const landingPageCategories = {
  create: post('/v2/landing_page_categories', 'Create a landing page category', {
    access: campaignWriters,
    body: Input,
    reply: LandingPageCategory,
    example: { title: 'Seasons' },
  }),
  list: get('/v2/landing_page_categories', 'List landing page categories', {
    access: anyone,
    query: content.ContentListQuery,
    expand: references.content,
    reply: field.pageOf(LandingPageCategoryListItem),
  }),
  read: get('/v2/landing_page_categories/{id}', 'Read a landing page category by id, slug or earlier slug', {
    access: anyone,
    query: content.TrashQuery,
    expand: references.content,
    reply: LandingPageCategory,
  }),
  exists: head('/v2/landing_page_categories/{id}', 'Check whether a landing page category exists', {
    access: anyone,
    query: content.ReadQuery,
  }),
  update: put('/v2/landing_page_categories/{id}', 'Update a landing page category', {
    access: campaignWriters,
    body: Change,
    reply: LandingPageCategory,
    example: { id: '018f0000-0000-7000-8000-000000000000', layout: 'LIST' },
  }),
  remove: del('/v2/landing_page_categories/{id}', 'Move a landing page category to the trash', {
    access: contentPublishers,
    query: content.ForceQuery,
  }),
  versions: get('/v2/landing_page_categories/{id}/versions', 'List the versions of a landing page category', {
    access: anyone,
    query: field.pageQueryInOneOrder(),
    reply: field.VersionList,
  }),
  version: get('/v2/landing_page_categories/{id}/versions/{v}', 'Read a version of a landing page category', {
    access: anyone,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  publishCheck: get('/v2/landing_page_categories/{id}/publish_check', 'Check what a landing page category lacks to be published', {
    access: staff,
    reply: PublishCheck,
  }),
  sync: get('/v2/landing_page_categories/{id}/sync', 'Check whether visitors see the newest version of a landing page category', {
    access: anyone,
    reply: content.Sync,
  }),
  relatedReviews: get('/v2/landing_page_categories/{id}/related_reviews', 'List reviews related to a landing page category', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(content.RelatedReview),
  }),
  breadcrumbs: get('/v2/landing_page_categories/{id}/breadcrumbs', 'Read the breadcrumbs of a landing page category', {
    access: anyone,
    query: content.JsonLdQuery,
    reply: content.Breadcrumbs,
  }),
  landingPages: get('/v2/landing_page_categories/{id}/landingPages', 'List the landing pages of a landing page category', {
    access: anyone,
    query: content.ContentListQuery,
    expand: references.content,
    reply: field.pageOf(LandingPageListItem),
  }),
  ids: get('/v2/landing_page_category_ids', 'List the ids of landing page categories', { access: anyone, reply: content.Ids }),
  titles: get('/v2/landing_page_category_titles', 'List titles of landing page categories', {
    access: anyone,
    reply: z.array(content.TitleListItem),
  }),
  titlesLike: get('/v2/landing_page_category_titles/{fragment}', 'Find landing page categories by part of their title', {
    access: anyone,
    reply: z.array(content.TitleListItem),
  }),
  page: get('/v2/landing_page_category_pages/{id}', 'Read everything shown on the page of a landing page category', {
    access: anyone,
    query: content.ReadQuery,
    reply: Page,
  }),
  pageVersion: get('/v2/landing_page_category_pages/{id}/versions/{v}', 'Preview the page of a version of a landing page category', {
    access: anyone,
    query: content.ReadQuery,
    reply: Page,
  }),
  locations: get('/v2/landing_page_category_locations', 'List the places that landing page categories are about', {
    access: anyone,
    reply: z.array(content.LocationCount),
  }),
  locationsLike: get('/v2/landing_page_category_locations/{fragment}', 'Find places that landing page categories are about', {
    access: anyone,
    reply: z.array(content.LocationCount),
  }),
};
