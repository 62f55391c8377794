import type { CacheUsage } from './cacheUsage.ts';

/** Points per window in seconds. `shared` classes are counted across nodes in PostgreSQL, the others in memory; with Redis, all there. */
export const rateLimitClasses = {
  anonymousRead: { points: 300, duration: 60, shared: false },
  anonymousWrite: { points: 20, duration: 60, shared: false },
  traveler: { points: 600, duration: 60, shared: false },
  staff: { points: 1200, duration: 60, shared: false },
  service: { points: 3000, duration: 60, shared: false },
  login: { points: 10, duration: 60, shared: true },
  username: { points: 5, duration: 60, shared: true },
  emailCheck: { points: 5, duration: 3600, shared: true },
  emailCheckAddress: { points: 20, duration: 3600, shared: true },
  event: { points: 120, duration: 60, shared: false },
  view: { points: 60, duration: 60, shared: false },
  draft: { points: 30, duration: 3600, shared: false },
  formAddress: { points: 1200, duration: 60, shared: false },
  tripRequest: { points: 10, duration: 3600, shared: true },
  tripRequestAddress: { points: 100, duration: 3600, shared: true },
  guestRequest: { points: 3, duration: 3600, shared: true },
  requestMail: { points: 3, duration: 3600, shared: true },
} as const;
export type RateLimitClass = keyof typeof rateLimitClasses;

export interface RateLimits {
  /** The memory of the counters that are not in PostgreSQL or Redis. */
  usage(): CacheUsage;
  /** Consumes one point of `key` and returns the RateLimit headers. Throws rate.limited. */
  consume(limit: RateLimitClass, key: string): Promise<Record<string, string>>;
}
