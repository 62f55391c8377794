import type { Middleware } from 'koa';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Settings } from '#src/settings/settings.ts';
import { Failure } from '#src/kernel/failure.ts';

export interface Metrics {
  observe(method: string, area: string, status: number, seconds: number): void;
  /** GET /metrics, with the metrics token or, on LOCAL without one, from this machine. */
  serve: Middleware;
}

/** Prometheus metrics: request times by method, area and status class, and those of the process. */
export function createMetrics(settings: Settings): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'farwend_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'area', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.2, 0.5, 1, 3],
    registers: [registry],
  });
  return {
    observe: (method, area, status, seconds) => requests.observe({ method, area, status: `${Math.floor(status / 100)}xx` }, seconds),
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
