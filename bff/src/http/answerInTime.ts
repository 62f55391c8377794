import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { Failure } from '#src/kernel/failure.ts';
import { findLoggedPath } from './requestRoute.ts';

/**
 * Answers 503 when the limit has passed since the request, or the end of its body. Its handling goes on: a caller learns whether a write
 * has taken effect by repeating it with the same `Idempotency-Key`.
 */
export function answerInTime(milliseconds: number, log: Logger): Middleware {
  return async (ctx, next) => {
    const { req } = ctx;
    const { promise: timeout, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => (req.complete ? reject(tooSlow()) : timer.refresh()), milliseconds);
    const restart = () => timer.refresh();
    req.once('end', restart);
    const handled = next();
    try {
      await Promise.race([handled, timeout]);
    } catch (error) {
      handled.catch(
        (late: unknown) => late === error || log.error({ err: late, path: findLoggedPath(ctx) }, 'request failed after it was answered'),
      );
      throw error;
    } finally {
      clearTimeout(timer);
      req.off('end', restart);
    }
  };
}

function tooSlow(): Failure {
  return new Failure('server.maintenance', {
    message: 'This took too long, because the server or its database is busy. Try again in a moment.',
    headers: { 'Retry-After': '1' },
  });
}
