import { photoSearch } from '@farwend/api-contract';
import Koa, { type Context, type Middleware } from 'koa';
import { findPhotos } from '#src/domains/editorial/images/findPhotos.ts';
import { ownOrigins } from '#src/http/csrf.ts';
import { handleErrors } from '#src/http/handleErrors.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { AnyHandler, Handler } from '#src/kernel/handler.ts';
import type { Readiness } from '#src/http/health.ts';
import { closeWhileDraining } from '#src/http/closeWhileDraining.ts';
import { shedLoad } from '#src/http/shedLoad.ts';
import { health } from '#src/http/health.ts';
import type { Metrics } from '#src/http/metrics/metrics.ts';
import { buildIncomingCall, writeReply } from '#src/http/mountApi.ts';
import { logRequests } from '#src/http/logRequests.ts';
import { runCall } from '#src/http/runCall.ts';
import { securityHeaders } from '#src/http/securityHeaders.ts';
import type { Services } from '#src/kernel/context.ts';
import { createOriginals } from '#src/platform/photos/originals.ts';
import { createPictures } from '#src/platform/photos/pictures.ts';
import { servePictures } from './pictureRoutes.ts';
import { receiveUploads } from './uploadRoutes.ts';

/** The photos host: pictures in all sizes, uploads and search. It has no sessions and serves nothing personal. */
export function createPhotosApp(services: Services, readiness: Readiness, metrics: Metrics): Koa {
  const { settings, log } = services;
  const originals = createOriginals(settings);
  const origins = ownOrigins(settings.publicOrigin, settings.isLocal);
  const app = new Koa({ proxy: settings.trustedProxies > 0, maxIpsCount: settings.trustedProxies });
  app.silent = true;
  app.use(closeWhileDraining(readiness));
  app.use(nameRoute);
  app.use(logRequests(log, metrics));
  app.use(securityHeaders(settings));
  app.use(handleErrors(log));
  app.use(health(services, readiness));
  app.use(metrics.serve);
  app.use(shedLoad(settings));
  app.use(servePictures(createPictures(originals, settings), settings.photosKeys));
  app.use(allowOwnOrigins(origins));
  app.use(receiveUploads(originals, services));
  app.use(searchPhotos(services, origins));
  app.use(rejectUnknownPath);
  return app;
}

/** One series for all pictures, which have more addresses than a metric may have labels. */
const nameRoute: Middleware = (ctx, next) => {
  ctx.state['route'] = 'photos';
  return next();
};

/** CORS for our own pages only. */
function allowOwnOrigins(origins: readonly string[]): Middleware {
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
    const incoming = await buildIncomingCall(ctx, services, origins);
    await writeReply(ctx, await runCall({ call: photoSearch, handler: search as AnyHandler }, incoming, services), services);
  };
}

const rejectUnknownPath = (ctx: Context): never => {
  throw new Failure('resource.notFound', { message: `${ctx.path} is not an address of the photos host.` });
};
