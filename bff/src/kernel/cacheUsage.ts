/** How much memory a cache takes and may take. */
export interface CacheUsage {
  bytes: number;
  limit: number;
}
