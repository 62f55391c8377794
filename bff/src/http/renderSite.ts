import { randomBytes } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Transport } from '@farwend/api-contract/client';
import type { Services } from '#src/kernel/context.ts';
import type { Settings } from '#src/settings/settings.ts';
import type { Actor } from '#src/kernel/actor.ts';
import type { PageCaller } from './inProcessSend.ts';
import { type PageCache, isPublic } from './pageCache.ts';
import { encodePage, type PageHtml } from './encodePage.ts';
import { insertNonce, insertNonceCompressed, type RenderedPage } from './insertNonce.ts';
import { newSecret } from '#src/settings/secrets.ts';
import { pageContentSecurityPolicy } from './securityHeaders.ts';
import { readFormBody } from './readFormBody.ts';
import { writeSession } from './session.ts';
import { loadRequestActor, ensureDeviceCookie } from './requestActor.ts';

/** The exports of the site's server entry; loaded by path, so that neither package imports the other. */
export interface Site {
  render(
    request: Request,
    server: { send: Transport; nonce: string; settings: PageSettings; devHead?: string; report?: (error: unknown) => void },
  ): Promise<Response & { html?: PageHtml }>;
}
/** Loads the site's entry: from the build, or from the development server, which adds to the head. */
export interface SiteSource {
  load(): Promise<Site>;
  devHead?(url: string): Promise<string>;
}

interface PageSettings {
  origin: string;
  portals: Settings['portalUrls'];
  reviewsScriptUrl: string | null;
  chatScriptUrl: string | null;
  hasSso: boolean;
  captcha: { provider: 'altcha' } | { provider: 'recaptcha'; siteKey: string };
  sso: boolean;
}

/** Stands for the nonce in a rendered page, so that one rendering serves many visitors; unguessable, so user input cannot contain it. */
const noncePlaceholder = randomBytes(18).toString('base64url');

/** Renders every path that is neither a file nor part of the API. Pages for anonymous visitors are cached briefly. */
export function renderSite(
  source: SiteSource,
  services: Services,
  sendAs: (caller: PageCaller) => Transport,
  origins: readonly string[],
  cache: PageCache,
): Middleware {
  const { settings, log } = services;
  const pageSettings = buildPageSettings(settings);
  const isDev = source.devHead !== undefined;

  const renderPage = async (ctx: Context, actor: Actor): Promise<RenderedPage> => {
    const site = await source.load();
    const devHead = (await source.devHead?.(ctx.url))?.replaceAll('<script', `<script nonce="${noncePlaceholder}"`);
    const sessions: Parameters<PageCaller['onSession']>[0][] = [];
    const send = sendAs({ actor, requestId: String(ctx.state['requestId']), onSession: (session) => sessions.push(session) });
    const request = await buildSiteRequest(ctx, settings);
    const report = (error: unknown) => log.error({ err: error, requestId: ctx.state['requestId'], path: ctx.path }, 'page failed');
    const response = await site.render(request, {
      send,
      nonce: noncePlaceholder,
      settings: pageSettings,
      report,
      ...(devHead === undefined ? {} : { devHead }),
    });
    for (const session of sessions) await writeSession(ctx, session, settings);
    const html = response.html ?? { before: await response.text(), shared: '', after: '' };
    return { status: response.status, headers: [...response.headers], segments: encodePage(html, noncePlaceholder) };
  };

  return async (ctx) => {
    const actor = await loadRequestActor(ctx, services, origins);
    ensureDeviceCookie(ctx, () => newSecret('fwd_'), !settings.isLocal);
    const isCacheable = !isDev && !actor.person && (ctx.method === 'GET' || ctx.method === 'HEAD');
    const page = isCacheable ? await cache.get(ctx.url, () => renderPage(ctx, actor)) : await renderPage(ctx, actor);
    const nonce = randomBytes(16).toString('base64');
    ctx.status = page.status;
    for (const [name, value] of page.headers) ctx.append(name, value);
    ctx.set('Content-Security-Policy', pageContentSecurityPolicy(nonce, settings, isDev));
    // Compressing what nobody else asks for would only hold up the event loop; that is left to koa-compress.
    if (isCacheable && isPublic(page) && ctx.acceptsEncodings('gzip', 'identity') === 'gzip') {
      ctx.set('Content-Encoding', 'gzip');
      ctx.body = insertNonceCompressed(page, Buffer.from(nonce), ctx.res);
    } else ctx.body = insertNonce(page, Buffer.from(nonce), ctx.res);
  };
}

function buildPageSettings(settings: Settings): PageSettings {
  return {
    origin: settings.publicOrigin,
    portals: settings.portalUrls,
    reviewsScriptUrl: settings.reviewsScriptUrl ?? null,
    chatScriptUrl: settings.chatScriptUrl ?? null,
    hasSso: settings.saml !== undefined,
    captcha:
      settings.captcha === 'recaptcha' ? { provider: 'recaptcha', siteKey: settings.recaptchaSiteKey ?? '' } : { provider: 'altcha' },
    sso: settings.saml !== undefined && settings.samlOpens === 'everybody',
  };
}

/**
 * The request passed to the site: its URL has our own origin, never that of the Host header, and its body the fields of an HTML form.
 * Without headers, so that nothing of one visitor can get into a page that others receive; only a posted form, whose answer nobody else
 * receives, comes with the language in which its dates are written.
 */
async function buildSiteRequest(ctx: Context, settings: Settings): Promise<Request> {
  const url = new URL(settings.publicOrigin + ctx.path);
  url.search = ctx.search;
  const { method } = ctx;
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method });
  return new Request(url, { method, headers: { 'Accept-Language': ctx.get('Accept-Language') }, body: await readFormBody(ctx.req) });
}
