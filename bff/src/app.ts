import Koa from 'koa';
import compress from 'koa-compress';
import type { Middleware } from 'koa';
import { constants } from 'node:zlib';
import { docs } from './docs/docs.ts';
import { handlers } from './entities/handlers.ts';
import { serveFiles } from './files/serveFiles.ts';
import { serveExports } from './exports/serveExports.ts';
import { ownOrigins } from './http/csrf.ts';
import { answerErrors } from './http/errors.ts';
import { health, type Readiness } from './http/health.ts';
import { inProcessSends } from './http/inProcess.ts';
import { shedLoad } from './http/loadShedding.ts';
import { createMetrics } from './http/metrics.ts';
import { mount, routesOf } from './http/mount.ts';
import { robots } from './http/robots.ts';
import { logRequests } from './http/requestLog.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { sessions } from './http/session.ts';
import { siteRender, type SiteSource } from './http/siteRender.ts';
import { staticFiles } from './http/staticFiles.ts';
import type { Services } from './services.ts';

/** The whole server: every middleware in its order. `first` is what development puts before the pages. */
export async function createApp(services: Services, readiness: Readiness, site: SiteSource | null, first: Middleware[] = []): Promise<Koa> {
  const { settings, sequelize, log } = services;
  const routes = routesOf(handlers);
  const metrics = createMetrics(settings);
  const app = new Koa({ proxy: settings.trustedProxies > 0, maxIpsCount: settings.trustedProxies });
  app.keys = [...settings.sessionKeys];
  app.silent = true;

  app.use(logRequests(log, metrics));
  app.use(securityHeaders(settings));
  app.use(answerErrors(log));
  app.use(health(sequelize, readiness));
  app.use(metrics.serve);
  app.use(shedLoad(settings.maxInFlight, readiness));
  app.use(
    compress({
      threshold: 1024,
      gzip: { flush: constants.Z_SYNC_FLUSH, level: 4 },
      br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    }),
  );
  app.use(docs(services));
  app.use(robots(services));
  app.use(serveExports(settings));
  app.use(serveFiles(services));
  if (site) app.use(await staticFiles(settings.siteClient));
  for (const middleware of first) app.use(middleware);
  app.use(sessions(app, settings, services.sessionRecords));
  app.use(mount(routes, services));
  if (site) app.use(siteRender(site, services, inProcessSends(routes, services), ownOrigins(settings.publicOrigin, settings.isLocal)));
  return app;
}
