import type { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** A connection to Redis that reconnects automatically; while it is down, commands fail fast instead of waiting. */
export async function connectRedis(url: string, log: Logger): Promise<Redis> {
  const { Redis: Client } = await import('ioredis'); // large, and a single node does without it
  const redis = new Client(url, { maxRetriesPerRequest: 1, connectTimeout: 2_000, commandTimeout: 2_000 });
  redis.on('error', (error: Error) => log.warn({ reason: error.message }, 'Redis is unreachable'));
  return redis;
}
