import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { isPageRequest, writeBusyPage } from './busyPage.ts';
import { type Failure, toProblem } from '#src/kernel/failure.ts';
import { toFailure } from '#src/db/postgresErrors.ts';
import { failSpan } from '#src/kernel/tracing.ts';
import { findLoggedPath } from './requestRoute.ts';

/** Turns every thrown error into a problem response; those with a 5xx status reveal no internals. */
export function handleErrors(log: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const failure = toFailure(error);
      const request = { requestId: ctx.state['requestId'], path: findLoggedPath(ctx) };
      if (failure.status >= 500) failSpan(error);
      if (failure === error && failure.status === 503) log.warn(request, failure.message);
      else if (failure.status >= 500) log.error({ err: error, ...request }, 'request failed');
      if (failure.status === 503 && isPageRequest(ctx)) writeBusyPage(ctx);
      else writeProblem(ctx, failure);
    }
  };
}

/** Writes a failure as application/problem+json. */
function writeProblem(ctx: Context, failure: Failure): void {
  ctx.status = failure.status;
  ctx.set({ 'Cache-Control': 'no-store', ...failure.details.headers });
  ctx.body = JSON.stringify(toProblem(failure, ctx.path, String(ctx.state['requestId'])));
  ctx.type = 'application/problem+json; charset=utf-8';
}
