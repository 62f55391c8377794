import { describeLists } from './http/docs/describeLists.ts';
import Koa from 'koa';
import compress from 'koa-compress';
import type { Middleware } from 'koa';
import { constants } from 'node:zlib';
import { type DemoReference, docs } from './http/docs/docs.ts';
import { answerInTime } from './http/answerInTime.ts';
import { serveFiles } from './http/files/serveFiles.ts';
import { receiveEmails } from './http/mail/receiveEmails.ts';
import { serveExports } from './http/files/serveExports.ts';
import { ownOrigins } from './http/csrf.ts';
import { handleErrors } from './http/handleErrors.ts';
import { health, type Readiness } from './http/health.ts';
import { createInProcessSend } from './http/inProcessSend.ts';
import { closeWhileDraining } from './http/closeWhileDraining.ts';
import { shedLoad } from './http/shedLoad.ts';
import type { Metrics } from './http/metrics/metrics.ts';
import type { PageCache } from './http/pageCache.ts';
import { mountApi } from './http/mountApi.ts';
import { robots } from './http/robots.ts';
import { createRouteTable } from './http/routeTable.ts';
import { logRequests } from './http/logRequests.ts';
import { traceRequests } from './http/traceRequests.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { sendSecureCookies } from './http/sendSecureCookies.ts';
import { sessions } from './http/session.ts';
import type { SessionRecords } from './http/sessionStore.ts';
import { renderSite, type SiteSource } from './http/renderSite.ts';
import { serveStaticFiles } from './http/staticFiles.ts';
import type { Services } from './kernel/context.ts';
import { isTracing } from './kernel/tracing.ts';
import { routes } from './routes.ts';

/** What the server needs besides the services. */
export interface AppOptions {
  readiness: Readiness;
  metrics: Metrics;
  pageCache: PageCache;
  sessions: SessionRecords;
  /** Null: serves only the API. */
  site: SiteSource | null;
  /** Sign-ins and example ids for the API reference; null without demo data and outside of LOCAL. */
  demo: DemoReference | null;
}

/** Composes every middleware in order. `first`: middleware that development adds before the pages. */
export async function createApp(
  services: Services,
  { readiness, metrics, pageCache, sessions: sessionRecords, site, demo }: AppOptions,
  first: Middleware[] = [],
): Promise<Koa> {
  const { settings, log } = services;
  const table = createRouteTable(routes);
  const app = new Koa({ proxy: settings.trustedProxies > 0, maxIpsCount: settings.trustedProxies });
  app.keys = [...settings.sessionKeys];
  app.silent = true;

  app.use(closeWhileDraining(readiness));
  if (!settings.isLocal) app.use(sendSecureCookies);
  if (isTracing()) app.use(traceRequests);
  app.use(logRequests(log, metrics));
  app.use(securityHeaders(settings));
  app.use(handleErrors(log));
  app.use(health(services, readiness));
  app.use(metrics.serve);
  app.use(answerInTime(settings.answerMs, log));
  app.use(shedLoad(settings));
  app.use(
    compress({
      threshold: 1024,
      gzip: { flush: constants.Z_SYNC_FLUSH, level: 4 },
      br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    }),
  );
  app.use(docs(settings, demo, describeLists(routes)));
  app.use(robots(services));
  app.use(serveExports(settings));
  app.use(serveFiles(services));
  app.use(receiveEmails(services));
  if (site) app.use(await serveStaticFiles(settings.siteClient));
  for (const middleware of first) app.use(middleware);
  app.use(sessions(app, settings, sessionRecords));
  app.use(mountApi(table, services));
  if (site)
    app.use(
      renderSite(
        site,
        services,
        createInProcessSend(table, services),
        ownOrigins(settings.publicOrigin, settings.isLocal),
        pageCache,
        new Map(routes.map(({ call }) => [`${call.method} ${call.path}`, call.access])),
      ),
    );
  return app;
}
