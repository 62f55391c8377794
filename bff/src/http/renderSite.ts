import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Context, Middleware } from 'koa';
import type { Send } from '@farwend/api-contract/client';
import type { Services } from '#src/services.ts';
import type { Settings } from '#src/settings.ts';
import type { Actor } from './actor.ts';
import type { PageCaller } from './inProcess.ts';
import { createPageCache } from './pageCache.ts';
import { pageRoom } from './pageRoom.ts';
import { newSecret } from './secrets.ts';
import { pagePolicy } from './securityHeaders.ts';
import { readForm } from './readForm.ts';
import { writeSession } from './session.ts';
import { actorOfRequest, ensureDevice } from './visitor.ts';

/** What the site's server entry gives us; loaded by path, so neither package imports the other. */
export interface Site {
  render(
    request: Request,
    server: { send: Send; nonce: string; settings: PageSettings; devHead?: string; report?: (error: unknown) => void },
  ): Promise<Response>;
}
/** Where the site's entry comes from: the build, or the development server with what it adds to the head. */
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

/** Pages are rendered with this in place of the nonce, so that one rendering serves many visitors; unguessable, so nothing typed can hold it. */
const placeholder = randomBytes(18).toString('base64url');

/** Renders every address that is neither a file nor the API's. Anonymous pages come from a short cache. */
export function siteRender(
  source: SiteSource,
  services: Services,
  sendAs: (caller: PageCaller) => Send,
  origins: readonly string[],
): Middleware {
  const { settings, log } = services;
  const cache = createPageCache();
  const pageSettings = pageSettingsOf(settings);
  const isDev = source.devHead !== undefined;

  const renderPage = async (ctx: Context, actor: Actor): Promise<Page> => {
    const site = await source.load();
    const devHead = (await source.devHead?.(ctx.url))?.replaceAll('<script', `<script nonce="${placeholder}"`);
    const sessions: Parameters<PageCaller['onSession']>[0][] = [];
    const send = sendAs({ actor, requestId: String(ctx.state['requestId']), onSession: (session) => sessions.push(session) });
    const request = await requestOf(ctx, settings);
    const report = (error: unknown) => log.error({ err: error, requestId: ctx.state['requestId'], path: ctx.path }, 'page failed');
    const response = await site.render(request, {
      send,
      nonce: placeholder,
      settings: pageSettings,
      report,
      ...(devHead === undefined ? {} : { devHead }),
    });
    for (const session of sessions) await writeSession(ctx, session, settings);
    return {
      status: response.status,
      headers: [...response.headers],
      pieces: (await response.text()).split(placeholder).map((piece) => Buffer.from(piece)),
    };
  };

  return async (ctx) => {
    const actor = await actorOfRequest(ctx, services, origins);
    ensureDevice(ctx, () => newSecret('fwd_'), !settings.isLocal);
    const isCacheable = !isDev && !actor.person && (ctx.method === 'GET' || ctx.method === 'HEAD');
    const page = isCacheable ? await cache.get(ctx.url, () => renderPage(ctx, actor)) : await renderPage(ctx, actor);
    const nonce = randomBytes(16).toString('base64');
    ctx.status = page.status;
    for (const [name, value] of page.headers) ctx.append(name, value);
    ctx.set('Content-Security-Policy', pagePolicy(nonce, settings, isDev));
    ctx.body = withNonce(page.pieces, nonce, ctx.res);
  };
}

interface Page {
  status: number;
  headers: [string, string][];
  /** The HTML cut where the nonce goes. */
  pieces: Buffer[];
}

/** The page for one visitor: a cached page costs a copy, not a rendering or an encoding. */
function withNonce([first = nothing, ...others]: readonly Buffer[], nonce: string, response: ServerResponse): Buffer {
  const length = others.reduce((sum, piece) => sum + nonce.length + piece.length, first.length);
  const page = pageRoom(length, response);
  let at = first.copy(page);
  for (const piece of others) {
    at += page.write(nonce, at, 'latin1');
    at += piece.copy(page, at);
  }
  return page;
}

const nothing = Buffer.alloc(0);

function pageSettingsOf(settings: Settings): PageSettings {
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
 * The request as the site sees it: an absolute address of our own origin, never one from the Host header; forms of plain HTML as their
 * fields. No headers go along, so nothing of one visitor can get into a page that others are given.
 */
async function requestOf(ctx: Context, settings: Settings): Promise<Request> {
  const url = new URL(settings.publicOrigin + ctx.path);
  url.search = ctx.search;
  const reads = ctx.method === 'GET' || ctx.method === 'HEAD';
  return new Request(url, { method: ctx.method, ...(reads ? {} : { body: await readForm(ctx.req) }) });
}
