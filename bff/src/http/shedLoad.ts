import type { Middleware } from 'koa';
import { Failure } from '#src/kernel/failure.ts';

/** Load shedding: rejects requests beyond `maxInFlight` with 503 immediately. */
export function shedLoad(maxInFlight: number): Middleware {
  let inFlight = 0;
  return async (ctx, next) => {
    if (inFlight >= maxInFlight)
      throw new Failure('server.maintenance', {
        message: 'The server is too busy right now. Try again in a moment.',
        headers: { 'Retry-After': '1' },
      });
    inFlight += 1;
    try {
      await next();
    } finally {
      inFlight -= 1;
    }
  };
}
