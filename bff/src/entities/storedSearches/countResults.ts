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
  const values =
    kind === 'review'
      ? [
          filters.locationIds ?? null,
          filters.tripTypes ?? null,
          filters.companyId ?? null,
          filters.rating ?? null,
          filters.verified ?? null,
          filters.withPhotos ?? null,
        ]
      : [
          filters.locationIds ?? null,
          filters.tripTypes ?? null,
          filters.companyId ?? null,
          filters.nights?.min ?? null,
          filters.nights?.max ?? null,
          filters.priceMaxUSD ?? null,
          filters.months ?? null,
        ];
  const patterns = patternsOf(q);
  const holds = patterns.map((_, index) => ` AND search_text LIKE plain_text($${values.length + index + 1})`).join('');
  const name = `storedSearch.count.${kind}.${patterns.length}`;
  const { table, where } = found[kind];
  const count = async (way: string, text: string) => {
    const [row] = await preparedQuery<{ count: number }>(sequelize, `${name}.${way}`, text, [...values, ...patterns], transaction);
    return row?.count ?? 0;
  };
  if (patterns.length > 0 && (await count('sample', sampled(table, where + holds))) > 2 * COUNTED) return COUNTED;
  return count('all', `SELECT count(*)::int AS count FROM (SELECT FROM ${table} WHERE ${where}${holds} LIMIT ${COUNTED}) found`);
}

/**
 * About how much of a table fits, by some of its pages: to look for a word that stands nearly everywhere costs as much as reading the
 * table. Small tables are not guessed at: 0.
 */
function sampled(table: string, where: string): string {
  const rows = `(SELECT greatest(reltuples, 0) FROM pg_class WHERE oid = '${table}'::regclass)`;
  return `SELECT CASE WHEN ${rows} <= ${2 * COUNTED} THEN 0 ELSE (
    SELECT coalesce(${rows} * count(*) FILTER (WHERE ${where}) / nullif(count(*), 0), 0)
    FROM ${table} TABLESAMPLE SYSTEM ((SELECT least(100, 100.0 * ${SAMPLE} / greatest(reltuples, 1)) FROM pg_class WHERE oid = '${table}'::regclass))
  ) END::int AS count`;
}
const SAMPLE = 400;

const content = (type: string, company: string) => ({
  table: 'published_content',
  where: `type = '${type}'
    AND ($1::uuid[] IS NULL OR location_ids && $1 OR primary_location_id = ANY ($1)) AND ($2::text[] IS NULL OR trip_types && $2)
    AND ($3::uuid IS NULL OR ${company} = $3) AND ($4::int IS NULL OR nights >= $4) AND ($5::int IS NULL OR nights <= $5)
    AND ($6::int IS NULL OR price_usd <= $6)
    AND ($7::int[] IS NULL OR EXISTS (SELECT FROM jsonb_array_elements(coalesce(answer::jsonb -> 'bestMonths', '[]')) month WHERE (month #>> '{}')::int = ANY ($7)))`,
});

const found: Record<SearchKind, { table: string; where: string }> = {
  company: content('company', 'id'),
  itinerary: content('itinerary', 'company_id'),
  review: {
    table: 'reviews',
    where: `status = 'PUBLISHED'
      AND ($1::uuid[] IS NULL OR location_ids && $1) AND ($2::text[] IS NULL OR trip_types && $2) AND ($3::uuid IS NULL OR company_id = $3)
      AND ($4::int[] IS NULL OR rating = ANY ($4)) AND ($5::boolean IS NULL OR verified = $5) AND ($6::boolean IS NULL OR with_photos = $6)`,
  },
};

/** The words as patterns; each must stand in the text. */
function patternsOf(q: string | null): string[] {
  if (!q) return [];
  return q
    .split(' ')
    .slice(0, 8)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
