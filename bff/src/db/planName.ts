import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Client } from 'pg';
import { type CacheUsage, measureCache } from '#src/kernel/cacheUsage.ts';

/** How many plans of list texts a connection keeps; PostgreSQL would keep each until the connection closes. */
export const MAX_PLANS = 200;

const PREFIX = 'rows.';
const MAX_BYTES = 4 * 1024 * 1024;
const names = new LRUCache<string, string>({ max: MAX_PLANS, maxSize: MAX_BYTES, sizeCalculation: (_, text) => 2 * text.length + 200 });
const plansByClient = new WeakMap<Client, LRUCache<string, true>>();

/**
 * The name of the prepared statement for a text that all callers share; none for a text with an id or a pattern in it, which may never
 * recur. The name is a hash of the text, so that an evicted text gets the same name again.
 */
export function getPlanName(text: string): { name?: string } {
  const cached = names.get(text);
  if (cached !== undefined) return { name: cached };
  if (/[0-9a-f]{8}-|LIKE/.test(text)) return {};
  const name = `${PREFIX}${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
  names.set(text, name);
  return { name };
}

export function measurePlanNames(): CacheUsage {
  return measureCache(names);
}

/**
 * Counts a plan of `planName` on its connection, before it is used; the least recently used one above the limit is handed to `evict`.
 * Plans of registered statements are not counted: there are only so many of them.
 */
export function trackPlan(client: Client, name: string | undefined, evict: (name: string) => void): void {
  if (!name?.startsWith(PREFIX)) return;
  const plans = plansByClient.get(client) ?? new LRUCache<string, true>({ max: MAX_PLANS, dispose: (_, evicted) => evict(evicted) });
  plansByClient.set(client, plans);
  if (plans.get(name) === undefined) plans.set(name, true);
}
