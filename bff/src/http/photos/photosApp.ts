import { photoSearch } from '@farwend/api-contract';
import Koa, { type Context, type Middleware } from 'koa';
import { findPhotos } from '#src/entities/images/findPhotos.ts';
import { ownOrigins } from '#src/http/csrf.ts';
import { answerErrors } from '#src/http/errors.ts';
import { Failure } from '#src/http/failure.ts';
import type { AnyHandler, Handler } from '#src/http/handler.ts';
import type { Readiness } from '#src/http/health.ts';
import { shedLoad } from '#src/http/loadShedding.ts';
import { createMetrics } from '#src/http/metrics.ts';
import { incomingOf, writeAnswer } from '#src/http/mount.ts';
import { logRequests } from '#src/http/requestLog.ts';
import { runCall } from '#src/http/runCall.ts';
import { securityHeaders } from '#src/http/securityHeaders.ts';
import type { Services } from '#src/services.ts';
import { createOriginals } from './originals.ts';
import { createPictures } from './pictures.ts';
import { servePictures } from './pictureRoutes.ts';
import { receiveUploads } from './uploadRoutes.ts';

/** The photos host: pictures in their sizes, uploads, the search. It knows no sessions; nothing personal is there. */
export function createPhotosApp(services: Services, readiness: Readiness): Koa {
  const { settings, log } = services;
  const originals = createOriginals(settings);
  const origins = ownOrigins(settings.publicOrigin, settings.isLocal);
  const app = new Koa({ proxy: settings.trustedProxies > 0, maxIpsCount: settings.trustedProxies });
  app.silent = true;
  app.use(logRequests(log, createMetrics(settings)));
  app.use(securityHeaders(settings));
  app.use(answerErrors(log));
  app.use(shedLoad(settings.maxInFlight, readiness));
  app.use(alive);
  app.use(servePictures(createPictures(originals, settings), settings.photosKey));
  app.use(forOurPages(origins));
  app.use(receiveUploads(originals, services));
  app.use(searchPhotos(services, origins));
  app.use(nothingElse);
  return app;
}

const alive: Middleware = async (ctx, next) => {
  if (ctx.path !== '/healthz') return next();
  ctx.set('Cache-Control', 'no-store');
  ctx.body = { status: 'ok' };
};

/** Our own pages may call it from the browser; no other site's. */
function forOurPages(origins: readonly string[]): Middleware {
  return async (ctx, next) => {
    const origin = ctx.get('Origin');
    ctx.vary('Origin');
    if (origins.includes(origin)) ctx.set('Access-Control-Allow-Origin', origin);
    if (ctx.method !== 'OPTIONS') return next();
    ctx.set({
      'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key',
      'Access-Control-Max-Age': '7200',
    });
    ctx.status = 204;
  };
}

const search: Handler<typeof photoSearch> = async ({ body: { usage, ...filters } }, context) => {
  const items = await findPhotos({ ...filters, usages: usage && [usage] }, context);
  return { body: { items, total: items.length, limit: filters.limit } };
};

function searchPhotos(services: Services, origins: readonly string[]): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== photoSearch.path) return next();
    if (ctx.method !== 'POST') throw new Failure('method.notAllowed', { message: `${ctx.path} answers POST.`, headers: { Allow: 'POST' } });
    const incoming = await incomingOf(ctx, services, origins);
    await writeAnswer(ctx, await runCall(photoSearch, search as AnyHandler, incoming, services), services);
  };
}

const nothingElse = (ctx: Context): never => {
  throw new Failure('resource.notFound', { message: `${ctx.path} is not an address of the photos host.` });
};
