import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { ContentName } from './contentName.ts';
import { openCareers } from './openCareers.sql.ts';

// Publishing moves the latest date, unpublishing lowers the count.
export const selectSitemapState = statement(
  'sitemap.state',
  {},
  z.object({
    state: z.string(),
  }),
  `
  SELECT (SELECT count(*) || ' ' || coalesce(max(published_at)::text, '') FROM published_content) || ' '
    || (SELECT count(*) || ' ' || coalesce(max(updated_at)::text, '') FROM careers WHERE ${openCareers}) AS state`,
);

const SitemapItemRow = z.object({
  type: ContentName,
  slug: z.string(),
  path: z.string().nullable(),
  changed_at: z.date(),
});
export type SitemapItemRow = z.output<typeof SitemapItemRow>;

export const selectSitemapItems = statement(
  'sitemap.content',
  {},
  SitemapItemRow,
  `
  SELECT type, slug, path, published_at AS changed_at FROM published_content WHERE in_sitemap ORDER BY type, published_at DESC, id`,
);

export const selectSitemapCareers = statement(
  'sitemap.careers',
  {},
  z.object({
    slug: z.string(),
    changed_at: z.date(),
  }),
  `SELECT slug, updated_at AS changed_at FROM careers WHERE ${openCareers} ORDER BY sort_order, id`,
);
