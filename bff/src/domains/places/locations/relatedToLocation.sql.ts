import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { snippetColumns, SnippetRow } from '#src/publishing/snippets.sql.ts';

/** The ids of the location and its active descendants, as an array. */
const within = `
  WITH RECURSIVE within AS (
    SELECT :id::uuid AS id UNION SELECT l.id FROM within w JOIN locations l ON l.parent_ids @> ARRAY[w.id] WHERE l.status = 'ACTIVE'
  ), places AS MATERIALIZED (SELECT array_agg(id) AS ids FROM within)`;

export const selectRelated = statement(
  'location.related',
  { id: z.uuid(), types: z.array(z.string()).readonly(), limit: z.int() },
  SnippetRow,
  `${within}, above AS (
    SELECT parent_ids AS ids, country_code FROM locations WHERE id = :id
  )
  SELECT ${snippetColumns} FROM published_content p, places, above
  WHERE p.type = ANY (:types) AND (
    p.primary_location_id = ANY (places.ids) OR p.location_ids && places.ids OR p.location_ids && above.ids OR p.content_country = above.country_code)
  ORDER BY
    (CASE WHEN p.primary_location_id = :id THEN 5 ELSE 0 END
      + CASE WHEN p.primary_location_id = ANY (places.ids) OR p.location_ids && places.ids THEN 4 ELSE 0 END
      + CASE WHEN p.content_country = above.country_code THEN 3 ELSE 0 END) DESC, p.published_at DESC, p.id
  LIMIT :limit`,
  { replica: true },
);

const ReviewRow = z.object({
  id: z.uuid(),
  title: z.string(),
  body: z.string(),
  rating: z.int(),
  authorName: z.string(),
  authorPlace: z.string().nullable(),
  reviewedAt: z.date(),
  companyId: z.uuid().nullable(),
  itineraryId: z.uuid().nullable(),
  locationIds: z.array(z.uuid()),
  helpfulCount: z.int(),
});
export type ReviewRow = z.output<typeof ReviewRow>;

export const selectReviews = statement(
  'location.reviews',
  { id: z.uuid(), limit: z.int() },
  ReviewRow,
  `${within}
  SELECT r.id, r.title, r.body, r.rating, r.author_name AS "authorName", r.author_place AS "authorPlace", r.reviewed_at AS "reviewedAt",
    r.company_id AS "companyId", r.itinerary_id AS "itineraryId", r.location_ids AS "locationIds", r.helpful_count AS "helpfulCount"
  FROM reviews r, places WHERE r.status = 'PUBLISHED' AND r.location_ids && places.ids
  ORDER BY r.rating DESC, r.reviewed_at DESC, r.id LIMIT :limit`,
  { replica: true },
);

export const selectSearchTerms = statement(
  'location.terms',
  { id: z.uuid(), countryCode: z.string().nullable() },
  z.object({
    term: z.string(),
  }),
  `
  SELECT term FROM (
    SELECT name AS term, 1000000 AS uses FROM locations WHERE iso_code2 = :countryCode AND type = 'COUNTRY' AND id <> :id
    UNION ALL
    SELECT term, count(*) FROM published_content p, unnest(p.search_terms) AS term
    WHERE p.primary_location_id = :id OR p.location_ids @> ARRAY[:id::uuid] GROUP BY term
  ) terms ORDER BY uses DESC, term LIMIT 20`,
  { replica: true },
);
