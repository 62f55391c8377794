import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from 'koa';
import type { Device } from '#src/kernel/actor.ts';
import { keyedHash, newSecret } from '#src/settings/secrets.ts';
import type { Settings } from '#src/settings/settings.ts';

const DEVICE_COOKIE = 'did';
const PREFIX = 'fwd_';
const MAX_AGE_MS = 400 * 24 * 3600 * 1000;

/**
 * The browser of a request, by its cookie. One without it gets an id and the cookie with the reply to its first write; reads set none, so that
 * their replies can be cached for everybody. Programs never get one: their identity is stable over retries.
 */
export function identifyDevice(ctx: Context, settings: Settings, ownOrigins: readonly string[]): Device {
  const known = readDeviceCookie(ctx);
  if (known !== null) return { deviceId: known };
  if (['GET', 'HEAD', 'OPTIONS'].includes(ctx.method) || !isFromOwnPage(ctx.headers, ownOrigins)) return { deviceId: null };
  const deviceId = createDeviceId(ctx.get('Idempotency-Key'), settings);
  const secure = !settings.isLocal;
  ctx.cookies.set(DEVICE_COOKIE, deviceId, { httpOnly: true, signed: false, sameSite: 'lax', secure, maxAge: MAX_AGE_MS });
  return { deviceId, isNewDevice: true };
}

/** The browser's id from its cookie; null if it has none. */
export function readDeviceCookie(ctx: Context): string | null {
  const value = ctx.cookies.get(DEVICE_COOKIE, { signed: false });
  return value && /^[\w-]{20,80}$/.test(value) ? value : null;
}

/** Derived from the idempotency key, so that a write whose reply was lost, and the cookie with it, is repeated under the same id. */
function createDeviceId(idempotencyKey: string, { captchaKey }: Settings): string {
  return idempotencyKey === '' ? newSecret(PREFIX) : PREFIX + keyedHash(`device ${idempotencyKey}`, captchaKey);
}

/** Whether a browser says that one of our own pages sent the request. */
function isFromOwnPage({ origin, 'sec-fetch-site': site }: IncomingHttpHeaders, ownOrigins: readonly string[]): boolean {
  return origin === undefined ? site === 'same-origin' : ownOrigins.includes(origin);
}
