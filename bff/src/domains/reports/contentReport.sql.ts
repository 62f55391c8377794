import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { isBrokenReference } from '#src/publishing/brokenLinks.sql.ts';
import { ContentName } from '#src/publishing/contentName.ts';
import { isInPeriod, periodParams } from './reportParams.ts';

const ContentFigures = z.object({
  type: ContentName,
  key: z.string().nullable(),
  label: z.string().nullable(),
  published: z.int(),
  publishedInPeriod: z.int(),
  changed: z.int(),
  reviewDue: z.int(),
  withBrokenLinks: z.int(),
  drafts: z.int(),
  requests: z.int().nullable(),
  isGap: z.int().nullable(),
});

const isPublished = `c.status IN ('PUBLISHED', 'CHANGED')`;
const broken = `(SELECT DISTINCT r.from_id AS id FROM content_references r WHERE r.is_published AND ${isBrokenReference}) b`;
const figures = `count(*) FILTER (WHERE ${isPublished})::int AS published,
      count(*) FILTER (WHERE ${isPublished} AND ${isInPeriod('c.first_published_at')})::int AS "publishedInPeriod",
      count(*) FILTER (WHERE c.status = 'CHANGED')::int AS changed,
      count(*) FILTER (WHERE ${isPublished} AND c.review_due_at <= :to::date)::int AS "reviewDue",
      count(*) FILTER (WHERE ${isPublished} AND b.id IS NOT NULL)::int AS "withBrokenLinks",
      count(*) FILTER (WHERE c.status = 'DRAFT' AND c.first_published_at IS NULL)::int AS drafts`;

/** The types that a country that we serve should have something of. */
const typesOfCountries = ['guide', 'article', 'itinerary', 'company'] as const;

/** By what the rows stand for. */
export const contentReport = {
  none: statement(
    'report.content.all',
    periodParams,
    ContentFigures,
    `
    SELECT c.type, NULL::text AS key, NULL::text AS label, ${figures}, NULL::int AS requests, NULL::int AS "isGap"
    FROM content c LEFT JOIN ${broken} ON b.id = c.id WHERE c.status <> 'TRASHED' GROUP BY c.type ORDER BY c.type`,
    { replica: true },
  ),
  country: statement(
    'report.content.countries',
    periodParams,
    ContentFigures,
    `
    WITH demand AS (
      SELECT code, count(*)::int AS requests FROM trip_requests r, unnest(r.country_codes) AS code WHERE ${isInPeriod('r.submitted_at')} GROUP BY code
    ), supply AS (
      SELECT c.type, c.content_country AS code, ${figures}
      FROM content c LEFT JOIN ${broken} ON b.id = c.id WHERE c.status <> 'TRASHED' AND c.content_country IS NOT NULL GROUP BY 1, 2
    )
    SELECT t.type, s.country_code::text AS key, s.name AS label, coalesce(f.published, 0) AS published,
      coalesce(f."publishedInPeriod", 0) AS "publishedInPeriod", coalesce(f.changed, 0) AS changed, coalesce(f."reviewDue", 0) AS "reviewDue",
      coalesce(f."withBrokenLinks", 0) AS "withBrokenLinks", coalesce(f.drafts, 0) AS drafts, coalesce(d.requests, 0) AS requests,
      (coalesce(f.published, 0) = 0 AND coalesce(d.requests, 0) > 0)::int AS "isGap"
    FROM country_settings s CROSS JOIN unnest(ARRAY[${typesOfCountries.map((type) => `'${type}'`).join(', ')}]) AS t (type)
      LEFT JOIN demand d ON d.code = s.country_code LEFT JOIN supply f ON f.code = s.country_code AND f.type = t.type
    WHERE s.served ORDER BY 3, 1`,
    { replica: true },
  ),
};
