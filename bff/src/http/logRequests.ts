import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { Metrics } from './metrics/metrics.ts';
import { findLoggedPath, findRoute } from './requestRoute.ts';

/** Assigns each request an id, logs it and measures its time. The query is not logged, because it holds personal data. */
export function logRequests(log: Logger, metrics: Metrics): Middleware {
  return async (ctx, next) => {
    const received = ctx.get('X-Request-Id');
    const requestId = /^[\w-]{8,80}$/.test(received) ? received : randomUUID();
    ctx.state['requestId'] = requestId;
    ctx.set('X-Request-Id', requestId);
    const started = performance.now();
    try {
      await next();
    } finally {
      const milliseconds = performance.now() - started;
      const { method, status } = ctx;
      metrics.observe(method, findRoute(ctx), status, milliseconds / 1000);
      log.info({ requestId, method, path: findLoggedPath(ctx), status, ms: Math.round(milliseconds * 10) / 10 }, 'request');
    }
  };
}
