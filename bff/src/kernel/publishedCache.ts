import type { CacheUsage } from './cacheUsage.ts';
import type { Db } from './db.ts';

/** A published version as it is sent to clients. */
export interface PublishedItem {
  id: string;
  version: number;
  /** The whole response body. */
  json: string;
}

/** A page of a list of published versions as it is sent to clients. */
export interface PublishedPage {
  /** The whole response body. */
  json: string;
  headers: Record<string, string>;
}

type FindOrRead<T> = <Read extends T | undefined>(key: string, read: () => Promise<Read>) => Promise<T | Read>;

/** In-memory cache of published items and list pages, active while this node receives every change notification. */
export interface PublishedCache {
  /** The item under a key, read if it is not cached; misses are not cached. */
  find: FindOrRead<PublishedItem>;
  /** The list page under a key. Pages have their own size limit, so that lists do not evict items. */
  findPage: FindOrRead<PublishedPage>;
  /** Changes whenever something published may have changed; null while that would be missed. For what is derived from all of it. */
  generation(): number | null;
  /** Clears the cache once the transaction has committed. */
  invalidate(db: Db): void;
  usage(): { items: CacheUsage; pages: CacheUsage };
}
