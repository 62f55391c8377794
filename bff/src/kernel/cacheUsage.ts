/** How much memory a cache takes and may take, and how its look-ups ended if it counts them. */
export interface CacheUsage {
  bytes: number;
  limit: number;
  lookups?: CacheLookups;
}

/** Look-ups since the start of the process. */
export interface CacheLookups {
  hits: number;
  misses: number;
}

/** The usage of an LRU cache whose entries have sizes. */
export function measureCache({ calculatedSize, maxSize }: { calculatedSize: number; maxSize: number }, lookups?: CacheLookups): CacheUsage {
  return { bytes: calculatedSize, limit: maxSize, ...(lookups && { lookups }) };
}
