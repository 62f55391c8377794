import { LRUCache } from 'lru-cache';
import { type CacheUsage, measureCache } from '#src/kernel/cacheUsage.ts';

/** Whether few enough rows match for a key sort, else about how many match. */
export type ListSize = { useKeySort: true } | { useKeySort: false; total: number };

/** Kept for a minute, while a user pages through the list, because determining a size costs more than a page. */
const sizes = new LRUCache<string, ListSize>({
  maxSize: 1024 * 1024,
  sizeCalculation: (_, listKey) => 2 * listKey.length + 200,
  ttl: 60_000,
});

export function measureListSizes(): CacheUsage {
  return measureCache(sizes);
}

/** The size determined for an earlier page of the list. */
export function getRememberedSize(listKey: string | null): ListSize | undefined {
  return listKey === null ? undefined : sizes.get(listKey);
}

export function rememberSize(listKey: string | null, size: ListSize): void {
  if (listKey !== null) sizes.set(listKey, size);
}
