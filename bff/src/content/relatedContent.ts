import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { ContentFields, ContentName, EntityRef } from './content.model.ts';
import type { Piece } from './findPiece.ts';
import { snippetColumns, type SnippetRow, snippetsOf, type SnippetView } from './snippets.ts';

const MOST = 6;

/** What relatedness is measured by. */
type Measured = Pick<Piece<ContentFields>, 'id' | 'fields' | 'contentCountry'>;

/**
 * Published pieces of some kinds that are close to this one, at most six: pins first, then by score: 5 for the same place, 3 for the same
 * country, 2 for each shared trip type, 1 for each shared search term, and up to 1 for being new. Nothing shared is not related.
 */
export async function relatedContent(
  piece: Measured,
  kinds: readonly ContentName[],
  pins: readonly EntityRef[],
  context: CallContext,
): Promise<SnippetView[]> {
  return snippetsOf(await relatedRows(piece, kinds, pins, context), context);
}

/** The same as rows, for who makes snippets of many at once. */
export function relatedRows(
  piece: Measured,
  kinds: readonly ContentName[],
  pins: readonly EntityRef[],
  { sequelize }: CallContext,
): Promise<SnippetRow[]> {
  const { primaryLocationId, tripTypes, searchTerms } = piece.fields;
  return preparedQuery<SnippetRow>(sequelize, 'content.related', selectRelated, [
    piece.id,
    kinds,
    primaryLocationId,
    piece.contentCountry,
    tripTypes,
    searchTerms,
    pins.map(({ entityId }) => entityId),
    MOST,
  ]);
}

const selectRelated = `
  SELECT ${snippetColumns} FROM published_content p,
    LATERAL (SELECT
      CASE WHEN p.primary_location_id = $3 THEN 5 ELSE 0 END
      + CASE WHEN p.content_country = $4 THEN 3 ELSE 0 END
      + 2 * cardinality(ARRAY(SELECT unnest(p.trip_types) INTERSECT SELECT unnest($5::text[])))
      + cardinality(ARRAY(SELECT unnest(p.search_terms) INTERSECT SELECT unnest($6::text[]))) AS shared) s
  WHERE p.id <> $1 AND (p.id = ANY ($7::uuid[]) OR (p.type = ANY ($2::text[]) AND (
      p.primary_location_id = $3 OR p.content_country = $4 OR p.trip_types && $5::text[] OR p.search_terms && $6::text[])))
  ORDER BY array_position($7::uuid[], p.id) NULLS LAST,
    s.shared + 1 / (1 + greatest(0, extract(epoch FROM now() - p.published_at)) / 31557600) DESC, p.id
  LIMIT $8`;

/** A published review beside a piece. */
export interface RelatedReview {
  id: string;
  title: string;
  body: string;
  /** 20 to 100. */
  rating: number;
  authorName: string;
  authorPlace: string | null;
  reviewedAt: string;
  companyId: string | null;
  helpfulCount: number;
}

/** Published reviews of the same places, best and newest first; of the company first when the piece has one. At most six. */
export async function relatedReviews(
  { fields }: Pick<Measured, 'fields'>,
  companyId: string | null,
  { sequelize }: CallContext,
): Promise<RelatedReview[]> {
  const places = [...new Set([...(fields.primaryLocationId ? [fields.primaryLocationId] : []), ...fields.locationIds])];
  if (places.length === 0 && companyId === null) return [];
  const rows = await preparedQuery<Omit<RelatedReview, 'reviewedAt'> & { reviewedAt: Date }>(
    sequelize,
    'content.relatedReviews',
    selectReviews,
    [places, companyId, MOST],
  );
  return rows.map((row) => ({ ...row, reviewedAt: row.reviewedAt.toISOString() }));
}

// The country of each place counts as well: a review is mostly about a country.
const selectReviews = `
  WITH near AS (SELECT array_agg(DISTINCT place) AS ids FROM (SELECT unnest(parent_ids || id) AS place FROM locations WHERE id = ANY ($1::uuid[])) of)
  SELECT r.id, r.title, r.body, r.rating, r.author_name AS "authorName", r.author_place AS "authorPlace", r.reviewed_at AS "reviewedAt",
    r.company_id AS "companyId", r.helpful_count AS "helpfulCount"
  FROM reviews r, near WHERE r.status = 'PUBLISHED' AND (r.location_ids && near.ids OR r.company_id = $2)
  ORDER BY (r.company_id = $2) IS TRUE DESC, r.rating DESC, r.reviewed_at DESC, r.id LIMIT $3`;
