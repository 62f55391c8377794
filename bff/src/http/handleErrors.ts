import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { Failure, problemOf } from './failure.ts';
import { databaseFailure } from './postgresErrors.ts';

/** Answers every thrown error as a problem, in one place; 5xx carry nothing of the inside. */
export function answerErrors(log: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const failure = failureOf(error);
      if (failure.status >= 500) log.error({ err: error, requestId: ctx.state['requestId'], path: ctx.path }, 'request failed');
      writeProblem(ctx, failure);
    }
  };
}

/** The failure that any thrown value stands for. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  return databaseFailure(error) ?? new Failure('server.error');
}

/** Writes a failure as application/problem+json. */
function writeProblem(ctx: Context, failure: Failure): void {
  ctx.status = failure.status;
  ctx.set({ 'Cache-Control': 'no-store', ...failure.details.headers });
  if (ctx.method === 'HEAD') {
    ctx.body = null;
    ctx.status = failure.status;
    return;
  }
  ctx.body = JSON.stringify(problemOf(failure, ctx.path, String(ctx.state['requestId'])));
  ctx.type = 'application/problem+json; charset=utf-8';
}
