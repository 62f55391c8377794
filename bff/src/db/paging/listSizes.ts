import { LRUCache } from 'lru-cache';

/** Whether few enough rows match for a key sort, else about how many match. */
export type ListSize = { useKeySort: true } | { useKeySort: false; total: number };

/** Kept for a minute, while a user pages through the list, because determining a size costs more than a page. */
const sizes = new LRUCache<string, ListSize>({ max: 500, ttl: 60_000 });

/** The size determined for an earlier page of the list. */
export function getRememberedSize(listKey: string | null): ListSize | undefined {
  return listKey === null ? undefined : sizes.get(listKey);
}

export function rememberSize(listKey: string | null, size: ListSize): void {
  if (listKey !== null) sizes.set(listKey, size);
}
