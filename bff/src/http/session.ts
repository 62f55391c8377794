import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import session from 'koa-session';
import type { Settings } from '#src/settings/settings.ts';
import type { SessionChange, SessionStart } from '#src/kernel/handler.ts';
import { newSecret } from '#src/settings/secrets.ts';
import { createSessionStore, sessionLifetimes, type SessionData, type SessionRecords } from './sessionStore.ts';
import { newId } from '#src/kernel/newId.ts';

/**
 * The session middleware: an opaque, signed, HttpOnly cookie and a store of our own. Requests without the cookie, which most are, skip it;
 * their session is opened only when a reply starts one.
 */
export function sessions(app: Koa, settings: Settings, records: SessionRecords): Middleware {
  const sessionMiddleware = session(app, {
    key: sessionCookieName(settings),
    store: createSessionStore(records),
    genid: () => newSecret('fws_'),
    httpOnly: true,
    signed: true,
    overwrite: true,
    sameSite: 'lax',
    secure: !settings.isLocal,
    rolling: false,
    renew: false,
  });
  const cookiePrefix = `${sessionCookieName(settings)}=`;
  return (ctx, next) => {
    if (ctx.headers.cookie?.includes(cookiePrefix)) return sessionMiddleware(ctx, next);
    ctx.state['openSession'] = (work: () => Promise<void>) => sessionMiddleware(ctx, work);
    return next();
  };
}

function sessionCookieName(settings: Settings): string {
  return settings.isLocal ? 'sid' : '__Host-sid';
}

/** Starts a session under a new id, ending that of the request, and sets the readable profile cookie. */
async function startSession(ctx: Context, { start, tokenId, profile }: SessionStart, settings: Settings): Promise<void> {
  const { userId, personType } = start;
  const maxAge = sessionLifetimes[personType].max * 1000;
  if (!ctx.session) return;
  ctx.session.maxAge = maxAge;
  Object.assign(ctx.session, { userId, personType, handle: newId(), tokenId } satisfies SessionData);
  await ctx.session.regenerate();
  ctx.cookies.set('user_session', encodeURIComponent(JSON.stringify(profile)), { ...profileCookieOptions(settings), maxAge });
}

/** Starts or ends the browser's session as a reply demands. */
export async function writeSession(ctx: Context, session: SessionChange | undefined, settings: Settings): Promise<void> {
  if (!session) return;
  const change = () => (session === 'end' ? endSession(ctx, settings) : startSession(ctx, session, settings));
  const open: ((work: () => Promise<void>) => Promise<void>) | undefined = ctx.state['openSession'];
  await (open ? open(change) : change());
}

/** Ends the session of the request and clears both cookies. */
async function endSession(ctx: Context, settings: Settings): Promise<void> {
  ctx.session = null;
  ctx.cookies.set('user_session', '', { ...profileCookieOptions(settings), maxAge: 0 });
}

/** Options of `user_session`, which only pages read and the server never does. */
function profileCookieOptions(settings: Settings) {
  return { httpOnly: false, signed: false, overwrite: true, sameSite: 'lax' as const, secure: !settings.isLocal };
}
