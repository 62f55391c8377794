import { LRUCache } from 'lru-cache';
import type { ChannelListener } from '#src/db/listen.ts';
import type { PublishedCache, PublishedItem, PublishedPage } from '#src/kernel/publishedCache.ts';

/** The channel on which PostgreSQL announces that something was published, changed or unpublished. */
export const PUBLISHED_CHANNEL = 'farwend_published';

/** Limits in characters; the least recently used entries are evicted. */
const MAX_ITEMS = 32_000_000;
const MAX_PAGES = 16_000_000;

/** An empty cache. It caches nothing until `listener` is connected, because it would miss invalidations. */
export function createPublishedCache(): PublishedCache & { listener: ChannelListener } {
  const state = { isListening: false, generation: 0 };
  const items = createCache<PublishedItem>(MAX_ITEMS);
  const pages = createCache<PublishedPage>(MAX_PAGES);

  async function findOrRead<T extends { json: string }, Read extends T | undefined>(
    cache: LRUCache<string, T>,
    key: string,
    read: () => Promise<Read>,
  ): Promise<T | Read> {
    const cached = cache.get(key);
    if (cached) return cached;
    const { generation } = state;
    const response = await read();
    const isCurrent = state.isListening && generation === state.generation; // otherwise it may be outdated already
    if (response && isCurrent && !cache.has(key)) cache.set(key, response);
    return response;
  }

  function clear(): void {
    items.clear();
    pages.clear();
    state.generation += 1;
  }

  return {
    find: (key, read) => findOrRead(items, key, read),
    findPage: (key, read) => findOrRead(pages, key, read),
    invalidate(db) {
      void db.afterCommit(clear);
    },
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

function createCache<T extends { json: string }>(maxSize: number): LRUCache<string, T> {
  return new LRUCache<string, T>({
    maxSize,
    // 500 for the overhead of an entry, so that many short responses cannot fill the memory
    sizeCalculation: ({ json }, key) => key.length + json.length + 500,
  });
}
