import type { CallContext } from '#src/kernel/context.ts';
import {
  allReviewsCount,
  companyCounts,
  type CountStatements,
  itineraryCounts,
  MAX_COUNTED,
  MAX_WORDS,
  reviewCounts,
} from './countResults.sql.ts';
import type { SearchFilters, SearchKind, StoredSearchRow } from './storedSearch.model.ts';

/** Counts the published records that a search finds, up to 10,000. */
export async function countResults(
  kind: SearchKind,
  { q, filters }: Pick<StoredSearchRow, 'q' | 'filters'>,
  { db }: CallContext,
): Promise<number> {
  const patterns = buildPatterns(q);
  if (kind === 'review' && patterns.length === 0 && Object.values(filters).every((value) => value === undefined)) {
    return (await db.first(allReviewsCount, {}))?.count ?? 0;
  }
  const { statements, paramsFor } = kinds[kind];
  const params = { ...paramsFor(filters), ...Object.fromEntries(patterns.map((pattern, index) => [`word${index}`, pattern])) };
  const count = async (family: CountStatements['exact']) => {
    const countStatement = family[patterns.length];
    if (!countStatement) throw new RangeError(`no statement counts ${patterns.length} words`);
    return (await db.first(countStatement, params))?.count ?? 0;
  };
  // counting the matches of a very common word costs as much as reading the table
  if (patterns.length > 0 && (await count(statements.estimate)) > 2 * MAX_COUNTED) return MAX_COUNTED;
  return count(statements.exact);
}

const kinds: Record<SearchKind, { statements: CountStatements; paramsFor: (filters: SearchFilters) => Record<string, unknown> }> = {
  company: { statements: companyCounts, paramsFor: buildContentParams },
  itinerary: { statements: itineraryCounts, paramsFor: buildContentParams },
  review: { statements: reviewCounts, paramsFor: buildReviewParams },
};

/** The filters of a search as parameters of its condition. */
export function buildContentParams({ locationIds, tripTypes, companyId, nights, priceMaxUSD, months }: SearchFilters) {
  return {
    locationIds: locationIds ?? null,
    tripTypes: tripTypes ?? null,
    companyId: companyId ?? null,
    minNights: nights?.min ?? null,
    maxNights: nights?.max ?? null,
    priceMaxUSD: priceMaxUSD ?? null,
    months: months ?? null,
  };
}

function buildReviewParams({ locationIds, tripTypes, companyId, rating, verified, withPhotos }: SearchFilters): Record<string, unknown> {
  return {
    locationIds: locationIds ?? null,
    tripTypes: tripTypes ?? null,
    companyId: companyId ?? null,
    ratings: rating ?? null,
    verified: verified ?? null,
    withPhotos: withPhotos ?? null,
  };
}

/** Splits the query into LIKE patterns, one for each word. */
export function buildPatterns(q: string | null): string[] {
  if (!q) return [];
  return q
    .split(' ')
    .slice(0, MAX_WORDS)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
