import { z } from 'zod';
import { del, get, head, post, put } from '../call.ts';
import { anyone, type Caller, staff } from '../roles.ts';
import * as field from '../schemas.ts';
import { Sync } from './content/content.schemas.ts';
import { SafeUrl } from './content/richText.ts';
import { Image, ImageChoice } from './images.schemas.ts';

const writers: readonly Caller[] = ['admin', 'editor', 'publisher', 'marageti'];
const removers: readonly Caller[] = ['admin', 'publisher'];

const WebUrl = SafeUrl.refine((url) => url.startsWith('https://'), {
  error: 'Use an https address',
  params: { code: 'format' },
}).describe('https URL');

const sourceWritable = {
  name: field.line(120, 1),
  homepage: WebUrl,
  logo: ImageChoice.nullable(),
  countryCode: field.Iso2.nullable(),
};

/** A news outlet that wrote about us. */
const NewsSource = z
  .object({
    id: field.Id,
    name: z.string(),
    homepage: z.string(),
    logo: Image.nullable(),
    countryCode: field.Iso2.nullable(),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    version: z.int(),
  })
  .meta({ id: 'NewsSource' });

const SourceName = z.array(z.object({ id: field.Id, name: z.string() }));

export const newsSources = {
  list: get('/v2/news_sources', 'List news sources', {
    access: anyone,
    query: field.pageQuery().catchall(z.string().max(500)),
    reply: field.pageOf(NewsSource),
  }),
  create: post('/v2/news_sources', 'Create a news source', {
    access: writers,
    body: z.strictObject({
      ...sourceWritable,
      logo: sourceWritable.logo.default(null),
      countryCode: sourceWritable.countryCode.default(null),
    }),
    reply: NewsSource,
    example: { name: 'The Harbour Gazette', homepage: 'https://harbourgazette.example', countryCode: 'GB' },
  }),
  read: get('/v2/news_sources/{id}', 'Read a news source', { access: anyone, reply: NewsSource }),
  exists: head('/v2/news_sources/{id}', 'Check whether a news source exists', { access: anyone }),
  update: put('/v2/news_sources/{id}', 'Update a news source', {
    access: writers,
    body: field.changeOf(
      sourceWritable,
      Object.keys(NewsSource.shape).filter((name) => !(name in sourceWritable)),
    ),
    reply: NewsSource,
  }),
  remove: del('/v2/news_sources/{id}', 'Delete a news source without snippets', { access: removers }),
  versions: get('/v2/news_sources/{id}/versions', 'List the versions of a news source', {
    access: staff,
    query: field.pageQueryInOneOrder(),
    reply: field.VersionList,
  }),
  version: get('/v2/news_sources/{id}/versions/{version}', 'Read a version of a news source', {
    access: staff,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  versionExists: head('/v2/news_sources/{id}/versions/{version}', 'Check whether a version of a news source exists', { access: staff }),
  sync: get('/v2/news_sources/{id}/sync', 'Check whether visitors see the newest version of a news source', {
    access: anyone,
    reply: Sync,
  }),
  names: get('/v2/news_source_names', 'List the names of news sources', { access: anyone, reply: SourceName }),
  namesLike: get('/v2/news_source_names/{fragment}', 'Find news sources by part of their name', {
    access: anyone,
    reply: SourceName,
    description: 'At most 20 results, from two letters on. Ignores case and accents, and tolerates one typo.',
  }),
};

const snippetWritable = {
  newsSourceId: field.Id.describe('UUID of the news source'),
  headline: field.line(160, 3),
  quote: field.paragraphs(400),
  url: WebUrl,
  publishedOn: field.Day.describe('Day of publication, yyyy-mm-dd'),
  displayed: z.boolean().describe('Whether visitors can see it; set by publishers'),
  sortOrder: field.Int,
  image: ImageChoice.nullable(),
};

/** A press mention of us. */
const NewsSnippet = z
  .object({
    id: field.Id,
    newsSourceId: field.Id.describe('UUID of the news source'),
    sourceName: z.string(),
    sourceHomepage: z.string(),
    headline: z.string(),
    quote: z.string(),
    url: z.string(),
    publishedOn: field.Day,
    displayed: z.boolean(),
    sortOrder: z.int(),
    image: Image.nullable(),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    version: z.int(),
  })
  .meta({ id: 'NewsSnippet' });

export const newsSnippets = {
  list: get('/v2/news_snippets', 'List news snippets, newest first', {
    access: anyone,
    query: field.pageQuery({ limit: 12 }).catchall(z.string().max(500)),
    reply: field.pageOf(NewsSnippet),
    description: 'Visitors get only snippets that are displayed.',
  }),
  create: post('/v2/news_snippets', 'Create a news snippet', {
    access: writers,
    body: z.strictObject({
      ...snippetWritable,
      quote: snippetWritable.quote.default(''),
      displayed: snippetWritable.displayed.default(false),
      sortOrder: snippetWritable.sortOrder.default(0),
      image: snippetWritable.image.default(null),
    }),
    reply: NewsSnippet,
    example: {
      newsSourceId: '018f0000-0000-7000-8000-000000000000',
      headline: 'The planner who talks you out of August',
      url: 'https://harrowledger.example/travel/august',
      publishedOn: '2026-09-14',
    },
  }),
  read: get('/v2/news_snippets/{id}', 'Read a news snippet', { access: anyone, reply: NewsSnippet }),
  exists: head('/v2/news_snippets/{id}', 'Check whether a news snippet exists', { access: anyone }),
  update: put('/v2/news_snippets/{id}', 'Update a news snippet', {
    access: writers,
    body: field.changeOf(
      snippetWritable,
      Object.keys(NewsSnippet.shape).filter((name) => !(name in snippetWritable)),
    ),
    reply: NewsSnippet,
  }),
  remove: del('/v2/news_snippets/{id}', 'Delete a news snippet', { access: removers }),
  versions: get('/v2/news_snippets/{id}/versions', 'List the versions of a news snippet', {
    access: staff,
    query: field.pageQueryInOneOrder(),
    reply: field.VersionList,
  }),
  version: get('/v2/news_snippets/{id}/versions/{version}', 'Read a version of a news snippet', {
    access: staff,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  versionExists: head('/v2/news_snippets/{id}/versions/{version}', 'Check whether a version of a news snippet exists', { access: staff }),
  sync: get('/v2/news_snippets/{id}/sync', 'Check whether visitors see the newest version of a news snippet', {
    access: anyone,
    reply: Sync,
  }),
};
