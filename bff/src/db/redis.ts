import type { Logger } from 'pino';
import { waitAtMost } from '#src/kernel/waitAtMost.ts';
import type { RedisClient } from './redisClient.ts';

/** How long a start waits for Redis, in milliseconds: commands before its first answer would fail. */
const START_MS = 2_000;

/** Connects to Redis, and does not wait long for one that is away: the connection is made as soon as it is there. */
export async function connectRedis(url: string, name: string, log: Logger): Promise<RedisClient> {
  const { RedisClient: Client } = await import('./redisClient.ts'); // large, and a single node does without it
  const redis = new Client(url, name);
  logAvailability(redis, name, log);
  await waitAtMost(START_MS, new Promise((resolve) => void redis.once('ready', resolve)));
  return redis;
}

/** Logs when Redis goes and when it is back, not every attempt to connect in between. */
function logAvailability(redis: RedisClient, name: string, log: Logger): void {
  let isAway = false;
  redis.on('error', ({ message }: Error) => {
    if (!isAway) log.warn({ connection: name, reason: message }, 'Redis is unreachable');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info({ connection: name }, 'Redis is back');
    isAway = false;
  });
}
