import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

/** Gives every request an id, and writes one JSON line and one measurement of it. Addresses without their query: it may hold personal data. */
export function logRequests(log: Logger, metrics: Metrics): Middleware {
  return async (ctx, next) => {
    const given = ctx.get('X-Request-Id');
    const requestId = /^[\w-]{8,80}$/.test(given) ? given : randomUUID();
    ctx.state['requestId'] = requestId;
    ctx.set('X-Request-Id', requestId);
    const started = performance.now();
    try {
      await next();
    } finally {
      const milliseconds = performance.now() - started;
      metrics.observe(ctx.method, areaOf(ctx.path), ctx.status, milliseconds / 1000);
      log.info(
        { requestId, method: ctx.method, path: ctx.path.slice(0, 200), status: ctx.status, ms: Math.round(milliseconds * 10) / 10 },
        'request',
      );
    }
  };
}

/** A few areas, so that ids in addresses do not make a measurement each. */
function areaOf(path: string): string {
  return /^\/(v2|v3)\/(\w{1,60})/.exec(path)?.slice(1).join('/') ?? (path.startsWith('/assets/') ? 'assets' : 'site');
}
