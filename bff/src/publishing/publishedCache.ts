import { LRUCache } from 'lru-cache';
import type { ChannelListener } from '#src/db/listen.ts';
import { type CacheLookups, measureCache } from '#src/kernel/cacheUsage.ts';
import type { PublishedCache, PublishedItem, PublishedPage } from '#src/kernel/publishedCache.ts';

/** The channel on which PostgreSQL announces that something was published, changed or unpublished. */
export const PUBLISHED_CHANNEL = 'farwend_published';

/** Limits in bytes; the least recently used entries are evicted. */
const MAX_ITEM_BYTES = 32 * 1024 * 1024;
const MAX_PAGE_BYTES = 16 * 1024 * 1024;

/** An empty cache. It caches nothing until `listener` is connected, because it would miss invalidations. */
export function createPublishedCache(): PublishedCache & { listener: ChannelListener } {
  const state = { isListening: false, generation: 0 };
  const items = createCache<PublishedItem>(MAX_ITEM_BYTES);
  const pages = createCache<PublishedPage>(MAX_PAGE_BYTES);

  async function findOrRead<T extends { json: string }, Read extends T | undefined>(
    { cache, lookups }: CountedCache<T>,
    key: string,
    read: () => Promise<Read>,
  ): Promise<T | Read> {
    const cached = cache.get(key);
    lookups[cached ? 'hits' : 'misses'] += 1;
    if (cached) return cached;
    const { generation } = state;
    const response = await read();
    const isCurrent = state.isListening && generation === state.generation; // otherwise it may be outdated already
    if (response && isCurrent && !cache.has(key)) cache.set(key, response);
    return response;
  }

  function clear(): void {
    items.cache.clear();
    pages.cache.clear();
    state.generation += 1;
  }

  return {
    find: (key, read) => findOrRead(items, key, read),
    findPage: (key, read) => findOrRead(pages, key, read),
    generation: () => (state.isListening ? state.generation : null),
    invalidate(db) {
      void db.afterCommit(clear);
    },
    usage: () => ({ items: measureCache(items.cache, { ...items.lookups }), pages: measureCache(pages.cache, { ...pages.lookups }) }),
    listener: {
      onMessage: clear,
      onConnected: () => {
        clear();
        state.isListening = true;
      },
      onDisconnected: () => {
        state.isListening = false;
        clear();
      },
    },
  };
}

interface CountedCache<T extends object> {
  cache: LRUCache<string, T>;
  lookups: CacheLookups;
}

function createCache<T extends { json: string }>(maxSize: number): CountedCache<T> {
  const cache = new LRUCache<string, T>({
    maxSize,
    // two bytes a character, and 1,000 for the entry, so that many short responses cannot fill the memory
    sizeCalculation: ({ json }, key) => 2 * (key.length + json.length) + 1_000,
  });
  return { cache, lookups: { hits: 0, misses: 0 } };
}
