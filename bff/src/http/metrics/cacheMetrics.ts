import type { CacheUsage } from '#src/kernel/cacheUsage.ts';
import type { MetricSource } from '#src/kernel/metricSource.ts';

/** The caches of this process by name. */
export function createCacheMetrics(measure: () => Readonly<Record<string, CacheUsage>>): MetricSource {
  return {
    name: 'caches',
    metrics: [
      { name: 'farwend_cache_bytes', help: 'Memory that a cache takes, estimated from the length of its entries', labels: ['cache'] },
      { name: 'farwend_cache_limit_bytes', help: 'Memory that a cache takes at most', labels: ['cache'] },
      { name: 'farwend_cache_lookups_total', help: 'Look-ups in a cache', type: 'counter', labels: ['cache', 'result'] },
    ],
    read: () => {
      const caches = Object.entries(measure());
      return {
        farwend_cache_bytes: caches.map(([cache, { bytes }]) => ({ labels: { cache }, value: bytes })),
        farwend_cache_limit_bytes: caches.map(([cache, { limit }]) => ({ labels: { cache }, value: limit })),
        farwend_cache_lookups_total: caches.flatMap(([cache, { lookups }]) =>
          lookups
            ? [
                { labels: { cache, result: 'hit' }, value: lookups.hits },
                { labels: { cache, result: 'miss' }, value: lookups.misses },
              ]
            : [],
        ),
      };
    },
  };
}
