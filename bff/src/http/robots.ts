import type { Middleware } from 'koa';
import { createSitemap } from '#src/publishing/sitemap.ts';
import type { Services } from '#src/kernel/context.ts';

/** Environments that search engines must not index. */
const unindexedEnvironments: ReadonlySet<string> = new Set(['DEV', 'QA', 'STAGING']);
const disallowedPaths = [
  '/v2/',
  '/v3/',
  '/docs',
  '/login',
  '/logout',
  '/my-trips',
  '/account',
  '/search',
  '/trip-request/thank-you',
  '/*?preview=',
];

/** GET /robots.txt, /sitemap.xml and, when there are too many pages for one file, /sitemap-1.xml and following. */
export function robots(services: Services): Middleware {
  const { settings } = services;
  const sitemap = createSitemap(services);
  const rules = unindexedEnvironments.has(settings.appEnv)
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\n${disallowedPaths.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${settings.publicOrigin}/sitemap.xml\n`;

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path === '/robots.txt') {
      ctx.type = 'text/plain; charset=utf-8';
      ctx.set('Cache-Control', 'public, max-age=3600');
      ctx.body = rules;
      return;
    }
    if (!/^\/sitemap(-\d{1,4})?\.xml$/.test(ctx.path)) return next();
    const file = await sitemap(ctx.path);
    if (!file) return next();
    ctx.status = 200;
    ctx.type = 'application/xml; charset=utf-8';
    ctx.set('Cache-Control', 'public, no-cache'); // revalidated on each request, because it changes with every publication
    const etag = `"${Buffer.from(file.state).toString('base64url')}"`;
    ctx.set('ETag', etag);
    if (ctx.get('If-None-Match').includes(etag)) ctx.status = 304;
    else ctx.body = file.xml;
  };
}
