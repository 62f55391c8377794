import { type SnippetRow, snippetColumns, snippetsOf, type SnippetView } from '#src/content/snippets.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';

const MOST = 6;

interface ReviewRow {
  id: string;
  title: string;
  body: string;
  rating: number;
  authorName: string;
  authorPlace: string | null;
  reviewedAt: Date;
  companyId: string | null;
  helpfulCount: number;
}

/** What is published about a place, what is mostly about it first, then what it occurs in, then what is about its surroundings; the newest first. */
export async function writtenAbout(id: string, kind: 'texts' | 'tours', context: CallContext): Promise<SnippetView[]> {
  const types = kind === 'tours' ? ['itinerary'] : ['article', 'guide', 'landingPage', 'company'];
  const rows = await preparedQuery<SnippetRow>(context.sequelize, 'location.related', selectRelated, [id, types, MOST], 'replica');
  return snippetsOf(rows, context);
}

/** Published reviews of journeys to a place or to what lies in it, the best and newest first. */
export async function reviewsOf(id: string, { sequelize }: CallContext) {
  const rows = await preparedQuery<ReviewRow>(sequelize, 'location.reviews', selectReviews, [id, MOST], 'replica');
  return rows.map((row) => ({ ...row, reviewedAt: row.reviewedAt.toISOString() }));
}

/** The words a place is looked for by: its names, its country, and what texts about it are searched by most. */
export async function searchTermsOf(
  { id, name, alternateNames, countryCode }: { id: string; name: string; alternateNames: string[]; countryCode: string | null },
  { sequelize }: CallContext,
): Promise<string[]> {
  const rows = await preparedQuery<{ term: string }>(sequelize, 'location.terms', selectTerms, [id, countryCode], 'replica');
  return [...new Set([name, ...alternateNames, ...rows.map(({ term }) => term)])].slice(0, 30);
}

/** The place and all that lies in it, as an array. */
const within = `
  WITH RECURSIVE within AS (
    SELECT $1::uuid AS id UNION SELECT l.id FROM within w JOIN locations l ON l.parent_ids @> ARRAY[w.id] WHERE l.status = 'ACTIVE'
  ), places AS MATERIALIZED (SELECT array_agg(id) AS ids FROM within)`;

const selectRelated = `${within}, above AS (
    SELECT parent_ids AS ids, country_code FROM locations WHERE id = $1
  )
  SELECT ${snippetColumns} FROM published_content p, places, above
  WHERE p.type = ANY ($2) AND (
    p.primary_location_id = ANY (places.ids) OR p.location_ids && places.ids OR p.location_ids && above.ids OR p.content_country = above.country_code)
  ORDER BY
    (CASE WHEN p.primary_location_id = $1 THEN 5 ELSE 0 END
      + CASE WHEN p.primary_location_id = ANY (places.ids) OR p.location_ids && places.ids THEN 4 ELSE 0 END
      + CASE WHEN p.content_country = above.country_code THEN 3 ELSE 0 END) DESC, p.published_at DESC, p.id
  LIMIT $3`;

const selectReviews = `${within}
  SELECT r.id, r.title, r.body, r.rating, r.author_name AS "authorName", r.author_place AS "authorPlace", r.reviewed_at AS "reviewedAt",
    r.company_id AS "companyId", r.helpful_count AS "helpfulCount"
  FROM reviews r, places WHERE r.status = 'PUBLISHED' AND r.location_ids && places.ids
  ORDER BY r.rating DESC, r.reviewed_at DESC, r.id LIMIT $2`;

const selectTerms = `
  SELECT term FROM (
    SELECT name AS term, 1000000 AS uses FROM locations WHERE iso_code2 = $2 AND type = 'COUNTRY' AND id <> $1
    UNION ALL
    SELECT term, count(*) FROM published_content p, unnest(p.search_terms) AS term
    WHERE p.primary_location_id = $1 OR p.location_ids @> ARRAY[$1::uuid] GROUP BY term
  ) terms ORDER BY uses DESC, term LIMIT 20`;
