import { z } from 'zod';
import { del, get, head, post, put } from '#src/call.ts';
import { anyone, staff } from '#src/roles.ts';
import * as field from '#src/schemas.ts';
import * as content from './content.schemas.ts';
import { campaignWriters, contentPublishers } from './contentCallers.ts';
import { PublishCheck } from './publishCheck.schemas.ts';
import { Faq, Rich, SafeUrl } from './richText.ts';
import { references } from '#src/references.ts';

const kinds = ['DESTINATION', 'THEME', 'SEASON', 'CAMPAIGN', 'TOUR'] as const;
const footer = (href: z.ZodString | typeof SafeUrl) =>
  z.strictObject({
    groups: z
      .array(
        z.strictObject({
          title: field.line(80, 1),
          links: z.array(z.strictObject({ label: field.line(80, 1), href, rel: field.line(40).optional() })).max(20),
        }),
      )
      .max(8),
  });
const writable = {
  categoryId: field.Id.nullable().describe('UUID of its category'),
  kind: z.enum(kinds),
  heroVariant: z.enum(['PHOTO', 'SPLIT', 'VIDEO']),
  ctaLabel: field.line(60, 1),
  itineraryIds: z.array(field.Id).max(24).describe('UUIDs of the itineraries it shows'),
  companyIds: z.array(field.Id).max(12).describe('UUIDs of the companies it shows'),
  product: z
    .strictObject({
      name: field.line(120, 1),
      priceFromUSD: field.Usd,
      priceToUSD: field.Usd.nullish().describe('Whole US dollars'),
      priceCurrency: z.literal('USD').default('USD'),
      availability: z.enum(['IN_STOCK', 'PRE_ORDER', 'SOLD_OUT']).default('IN_STOCK'),
    })
    .nullable()
    .describe('The offer of the page, for GET …/product'),
  faq: Faq,
  campaign: z
    .strictObject({
      code: content.Slug,
      startsAt: field.Timestamp.nullish().describe('ISO 8601, UTC'),
      endsAt: field.Timestamp.nullish().describe('ISO 8601, UTC'),
    })
    .nullable(),
  footerLinks: footer(SafeUrl).nullable().describe('Footer links that replace the generated links to nearby places'),
};
const answer = {
  ...writable,
  product: z
    .object({ name: z.string(), priceFromUSD: z.int(), priceToUSD: z.int().nullish(), priceCurrency: z.string(), availability: z.string() })
    .nullable(),
  campaign: z
    .object({
      code: z.string(),
      startsAt: field.Timestamp.nullish().describe('ISO 8601, UTC'),
      endsAt: field.Timestamp.nullish().describe('ISO 8601, UTC'),
    })
    .nullable(),
};

const LandingPage = z.object({ ...content.contentReply, ...answer }).meta({ id: 'LandingPage' });
/** A landing page in lists. */
export const LandingPageListItem = LandingPage.omit({ ...content.detailFields, faq: true, footerLinks: true, companyIds: true }).meta({
  id: 'LandingPageLine',
});
const Blocks = z
  .object({
    id: field.Id,
    version: z.int(),
    body: Rich,
    linked: z.record(z.string(), content.Snippet).describe('Link targets of the blocks, by id'),
  })
  .meta({ id: 'LandingPageContent' });
const { kind, ...others } = writable;
const Input = content.contentInput(others, { kind });
const Change = content.contentChange(writable, answer);
const Page = content
  .contentPage(LandingPage)
  .extend({ itineraries: z.array(content.Snippet), companies: z.array(content.Snippet) })
  .meta({ id: 'LandingPagePage' });

