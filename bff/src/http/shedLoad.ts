import type { Middleware } from 'koa';
import { Failure } from './failure.ts';
import type { Readiness } from './health.ts';

/** Refuses what is more than the server can hold at once, at once; while draining, closes connections after their answer. */
export function shedLoad(maxInFlight: number, readiness: Readiness): Middleware {
  let inFlight = 0;
  return async (ctx, next) => {
    if (readiness.draining) ctx.set('Connection', 'close');
    if (inFlight >= maxInFlight)
      throw new Failure('server.maintenance', { message: 'Too busy just now. Try again.', headers: { 'Retry-After': '1' } });
    inFlight += 1;
    try {
      await next();
    } finally {
      inFlight -= 1;
    }
  };
}
