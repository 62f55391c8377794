import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import session from 'koa-session';
import type { Settings } from '#src/settings.ts';
import type { SessionChange, SessionStart } from './handler.ts';
import { newSecret } from './secrets.ts';
import { createSessionStore, sessionLife, type SessionData, type SessionRecords } from './sessionStore.ts';
import { newId } from '#src/database/newId.ts';

/**
 * The session middleware: an opaque, signed, HttpOnly cookie over a store of our own. Who comes without the cookie has no session, and
 * most visitors and programs do: theirs is opened only when an answer starts one.
 */
export function sessions(app: Koa, settings: Settings, records: SessionRecords): Middleware {
  const whole = session(app, {
    key: sessionCookie(settings),
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
  const named = `${sessionCookie(settings)}=`;
  return (ctx, next) => {
    if (ctx.headers.cookie?.includes(named)) return whole(ctx, next);
    ctx.state['openSession'] = (work: () => Promise<void>) => whole(ctx, work);
    return next();
  };
}

function sessionCookie(settings: Settings): string {
  return settings.isLocal ? 'sid' : '__Host-sid';
}

/** Starts a session under a new id (whatever id came with the request is ended), and the readable copy of the profile. */
async function startSession(ctx: Context, { start, tokenId, profile }: SessionStart, settings: Settings): Promise<void> {
  const { userId, personType } = start;
  const maxAge = sessionLife[personType].most * 1000;
  if (!ctx.session) return;
  ctx.session.maxAge = maxAge;
  Object.assign(ctx.session, { userId, personType, handle: newId(), tokenId } satisfies SessionData);
  await ctx.session.regenerate();
  ctx.cookies.set('user_session', encodeURIComponent(JSON.stringify(profile)), { ...readable(settings), maxAge });
}

/** What an answer says of the browser's session: started, ended, or nothing. */
export async function writeSession(ctx: Context, session: SessionChange | undefined, settings: Settings): Promise<void> {
  if (!session) return;
  const change = () => (session === 'end' ? endSession(ctx, settings) : startSession(ctx, session, settings));
  const open: ((work: () => Promise<void>) => Promise<void>) | undefined = ctx.state['openSession'];
  await (open ? open(change) : change());
}

/** Ends the session of the request and clears both cookies. */
async function endSession(ctx: Context, settings: Settings): Promise<void> {
  ctx.session = null;
  ctx.cookies.set('user_session', '', { ...readable(settings), maxAge: 0 });
}

/** `user_session` is for the page's eyes only: the server never reads it. */
function readable(settings: Settings) {
  return { httpOnly: false, signed: false, overwrite: true, sameSite: 'lax' as const, secure: !settings.isLocal };
}
