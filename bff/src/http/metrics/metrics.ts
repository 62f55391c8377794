import type { Middleware } from 'koa';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Settings } from '#src/settings/settings.ts';
import type { CacheUsage } from '#src/kernel/cacheUsage.ts';
import { Failure } from '#src/kernel/failure.ts';

export interface Metrics {
  observe(method: string, route: string, status: number, seconds: number): void;
  /** GET /metrics, with the metrics token or, on LOCAL without one, from this machine. */
  serve: Middleware;
}

/**
 * Prometheus metrics: request times by method, route and status class, the memory of caches, and those of the process. `measureCaches`: the
 * usage of each cache by name.
 */
export function createMetrics(settings: Settings, measureCaches: () => Record<string, CacheUsage> = () => ({})): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'farwend_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.2, 0.5, 1, 3],
    registers: [registry],
  });
  const gauge = (name: string, help: string, read: (usage: CacheUsage) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['cache'],
      registers: [registry],
      collect() {
        for (const [cache, usage] of Object.entries(measureCaches())) this.set({ cache }, read(usage));
      },
    });
  gauge('farwend_cache_bytes', 'Memory that a cache takes, estimated from the length of its entries', ({ bytes }) => bytes);
  gauge('farwend_cache_limit_bytes', 'Memory that a cache takes at most', ({ limit }) => limit);
  return {
    observe: (method, route, status, seconds) => requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds),
    serve: async (ctx, next) => {
      if (ctx.path !== '/metrics') return next();
      if (!mayRead(ctx.ip, ctx.get('Authorization'), settings)) throw new Failure('resource.notFound');
      ctx.type = registry.contentType;
      ctx.body = await registry.metrics();
    },
  };
}

function mayRead(ip: string, authorization: string, { isLocal, metricsToken }: Settings): boolean {
  if (metricsToken !== undefined) return authorization === `Bearer ${metricsToken}`;
  return isLocal && /^(?:::1|(?:::ffff:)?127\.)/.test(ip);
}
