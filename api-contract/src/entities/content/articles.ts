import { z } from 'zod';
import { del, get, head, post, put } from '#src/call.ts';
import { anyone, staff } from '#src/roles.ts';
import * as field from '#src/schemas.ts';
import * as content from './content.schemas.ts';
import { contentPublishers, contentWriters } from './contentCallers.ts';
import { PublishCheck } from './publishCheck.schemas.ts';
import { Faq, SafeUrl } from './richText.ts';
import { references } from '#src/references.ts';

const writable = {
  type: z.enum(['TOPICAL', 'EVERGREEN']).describe('TOPICAL content is due for review after 12 months, EVERGREEN after 24'),
  category: z.enum(['INSPIRATION', 'ADVICE', 'FOOD', 'CULTURE', 'WILDLIFE', 'NEWS', 'INTERVIEW']),
  displayDate: field.Day.nullable().describe('Date displayed with the article, yyyy-mm-dd'),
  faq: Faq,
  sources: z.array(z.strictObject({ label: field.line(160, 1), url: SafeUrl })).max(20),
};
const answer = {
  type: writable.type,
  category: writable.category,
  displayDate: writable.displayDate,
  readingMinutes: z.int(),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  sources: z.array(z.object({ label: z.string(), url: z.string() })),
};

const Article = z.object({ ...content.contentReply, ...answer }).meta({ id: 'Article' });
const ArticleListItem = Article.omit({ ...content.detailFields, faq: true, sources: true }).meta({ id: 'ArticleLine' });
const { type, ...others } = writable;
const Input = content.contentInput(others, { type });
const Change = content.contentChange(writable, answer);
const Page = content.contentPage(Article).meta({ id: 'ArticlePage' });

