import type { Middleware } from 'koa';
import { inSpan } from '#src/kernel/tracing.ts';
import { findRoute } from './requestRoute.ts';

/** Records a span for each request, named after its route, which continues the caller's trace. */
export const traceRequests: Middleware = (ctx, next) => {
  const parent = { traceparent: ctx.get('traceparent'), tracestate: ctx.get('tracestate') };
  const attributes = { 'http.request.method': ctx.method };
  return inSpan(ctx.method, { kind: 'server', attributes, parent }, async (span) => {
    try {
      await next();
    } finally {
      const route = findRoute(ctx);
      span.rename(`${ctx.method} ${route}`);
      span.add({ 'http.route': route, 'http.response.status_code': ctx.status, 'farwend.request_id': String(ctx.state['requestId']) });
    }
  });
};
