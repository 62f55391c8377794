import { z } from 'zod';
import type { Statement } from '#src/kernel/db.ts';
import { statement } from '#src/db/statement.ts';

/** Counting stops here, to limit its cost. */
export const MAX_COUNTED = 10_000;
/** Further words of a search are ignored. */
export const MAX_WORDS = 8;
/** Approximate number of rows the estimate reads. */
const SAMPLE_ROWS = 400;

const ids = z.array(z.uuid()).readonly().nullable();
const texts = z.array(z.string()).readonly().nullable();
const ints = z.array(z.int()).readonly().nullable();
const int = z.int().nullable();
const flag = z.boolean().nullable();

const shared = { locationIds: ids, tripTypes: texts, companyId: z.uuid().nullable() };
/** Parameters of the condition that itineraries fulfil which a search finds. */
export const contentFilters = { ...shared, minNights: int, maxNights: int, priceMaxUSD: int, months: ints };
const reviewFilters = { ...shared, ratings: ints, verified: flag, withPhotos: flag };
const Count = z.object({ count: z.int() });

export const companyCounts = defineCountStatements('company', contentFilters, 'published_content', buildContentCondition('company', 'id'));

/** What an itinerary fulfils that a search finds, but for its words. */
export const itineraryCondition = buildContentCondition('itinerary', 'company_id');

export const itineraryCounts = defineCountStatements('itinerary', contentFilters, 'published_content', itineraryCondition);

export const reviewCounts = defineCountStatements(
  'review',
  reviewFilters,
  'reviews',
  `status = 'PUBLISHED'
    AND (:locationIds::uuid[] IS NULL OR location_ids && :locationIds) AND (:tripTypes::text[] IS NULL OR trip_types && :tripTypes)
    AND (:companyId::uuid IS NULL OR company_id = :companyId) AND (:ratings::int[] IS NULL OR rating = ANY (:ratings))
    AND (:verified::boolean IS NULL OR verified = :verified) AND (:withPhotos::boolean IS NULL OR with_photos = :withPhotos)`,
);

/** Published reviews without any condition: their number is stored, and counting 10,000 rows would be the whole cost of such a search. */
export const allReviewsCount = statement(
  'storedSearch.count.review.stored',
  {},
  Count,
  `SELECT least(coalesce(sum(count), 0), ${MAX_COUNTED})::int AS count FROM review_counts WHERE scope_id = '00000000-0000-0000-0000-000000000000'`,
);

function buildContentCondition(type: string, companyColumn: string): string {
  return `type = '${type}'
    AND (:locationIds::uuid[] IS NULL OR location_ids && :locationIds OR primary_location_id = ANY (:locationIds))
    AND (:tripTypes::text[] IS NULL OR trip_types && :tripTypes) AND (:companyId::uuid IS NULL OR ${companyColumn} = :companyId)
    AND (:minNights::int IS NULL OR nights >= :minNights) AND (:maxNights::int IS NULL OR nights <= :maxNights)
    AND (:priceMaxUSD::int IS NULL OR price_usd <= :priceMaxUSD)
    AND (:months::int[] IS NULL OR EXISTS (SELECT FROM jsonb_array_elements(coalesce(answer::jsonb -> 'bestMonths', '[]')) month WHERE (month #>> '{}')::int = ANY (:months)))`;
}

type CountStatement = Statement<Record<string, unknown>, z.output<typeof Count>>;

/** The statements of one kind of search, by the number of words: each word is a condition that can use the trigram index. */
export interface CountStatements {
  exact: readonly CountStatement[];
  estimate: readonly CountStatement[];
}

function defineCountStatements(kind: string, filters: Record<string, z.ZodType>, table: string, condition: string): CountStatements {
  const word = z.string();
  const withWords = (count: number) => {
    const names = Array.from({ length: count }, (_, index) => `word${index}`);
    return {
      params: { ...filters, ...Object.fromEntries(names.map((name) => [name, word])) },
      where: [condition, ...names.map((name) => `search_text LIKE plain_text(:${name})`)].join(' AND '),
    };
  };
  const wordCounts = Array.from({ length: MAX_WORDS + 1 }, (_, count) => count);
  return {
    exact: wordCounts.map((count) => {
      const { params, where } = withWords(count);
      const text = `SELECT count(*)::int AS count FROM (SELECT FROM ${table} WHERE ${where} LIMIT ${MAX_COUNTED}) matches`;
      return statement(`storedSearch.count.${kind}.${count}.all`, params, Count, text);
    }),
    estimate: wordCounts.map((count) => {
      const { params, where } = withWords(count);
      return statement(`storedSearch.count.${kind}.${count}.sample`, params, Count, buildEstimateSql(table, where));
    }),
  };
}

/** Extrapolates from a sample of pages; 0 for small tables, which are counted exactly. */
function buildEstimateSql(table: string, where: string): string {
  const rows = `(SELECT greatest(reltuples, 0) FROM pg_class WHERE oid = '${table}'::regclass)`;
  return `SELECT CASE WHEN ${rows} <= ${2 * MAX_COUNTED} THEN 0 ELSE (
    SELECT coalesce(${rows} * count(*) FILTER (WHERE ${where}) / nullif(count(*), 0), 0)
    FROM ${table} TABLESAMPLE SYSTEM ((SELECT least(100, 100.0 * ${SAMPLE_ROWS} / greatest(reltuples, 1)) FROM pg_class WHERE oid = '${table}'::regclass))
  ) END::int AS count`;
}
