import { z } from 'zod';
import { del, get, post, put } from '#src/call.ts';
import { anyone, staff } from '#src/roles.ts';
import * as field from '#src/schemas.ts';
import * as content from './content.schemas.ts';
import { contentPublishers, contentWriters } from './contentCallers.ts';
import { PublishCheck } from './publishCheck.schemas.ts';
import { references } from '#src/references.ts';

const writable = {
  path: z
    .string()
    .regex(/^\/[a-z0-9_-]+(?:\/[a-z0-9_-]+)*$/, 'Use a path like /how-it-works')
    .max(200)
    .describe('Path of the page on the site, without a slash at the end'),
  template: z
    .enum(['SIMPLE', 'TEAM', 'PROMISES', 'HOW_IT_WORKS', 'INSURANCE', 'ABOUT', 'LEGAL', 'DYNAMIC', 'LETTER'])
    .describe('Layout of the page. LETTER: a letter of the newsletter, listed at /letters/ from the day it is first published'),
};

const ContentPage = z.object({ ...content.contentReply, ...writable }).meta({ id: 'ContentPage' });
const ContentPageListItem = ContentPage.omit(content.detailFields).meta({ id: 'ContentPageLine' });
const { path, ...others } = writable;
const Input = content.contentInput(others, { path });
const Change = content.contentChange(writable, writable);
const Page = content.contentPage(ContentPage).meta({ id: 'ContentPagePage' });

export const contentPages = {
  create: post('/v2/contents', 'Create a content page', {
    access: contentWriters,
    body: Input,
    reply: ContentPage,
    example: { title: 'Our photographs', path: '/our-photographs', template: 'SIMPLE' },
  }),
  list: get('/v2/contents', 'List content pages', {
    access: anyone,
    query: content.ContentListQuery,
    expand: references.content,
    reply: field.pageOf(ContentPageListItem),
  }),
  read: get('/v2/contents/{id}', 'Read a content page by id, slug or earlier slug', {
    access: anyone,
    query: content.TrashQuery,
    expand: references.content,
    reply: ContentPage,
  }),
  update: put('/v2/contents/{id}', 'Update a content page', {
    access: contentWriters,
    body: Change,
    reply: ContentPage,
    example: { id: '018f0000-0000-7000-8000-000000000000', title: 'Where our photographs come from' },
  }),
  page: get('/v2/content_pages/{id}', 'Read everything shown on a content page', { access: anyone, query: content.ReadQuery, reply: Page }),
  remove: del('/v2/contents/{id}', 'Move a content page to the trash', { access: contentPublishers, query: content.ForceQuery }),
  publishCheck: get('/v2/contents/{id}/publish_check', 'Check what a content page lacks to be published', {
    access: staff,
    reply: PublishCheck,
  }),
};
