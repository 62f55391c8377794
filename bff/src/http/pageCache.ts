import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type CacheUsage, measureCache } from '#src/kernel/cacheUsage.ts';

const LIFETIME_MS = 10_000;
/** How long an outdated page is served without another attempt, after its rendering failed because the API was unreachable. */
const RETRY_MS = 5_000;
/** How old a page may become in an outage. */
const MAX_AGE_MS = 3_600_000;
const MAX_BYTES = 32 * 1024 * 1024;

export type PageCache = ReturnType<typeof createPageCache>;

export interface RenderedPage {
  status: number;
  headers: [string, string][];
  body: Buffer;
  /** Whether the API was busy or unreachable, so that an earlier copy of the page is better. */
  isOutage: boolean;
}

/** A page that is the same for every visitor. */
export interface SharedPage extends RenderedPage {
  /** Identifies its headers and body. */
  tag: string;
  /** When it has to be rendered again, in milliseconds since 1970. */
  freshUntil: number;
  /** The body as gzip, once somebody has asked for it. */
  compressed?: Promise<Buffer>;
}

/**
 * Caches pages that are the same for every visitor for ten seconds; concurrent requests share one rendering. Keeps only `public` 200s. While
 * a page cannot be rendered because the API is busy or unreachable, its last copy is served.
 */
export function createPageCache() {
  const pages = new LRUCache<string, SharedPage>({ maxSize: MAX_BYTES, ttl: MAX_AGE_MS, sizeCalculation: measurePage });
  const renderings = new Map<string, Promise<RenderedPage>>();
  const lookups = { hits: 0, misses: 0 };

  async function renderAndKeep(address: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    try {
      const page = await render();
      const earlier = pages.get(address);
      if (page.isOutage && earlier) {
        earlier.freshUntil = Date.now() + RETRY_MS;
        return earlier;
      }
      pages.delete(address);
      if (!isPublic(page)) return page;
      const shared = { ...page, tag: computeTag(page), freshUntil: Date.now() + LIFETIME_MS };
      pages.set(address, shared);
      return shared;
    } finally {
      renderings.delete(address);
    }
  }

  return {
    get(address: string, render: () => Promise<RenderedPage>): RenderedPage | Promise<RenderedPage> {
      const kept = pages.get(address);
      const cached = kept && kept.freshUntil > Date.now() ? kept : renderings.get(address);
      lookups[cached ? 'hits' : 'misses'] += 1;
      if (cached) return cached;
      const rendering = renderAndKeep(address, render);
      renderings.set(address, rendering);
      return rendering;
    },
    usage: (): CacheUsage => measureCache(pages, { ...lookups }),
  };
}

/** Whether a page came from the cache or has been put there. */
export function isShared(page: RenderedPage): page is SharedPage {
  return 'tag' in page;
}

function isPublic({ status, headers }: RenderedPage): boolean {
  return status === 200 && headers.some(([name, value]) => name.toLowerCase() === 'cache-control' && value.includes('public'));
}

function computeTag({ headers, body }: RenderedPage): string {
  return createHash('sha256').update(JSON.stringify(headers)).update(body).digest('base64url').slice(0, 22);
}

/** A quarter more than the page, for its compressed copy, and 1,000 bytes for the entry. */
function measurePage({ body }: SharedPage, address: string): number {
  return Math.ceil(body.length * 1.25) + 2 * address.length + 1_000;
}
