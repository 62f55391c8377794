import { LRUCache } from 'lru-cache';
import { type CacheUsage, measureCache } from '#src/kernel/cacheUsage.ts';
import type { RenderedPage } from './insertNonce.ts';

const LIFETIME_MS = 10_000;
const MAX_BYTES = 32 * 1024 * 1024;

export type PageCache = ReturnType<typeof createPageCache>;

/** Caches pages that are the same for every visitor for ten seconds; concurrent requests share one rendering. Keeps only `public` 200s. */
export function createPageCache() {
  const pages = new LRUCache<string, RenderedPage>({ maxSize: MAX_BYTES, ttl: LIFETIME_MS, sizeCalculation: measurePage });
  const renderings = new Map<string, Promise<RenderedPage>>();
  const lookups = { hits: 0, misses: 0 };

  async function renderAndKeep(address: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    try {
      const page = await render();
      if (isPublic(page)) pages.set(address, page);
      return page;
    } finally {
      renderings.delete(address);
    }
  }

  return {
    get(address: string, render: () => Promise<RenderedPage>): RenderedPage | Promise<RenderedPage> {
      const cached = pages.get(address) ?? renderings.get(address);
      lookups[cached ? 'hits' : 'misses'] += 1;
      if (cached) return cached;
      const rendering = renderAndKeep(address, render);
      renderings.set(address, rendering);
      return rendering;
    },
    usage: (): CacheUsage => measureCache(pages, { ...lookups }),
  };
}

/** Whether a page is the same for every visitor, and so kept. */
export function isPublic({ status, headers }: Pick<RenderedPage, 'status' | 'headers'>): boolean {
  return status === 200 && headers.some(([name, value]) => name.toLowerCase() === 'cache-control' && value.includes('public'));
}

/** A quarter more than the page, for its compressed copy, and 1,000 bytes for the entry. */
function measurePage({ segments }: RenderedPage, address: string): number {
  const bytes = segments.reduce((sum, segment) => sum + segment.length, 0);
  return Math.ceil(bytes * 1.25) + 2 * address.length + 1_000;
}
