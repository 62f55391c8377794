import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { SearchKind, StoredSearchRow } from './storedSearch.model.ts';

/** Counted so far and no further: beyond it nobody asks how many. */
const COUNTED = 10_000;

/** How much a search finds among what is published, at most 10,000. */
export async function countResults(
  kind: SearchKind,
  { q, filters }: Pick<StoredSearchRow, 'q' | 'filters'>,
  { sequelize, transaction }: CallContext,
): Promise<number> {
  const [counted] = await preparedQuery<{ count: number }>(
    sequelize,
    `storedSearch.count.${kind}`,
    `SELECT count(*)::int AS count FROM (${found[kind]} LIMIT ${COUNTED}) found`,
    kind === 'review'
      ? [
          words(q),
          filters.locationIds ?? null,
          filters.tripTypes ?? null,
          filters.companyId ?? null,
          filters.rating ?? null,
          filters.verified ?? null,
          filters.withPhotos ?? null,
        ]
      : [
          words(q),
          filters.locationIds ?? null,
          filters.tripTypes ?? null,
          filters.companyId ?? null,
          filters.nights?.min ?? null,
          filters.nights?.max ?? null,
          filters.priceMaxUSD ?? null,
          filters.months ?? null,
        ],
    transaction,
  );
  return counted?.count ?? 0;
}

const content = (type: string, company: string) => `
  SELECT FROM published_content
  WHERE type = '${type}' AND ($1::text[] IS NULL OR search_text LIKE ALL (SELECT plain_text(word) FROM unnest($1::text[]) word))
    AND ($2::uuid[] IS NULL OR location_ids && $2 OR primary_location_id = ANY ($2)) AND ($3::text[] IS NULL OR trip_types && $3)
    AND ($4::uuid IS NULL OR ${company} = $4) AND ($5::int IS NULL OR nights >= $5) AND ($6::int IS NULL OR nights <= $6)
    AND ($7::int IS NULL OR price_usd <= $7)
    AND ($8::int[] IS NULL OR EXISTS (SELECT FROM jsonb_array_elements(coalesce(answer::jsonb -> 'bestMonths', '[]')) month WHERE (month #>> '{}')::int = ANY ($8)))`;

const found: Record<SearchKind, string> = {
  company: content('company', 'id'),
  itinerary: content('itinerary', 'company_id'),
  review: `
    SELECT FROM reviews
    WHERE status = 'PUBLISHED' AND ($1::text[] IS NULL OR search_text LIKE ALL (SELECT plain_text(word) FROM unnest($1::text[]) word))
      AND ($2::uuid[] IS NULL OR location_ids && $2) AND ($3::text[] IS NULL OR trip_types && $3) AND ($4::uuid IS NULL OR company_id = $4)
      AND ($5::int[] IS NULL OR rating = ANY ($5)) AND ($6::boolean IS NULL OR verified = $6) AND ($7::boolean IS NULL OR with_photos = $7)`,
};

/** The words as patterns; null: none. */
function words(q: string | null): string[] | null {
  if (!q) return null;
  return q
    .split(' ')
    .slice(0, 8)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
