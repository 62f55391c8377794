import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { snippetColumns, SnippetRow } from './snippets.sql.ts';

export const selectRelatedContent = statement(
  'content.related',
  {
    itemId: z.uuid(),
    types: z.array(z.string()).readonly(),
    primaryLocationId: z.uuid().nullable(),
    contentCountry: z.string().nullable(),
    tripTypes: z.array(z.string()).readonly(),
    searchTerms: z.array(z.string()).readonly(),
    pins: z.array(z.uuid()).readonly(),
    limit: z.int(),
  },
  SnippetRow,
  `
  SELECT ${snippetColumns} FROM published_content p,
    LATERAL (SELECT
      CASE WHEN p.primary_location_id = :primaryLocationId THEN 5 ELSE 0 END
      + CASE WHEN p.content_country = :contentCountry THEN 3 ELSE 0 END
      + 2 * cardinality(ARRAY(SELECT unnest(p.trip_types) INTERSECT SELECT unnest(:tripTypes::text[])))
      + cardinality(ARRAY(SELECT unnest(p.search_terms) INTERSECT SELECT unnest(:searchTerms::text[]))) AS shared) s
  WHERE p.id <> :itemId AND (p.id = ANY (:pins::uuid[]) OR (p.type = ANY (:types::text[]) AND (
      p.primary_location_id = :primaryLocationId OR p.content_country = :contentCountry OR p.trip_types && :tripTypes::text[] OR p.search_terms && :searchTerms::text[])))
  ORDER BY array_position(:pins::uuid[], p.id) NULLS LAST,
    s.shared + 1 / (1 + greatest(0, extract(epoch FROM now() - p.published_at)) / 31557600) DESC, p.id
  LIMIT :limit`,
);

// The countries of the places count too, because most reviews are about a country. Those of an itinerary are its company’s, so that no index is
// needed to find them.
export const selectRelatedReviews = statement(
  'content.relatedReviews',
  { itemId: z.uuid(), places: z.array(z.uuid()).readonly(), companyId: z.uuid().nullable(), limit: z.int() },
  z.object({
    id: z.uuid(),
    title: z.string(),
    body: z.string(),
    /** 20 to 100. */
    rating: z.int(),
    authorName: z.string(),
    authorPlace: z.string().nullable(),
    reviewedAt: z.date(),
    companyId: z.uuid().nullable(),
    itineraryId: z.uuid().nullable(),
    locationIds: z.array(z.uuid()),
    helpfulCount: z.int(),
  }),
  `
  WITH near AS (SELECT array_agg(DISTINCT place) AS ids FROM (SELECT unnest(parent_ids || id) AS place FROM locations WHERE id = ANY (:places::uuid[])) of)
  SELECT r.id, r.title, r.body, r.rating, r.author_name AS "authorName", r.author_place AS "authorPlace", r.reviewed_at AS "reviewedAt",
    r.company_id AS "companyId", r.itinerary_id AS "itineraryId", r.location_ids AS "locationIds", r.helpful_count AS "helpfulCount"
  FROM reviews r, near WHERE r.status = 'PUBLISHED' AND (r.location_ids && near.ids OR r.company_id = :companyId)
  ORDER BY (r.itinerary_id = :itemId) IS TRUE DESC, (r.company_id = :companyId) IS TRUE DESC, r.location_ids && :places::uuid[] DESC, r.rating DESC, r.reviewed_at DESC, r.id LIMIT :limit`,
);
