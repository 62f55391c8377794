import type { Middleware } from 'koa';
import type { Readiness } from './health.ts';

/** While the server drains, every connection ends with its response: a keep-alive client would hold it open. */
export function closeWhileDraining(readiness: Readiness): Middleware {
  return async (ctx, next) => {
    await next();
    if (readiness.draining) ctx.set('Connection', 'close'); // also for requests that began before
  };
}
