import type { Context, Middleware } from 'koa';
import type { Transport } from '@farwend/api-contract/client';
import type { Services } from '#src/kernel/context.ts';
import type { Settings } from '#src/settings/settings.ts';
import type { Caller } from '@farwend/api-contract';
import { type Actor, createActor, is } from '#src/kernel/actor.ts';
import type { PageCaller } from './inProcessSend.ts';
import { type InlineTexts, pageContentSecurityPolicy } from './contentSecurityPolicy.ts';
import { isShared, type PageCache, type RenderedPage } from './pageCache.ts';
import { readFormBody } from './readFormBody.ts';
import { loadRequestActor } from './requestActor.ts';
import { findLoggedPath } from './requestRoute.ts';
import { sendSharedPage } from './sendSharedPage.ts';
import { writeSession } from './session.ts';

/** The exports of the site's server entry; loaded by path, so that neither package imports the other. */
export interface Site {
  render(
    request: Request,
    server: {
      send: Transport;
      sendPublic: Transport;
      mayCall: (call: string) => boolean;
      settings: PageSettings;
      devHead?: string;
      report?: (error: unknown) => void;
    },
  ): Promise<Response & Partial<SitePage>>;
}

/** What a response has if it is a page. */
interface SitePage {
  html: string;
  inline: InlineTexts;
  /** Whether the API was busy or unreachable. */
  isOutage: boolean;
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

/** Renders every path that is neither a file nor part of the API. Pages for anonymous visitors are cached briefly. */
export function renderSite(
  source: SiteSource,
  services: Services,
  sendAs: (caller: PageCaller) => Transport,
  origins: readonly string[],
  cache: PageCache,
  accessByCall: ReadonlyMap<string, readonly Caller[]>,
): Middleware {
  const { settings, log } = services;
  const pageSettings = buildPageSettings(settings);
  const isDev = source.devHead !== undefined;

  const renderPage = async (ctx: Context, actor: Actor): Promise<RenderedPage> => {
    const site = await source.load();
    const devHead = await source.devHead?.(ctx.url);
    const sessions: Parameters<PageCaller['onSession']>[0][] = [];
    const requestId = String(ctx.state['requestId']);
    const send = sendAs({ actor, requestId, onSession: (session) => sessions.push(session) });
    const sendPublic = sendAs({ actor: createVisitor(actor), requestId, onSession: () => {} });
    const request = await buildSiteRequest(ctx, settings);
    const report = (error: unknown) => log.error({ err: error, requestId, path: findLoggedPath(ctx) }, 'page failed');
    const response = await site.render(request, {
      send,
      sendPublic,
      mayCall: (call) => is(actor, ...(accessByCall.get(call) ?? [])),
      settings: pageSettings,
      report,
      ...(devHead === undefined ? {} : { devHead }),
    });
    for (const session of sessions) await writeSession(ctx, session, settings);
    const { status, html = await response.text(), inline = { scripts: [], styles: [] }, isOutage = false } = response;
    const policy = pageContentSecurityPolicy(inline, settings, isDev);
    return { status, headers: [...response.headers, ['Content-Security-Policy', policy]], body: Buffer.from(html), isOutage };
  };

  return async (ctx) => {
    const actor = await loadRequestActor(ctx, services, origins);
    const isCacheable = !isDev && !actor.person && (ctx.method === 'GET' || ctx.method === 'HEAD');
    const page = isCacheable ? await cache.get(ctx.url, () => renderPage(ctx, actor)) : await renderPage(ctx, actor);
    ctx.status = page.status;
    for (const [name, value] of page.headers) ctx.set(name, value);
    if (isShared(page)) await sendSharedPage(ctx, page);
    else ctx.body = page.body; // compressed, if at all, by koa-compress: nobody else asks for it
  };
}

/** Any anonymous visitor: what it reads may be shared with all the others. */
function createVisitor({ ipHash }: Actor): Actor {
  return createActor(null, { via: 'none', sessionHandle: null, tokenId: null, deviceId: null, ipHash });
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
  if (method === 'GET' || method === 'HEAD') return new Request(url); // HEAD has the headers of the whole page
  return new Request(url, { method, headers: { 'Accept-Language': ctx.get('Accept-Language') }, body: await readFormBody(ctx.req) });
}
