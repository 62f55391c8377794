import { LRUCache } from 'lru-cache';
import { type IRateLimiterOptions, RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** The counters of all limiters in memory, each with its limiter. */
export type Counters = LRUCache<string, RateLimiterMemory>;

/** A record, its timer and the entries of two maps. */
const COUNTER_BYTES = 500;

/** The least recently used are forgotten, so that many clients cannot fill the memory. */
export function createCounters(maxSize = 16 * 1024 * 1024): Counters {
  return new LRUCache<string, RateLimiterMemory>({
    maxSize,
    sizeCalculation: (_, name) => 2 * name.length + COUNTER_BYTES,
    dispose: (limiter, name) => void limiter.delete(name.slice(limiter.keyPrefix.length + 1)),
  });
}

/** Counts in memory, within the limit of all counters. */
export class BoundedRateLimiterMemory extends RateLimiterMemory {
  readonly #counters: Counters;

  constructor(options: IRateLimiterOptions, counters: Counters) {
    super(options);
    this.#counters = counters;
  }

  override async consume(key: string | number, points?: number, options?: object): Promise<RateLimiterRes> {
    this.#counters.set(`${this.keyPrefix}:${key}`, this, { ttl: this.duration * 1000 });
    return super.consume(key, points, options);
  }
}
