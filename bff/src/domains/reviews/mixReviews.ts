/** What the mix needs to know of a review. */
export interface MixedReview {
  id: string;
  reviewedAt: string;
}

/** So many reviews at the beginning of the list are mixed; the critical ones stand second and seventh among them. */
const MIXED = 10;

/** The slice of the list newest first that holds what a page of the mixed list shows. */
export function findNewestSlice({ offset, limit }: Slice, criticalCount: number): Slice {
  const start = offset < MIXED ? 0 : offset - criticalCount;
  return { offset: start, limit: Math.max(offset + limit, MIXED) - start };
}

/**
 * A page of the mixed list: newest first, but the one or two critical reviews stand second and seventh. `newest` is the slice that
 * `findNewestSlice` named; behind the mixed reviews, every critical one that was taken from further back is left out at its own place.
 */
export function mixReviews<R extends MixedReview>(newest: readonly R[], critical: readonly R[], { offset, limit }: Slice): R[] {
  const taken = new Set(critical.map(({ id }) => id));
  const others = newest.filter(({ id }) => !taken.has(id));
  const [second, seventh] = critical;
  if (offset < MIXED) {
    const mixed = [...others.slice(0, 1), ...listOf(second), ...others.slice(1, 5), ...listOf(seventh), ...others.slice(5)];
    return mixed.slice(offset, offset + limit);
  }
  const [first] = newest;
  const passed = first ? critical.filter((one) => isNewer(one, first)).length : 0;
  return others.slice(passed, passed + limit);
}

interface Slice {
  offset: number;
  limit: number;
}

function listOf<T>(one: T | undefined): T[] {
  return one === undefined ? [] : [one];
}

/** Whether the first review comes before the second in the list newest first. */
function isNewer(one: MixedReview, other: MixedReview): boolean {
  return one.reviewedAt === other.reviewedAt ? one.id < other.id : one.reviewedAt > other.reviewedAt;
}
