import type { MetricSource } from '#src/kernel/metricSource.ts';
import type { RedisClient } from './redisClient.ts';

/** Whether the circuit breaker of Redis is closed, and how often a command without an answer has opened it. */
export function createRedisMetrics(redis: RedisClient): MetricSource {
  return {
    name: 'redis',
    metrics: [
      { name: 'farwend_redis_up', help: '1 while this node is connected to Redis and Redis answers' },
      { name: 'farwend_redis_timeouts_total', help: 'Connections closed because Redis did not answer in time', type: 'counter' },
    ],
    read: () => ({
      farwend_redis_up: [{ value: redis.status === 'ready' ? 1 : 0 }],
      farwend_redis_timeouts_total: [{ value: redis.timeouts }],
    }),
  };
}