export const articles = {
  create: post('/v2/articles', 'Create an article', {
    access: contentWriters,
    body: Input,
    reply: Article,
    example: {
      title: 'Three mornings in Naoshima',
      type: 'EVERGREEN',
      summary: 'An island that opens its museums before the ferry comes.',
    },
  }),
  list: get('/v2/articles', 'List articles', {
    access: anyone,
    query: content.ContentListQuery,
    expand: references.content,
    reply: field.pageOf(ArticleListItem),
  }),
  read: get('/v2/articles/{id}', 'Read an article by id, slug or earlier slug', {
    access: anyone,
    query: content.TrashQuery,
    expand: references.content,
    reply: Article,
  }),
  exists: head('/v2/articles/{id}', 'Check whether an article exists', { access: anyone, query: content.ReadQuery }),
  update: put('/v2/articles/{id}', 'Update an article', {
    access: contentWriters,
    body: Change,
    reply: Article,
    example: { id: '018f0000-0000-7000-8000-000000000000', title: 'Four mornings in Naoshima' },
  }),
  remove: del('/v2/articles/{id}', 'Move an article to the trash', { access: contentPublishers, query: content.ForceQuery }),
  versions: get('/v2/articles/{id}/versions', 'List the versions of an article', {
    access: anyone,
    query: field.pageQueryInOneOrder(),
    reply: field.VersionList,
  }),
  version: get('/v2/articles/{id}/versions/{version}', 'Read a version of an article', {
    access: anyone,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  versionExists: head('/v2/articles/{id}/versions/{version}', 'Check whether a version of an article exists', { access: anyone }),
  breadcrumbs: get('/v2/articles/{id}/breadcrumbs', 'Read the breadcrumbs of an article', {
    access: anyone,
    query: content.JsonLdQuery,
    reply: content.Breadcrumbs,
  }),
  articleLD: get('/v2/articles/{id}/articleLD', 'Read the JSON-LD of an article', {
    access: anyone,
    query: content.JsonLdQuery,
    reply: content.JsonLd,
  }),
  publishCheck: get('/v2/articles/{id}/publish_check', 'Check what an article lacks to be published', {
    access: staff,
    reply: PublishCheck,
  }),
  sync: get('/v2/articles/{id}/sync', 'Check whether visitors see the newest version of an article', {
    access: anyone,
    reply: content.Sync,
  }),
  related: get('/v2/articles/{id}/related', 'List content related to an article', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(content.Snippet),
  }),
  relatedTours: get('/v2/articles/{id}/related_tours', 'List itineraries related to an article', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(content.Snippet),
  }),
  relatedReviews: get('/v2/articles/{id}/related_reviews', 'List reviews related to an article', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(content.RelatedReview),
  }),
  searchTerms: get('/v2/articles/{id}/search_terms', 'List the search terms of an article', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(z.string()),
  }),
  footerLinks: get('/v2/articles/{id}/footer_links', 'Read the footer links of an article', {
    access: anyone,
    query: content.ReadQuery,
    reply: content.FooterLinks,
  }),
  references: get('/v2/articles/{id}/references', 'List the references from and to an article', {
    access: anyone,
    query: content.ReadQuery,
    reply: content.References,
  }),
  links: get('/v2/articles/{id}/links', 'List the links in an article', {
    access: anyone,
    query: content.ReadQuery,
    reply: z.array(content.ContentLink),
  }),
  snippet: get('/v2/articles/{id}/snippet', 'Read the snippet of an article', {
    access: anyone,
    query: content.ReadQuery,
    reply: content.Snippet,
  }),
  link: get('/v2/articles/{id}/article_links/{linkId}', 'Read a link in an article', {
    access: anyone,
    query: content.ReadQuery,
    reply: content.ContentLink,
  }),
  linkVersion: get('/v2/articles/{id}/article_links/{linkId}/versions/{version}', 'Read a link in a version of an article', {
    access: anyone,
    reply: content.ContentLink,
  }),
  publish: post('/v2/articles/{id}/publish', 'Publish the newest version of an article', {
    access: contentPublishers,
    body: content.PublishBody,
    status: 200,
    reply: content.Publication,
  }),
  publication: get('/v2/articles/{id}/publish', 'Read the publication state of an article', { access: anyone, reply: content.Publication }),
  unpublish: del('/v2/articles/{id}/publish', 'Unpublish an article', {
    access: contentPublishers,
    query: content.ForceQuery,
  }),
  publishVersion: post('/v2/articles/{id}/versions/{version}/publish', 'Publish a version of an article', {
    access: contentPublishers,
    body: content.PublishBody,
    status: 200,
    reply: content.Publication,
  }),
  snippets: get('/v2/article_snippets', 'List snippets of articles', {
    access: anyone,
    query: content.ContentListQuery,
    reply: field.pageOf(content.Snippet),
  }),
  snippetById: get('/v2/article_snippets/{id}', 'Read a snippet of an article', {
    access: anyone,
    query: content.ReadQuery,
    reply: content.Snippet,
  }),
  page: get('/v2/article_pages/{id}', 'Read everything shown on the page of an article', {
    access: anyone,
    query: content.ReadQuery,
    reply: Page,
  }),
  pageVersion: get('/v2/article_pages/{id}/versions/{version}', 'Preview the page of a version of an article', {
    access: anyone,
    query: content.ReadQuery,
    reply: Page,
  }),
  publishedIds: get('/v2/published_article_ids', 'List the ids of published articles', { access: anyone, reply: content.Ids }),
  aliases: get('/v2/article_aliases', 'List earlier slugs of articles', {
    access: anyone,
    query: field.pageQueryInOneOrder(),
    reply: field.pageOf(content.Alias),
  }),
  aliasesOf: get('/v2/article_aliases/{id}', 'List the earlier slugs of an article', { access: anyone, reply: z.array(content.Alias) }),
  ids: get('/v2/article_ids', 'List the ids of articles', { access: anyone, reply: content.Ids }),
  titles: get('/v2/article_titles', 'List titles of articles', { access: anyone, reply: z.array(content.TitleListItem) }),
  titlesLike: get('/v2/article_titles/{fragment}', 'Find articles by part of their title', {
    access: anyone,
    reply: z.array(content.TitleListItem),
  }),
  locations: get('/v2/article_locations', 'List the places that articles are about', {
    access: anyone,
    reply: z.array(content.LocationCount),
  }),
  locationsLike: get('/v2/article_locations/{fragment}', 'Find places that articles are about', {
    access: anyone,
    reply: z.array(content.LocationCount),
  }),
  allFooterLinks: get('/v2/article_footer_links', 'Read the footer links to articles', { access: anyone, reply: content.FooterLinks }),
};
