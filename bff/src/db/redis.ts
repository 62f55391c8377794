import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** A connection to Redis that comes back by itself; while it is away, commands fail soon instead of waiting. */
export function connectRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, connectTimeout: 2_000, commandTimeout: 2_000 });
  redis.on('error', (error: Error) => log.warn({ reason: error.message }, 'Redis cannot be reached'));
  return redis;
}
