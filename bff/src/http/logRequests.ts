import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

/** Assigns each request an id, logs it and measures its time. Paths are logged without their query, which may hold personal data. */
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
      metrics.observe(ctx.method, routeArea(ctx.path), ctx.status, milliseconds / 1000);
      log.info(
        { requestId, method: ctx.method, path: ctx.path.slice(0, 200), status: ctx.status, ms: Math.round(milliseconds * 10) / 10 },
        'request',
      );
    }
  };
}

/** The metrics label of a path: without ids, so that the number of time series stays small. */
function routeArea(path: string): string {
  return /^\/(v2|v3)\/(\w{1,60})/.exec(path)?.slice(1).join('/') ?? (path.startsWith('/assets/') ? 'assets' : 'site');
}
