/** How much memory a cache takes and may take. */
export interface CacheUsage {
  bytes: number;
  limit: number;
}

/** The usage of an LRU cache whose entries have sizes. */
export function measureCache({ calculatedSize, maxSize }: { calculatedSize: number; maxSize: number }): CacheUsage {
  return { bytes: calculatedSize, limit: maxSize };
}
