import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import type { Metrics } from './metrics/metrics.ts';

/**
 * Assigns each request an id, logs it and measures its time. Neither the query nor a path with an email address is logged, because they
 * hold personal data.
 */
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
      const route = findRoute(ctx);
      const path = /@|%40/.test(ctx.path) ? route : ctx.path.slice(0, 200);
      metrics.observe(ctx.method, route, ctx.status, milliseconds / 1000);
      log.info({ requestId, method: ctx.method, path, status: ctx.status, ms: Math.round(milliseconds * 10) / 10 }, 'request');
    }
  };
}

/** The path of the call in the contract; of everything else only the kind, so that invented paths add no time series. */
function findRoute({ path, state }: Context): string {
  if (typeof state['route'] === 'string') return state['route'];
  if (/^\/v[23](?:\/|$)/.test(path)) return 'unknown call';
  return path.startsWith('/assets/') ? 'assets' : 'page';
}
