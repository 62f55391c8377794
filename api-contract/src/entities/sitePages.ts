import { z } from 'zod';
import { get } from '../call.ts';
import { anyone } from '../roles.ts';

/** What a page of the site shows. */
const SiteContent = z.enum([
  'article',
  'guide',
  'itinerary',
  'company',
  'contentPage',
  'letter',
  'country',
  'review',
  'career',
  'newsSnippet',
]);

/** A page of the site whose path never changes. */
const SitePage = z
  .object({
    path: z.string().describe('With a trailing slash'),
    content: SiteContent.nullable().describe('What the page shows; null if it needs no content'),
    isOpen: z.boolean().describe('Whether visitors are led to it: it needs no content, or some is published'),
  })
  .meta({ id: 'SitePage' });

export const sitePages = {
  list: get('/v3/site_pages', 'List the fixed pages of the site', {
    access: anyone,
    reply: z.object({ items: z.array(SitePage) }),
    description: 'Pages that are not open are left out of menus, footer and sitemap for everybody but the team.',
  }),
};