export const landingPages = {
  create: post('/v2/landing_pages', 'Create a landing page', {
    access: campaignWriters,
    body: Input,
    reply: LandingPage,
    example: { title: 'The north in winter', kind: 'SEASON' },
  }),
  list: get('/v2/landing_pages', 'List landing pages', {
    access: anyone,
    query: content.ContentListQuery,
    expand: references.content,
    reply: field.pageOf(LandingPageListItem),
  }),
  read: get('/v2/landing_pages/{id}', 'Read a landing page by id, slug or earlier slug', {
    access: anyone,
    query: content.TrashQuery,
    expand: references.content,
    reply: LandingPage,
  }),
  exists: head('/v2/landing_pages/{id}', 'Check whether a landing page exists', { access: anyone, query: content.ReadQuery }),
  update: put('/v2/landing_pages/{id}', 'Update a landing page', {
    access: campaignWriters,
    body: Change,
    reply: LandingPage,
    example: { id: '018f0000-0000-7000-8000-000000000000', ctaLabel: 'Plan my winter' },
  }),
  remove: del('/v2/landing_pages/{id}', 'Move a landing page to the trash', {
    access: contentPublishers,
    query: content.ForceQuery,
  }),
  versions: get('/v2/landing_pages/{id}/versions', 'List the versions of a landing page', {
    access: anyone,
    query: field.pageQueryInOneOrder(),
    reply: field.VersionList,
  }),
  version: get('/v2/landing_pages/{id}/versions/{v}', 'Read a version of a landing page', {
    access: anyone,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  versionExists: head('/v2/landing_pages/{id}/versions/{v}', 'Check whether a version of a landing page exists', { access: anyone }),
  publishCheck: get('/v2/landing_pages/{id}/publish_check', 'Check what a landing page lacks to be published', {
    access: staff,
    reply: PublishCheck,
  }),
  sync: get('/v2/landing_pages/{id}/sync', 'Check whether visitors see the newest version of a landing page', {
    access: anyone,
    reply: content.Sync,
  }),
  snippet: get('/v2/landing_pages/{id}/snippet', 'Read the snippet of a landing page', {
    access: anyone,
    query: content.ReadQuery,
    reply: content.Snippet,
  }),
  related: get('/v2/landing_pages/{id}/related', 'List content related to a landing page', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(content.Snippet),
  }),
  relatedReviews: get('/v2/landing_pages/{id}/related_reviews', 'List reviews related to a landing page', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(content.RelatedReview),
  }),
  searchTerms: get('/v2/landing_pages/{id}/search_terms', 'List the search terms of a landing page', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(z.string()),
  }),
  breadcrumbs: get('/v2/landing_pages/{id}/breadcrumbs', 'Read the breadcrumbs of a landing page', {
    access: anyone,
    query: content.JsonLdQuery,
    reply: content.Breadcrumbs,
  }),
  product: get('/v2/landing_pages/{id}/product', 'Read the JSON-LD of a landing page', {
    access: anyone,
    query: content.JsonLdQuery,
    reply: content.JsonLd,
  }),
  references: get('/v2/landing_pages/{id}/references', 'List the references from and to a landing page', {
    access: anyone,
    query: content.ReadQuery,
    reply: content.References,
  }),
  links: get('/v2/landing_pages/{id}/links', 'List the links in a landing page', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(content.ContentLink),
  }),
  content: get('/v2/landing_pages/{id}/content', 'Read the blocks of a landing page', {
    access: anyone,
    query: content.ReadQuery,
    reply: Blocks,
  }),
  contentVersion: get('/v2/landing_pages/{id}/versions/{v}/content', 'Read the blocks of a version of a landing page', {
    access: anyone,
    reply: Blocks,
  }),
  footerLinks: get('/v2/landing_pages/{id}/footer_links', 'Read the footer links of a landing page', {
    access: anyone,
    query: content.ReadQuery,
    reply: content.FooterLinks,
  }),
  link: get('/v2/landing_pages/{id}/landing_page_links/{linkId}', 'Read a link in a landing page', {
    access: anyone,
    query: content.ReadQuery,
    reply: content.ContentLink,
  }),
  linkVersion: get('/v2/landing_pages/{id}/landing_page_links/{linkId}/versions/{v}', 'Read a link in a version of a landing page', {
    access: anyone,
    reply: content.ContentLink,
  }),
  snippets: get('/v2/landing_page_snippets', 'List snippets of landing pages', {
    access: anyone,
    query: content.ContentListQuery,
    reply: field.pageOf(content.Snippet),
  }),
  snippetById: get('/v2/landing_page_snippets/{id}', 'Read a snippet of a landing page', {
    access: anyone,
    query: content.ReadQuery,
    reply: content.Snippet,
  }),
  tourPage: get('/v2/tour_landing_pages/{id}', 'Read everything shown on a landing page of a tour', {
    access: anyone,
    query: content.ReadQuery,
    reply: Page,
  }),
  tourPageVersion: get('/v2/tour_landing_pages/{id}/versions/{v}', 'Preview the landing page of a version of a tour', {
    access: anyone,
    query: content.ReadQuery,
    reply: Page,
  }),
  page: get('/v2/landing_page_pages/{id}', 'Read everything shown on a landing page', {
    access: anyone,
    query: content.ReadQuery,
    reply: Page,
  }),
  publishedIds: get('/v2/published_landing_page_ids', 'List the ids of published landing pages', { access: anyone, reply: content.Ids }),
  ids: get('/v2/landing_page_ids', 'List the ids of landing pages', { access: anyone, reply: content.Ids }),
  aliases: get('/v2/landing_page_aliases', 'List earlier slugs of landing pages', {
    access: anyone,
    query: field.pageQueryInOneOrder(),
    reply: field.pageOf(content.Alias),
  }),
  aliasesOf: get('/v2/landing_page_aliases/{id}', 'List the earlier slugs of a landing page', {
    access: anyone,
    reply: z.array(content.Alias),
  }),
  titles: get('/v2/landing_page_titles', 'List titles of landing pages', { access: anyone, reply: z.array(content.TitleListItem) }),
  titlesLike: get('/v2/landing_page_titles/{nameFragment}', 'Find landing pages by part of their title', {
    access: anyone,
    reply: z.array(content.TitleListItem),
  }),
  locations: get('/v2/landing_page_locations', 'List the places that landing pages are about', {
    access: anyone,
    reply: z.array(content.LocationCount),
  }),
  locationsLike: get('/v2/landing_page_locations/{fragment}', 'Find places that landing pages are about', {
    access: anyone,
    reply: z.array(content.LocationCount),
  }),
  allFooterLinks: get('/v2/landing_page_footer_links', 'Read the footer links to landing pages', {
    access: anyone,
    reply: content.FooterLinks,
  }),
};
