import type { Context } from 'koa';
import type { Sequelize } from 'sequelize';
import { preparedLookup, preparedQuery, type RowsByKey } from '#src/database/prepared.ts';
import type { Services } from '#src/services.ts';
import { type Actor, actorOf, type Person } from './actor.ts';
import { checkSameSite } from './csrf.ts';
import { Failure } from './failure.ts';
import { asWriter, personColumns, personJoin, personOf, type PersonRow } from './person.ts';
import { addressHash, hashSecret } from './secrets.ts';
import type { SessionData } from './sessionStore.ts';

const DEVICE_COOKIE = 'did';

/** Who calls: by bearer token, else by session, else nobody. The readable user_session cookie is never looked at. */
export async function actorOfRequest(ctx: Context, { settings, sequelize }: Services, ownOrigins: readonly string[]): Promise<Actor> {
  const base = { sessionHandle: null, tokenId: null, deviceId: deviceOf(ctx), ipHash: addressHash(ctx.ip, settings.captchaKey) };
  const reads = ['GET', 'HEAD', 'OPTIONS'].includes(ctx.method);
  const callerOf = (person: Person) => (reads ? person : asWriter(person));
  const bearer = /^Bearer (.+)$/i.exec(ctx.get('Authorization'))?.[1];
  if (bearer !== undefined) {
    const { person, tokenId, scopes } = await personOfToken(sequelize, bearer);
    return actorOf(callerOf(person), { ...base, via: 'bearer', tokenId, ...(scopes && { scopes }) });
  }
  const signedIn = ctx.state['session'] as { person: Person; data: SessionData } | undefined;
  if (!reads) checkSameSite(ctx.headers, ownOrigins, signedIn !== undefined);
  if (!signedIn) return actorOf(null, { ...base, via: 'none' });
  return actorOf(callerOf(signedIn.person), {
    ...base,
    via: 'session',
    sessionHandle: signedIn.data.handle,
    tokenId: signedIn.data.tokenId,
  });
}

/** Gives a browser that loads a page a handle of its own; API answers never set it, so a program's identity stays the same over retries. */
export function ensureDevice(ctx: Context, secret: () => string, secure: boolean): void {
  if (deviceOf(ctx)) return;
  ctx.cookies.set(DEVICE_COOKIE, secret(), { httpOnly: true, signed: false, sameSite: 'lax', secure, maxAge: 400 * 24 * 3600 * 1000 });
}

function deviceOf(ctx: Context): string | null {
  const value = ctx.cookies.get(DEVICE_COOKIE, { signed: false });
  return value && /^[\w-]{20,80}$/.test(value) ? value : null;
}

/** Nobody, from an address: for calls that know neither cookie nor token. */
export function strangerOf(ctx: Context, { settings }: Services): Actor {
  const ipHash = addressHash(ctx.ip, settings.captchaKey);
  return actorOf(null, { via: 'none', sessionHandle: null, tokenId: null, deviceId: deviceOf(ctx), ipHash });
}

async function personOfToken(
  sequelize: Sequelize,
  token: string,
): Promise<{ person: Person; tokenId: string; scopes: readonly string[] | null }> {
  const row = await preparedLookup<TokenRow>(sequelize, 'token.get', selectToken, `\\x${hashSecret(token).toString('hex')}`);
  const challenge = { headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } };
  if (!row) throw new Failure('auth.tokenRevoked', { message: 'The access token is not known. Sign in again.', ...challenge });
  if (row.state === 'revoked' || row.status === 'DISABLED') throw new Failure('auth.tokenRevoked', challenge);
  if (row.state === 'expired') throw new Failure('auth.tokenExpired', challenge);
  if (row.stale) await preparedQuery(sequelize, 'token.touch', 'UPDATE tokens SET last_used_at = now() WHERE id = $1', [row.id], null);
  return { person: personOf(row), tokenId: row.id, scopes: row.scopes };
}

type TokenRow = PersonRow & { hash: string; id: string; state: string; stale: boolean; scopes: string[] | null };

const selectToken: RowsByKey = {
  key: 'hash',
  type: 'bytea',
  text: (hashes) => `
  SELECT t.token_hash::text AS hash, t.id, t.scopes, ${personColumns},
    CASE WHEN t.revoked_at IS NOT NULL THEN 'revoked'
         WHEN t.expires_at < now() OR coalesce(t.last_used_at, t.created_at) < now() - make_interval(secs => t.idle_seconds) THEN 'expired'
         ELSE 'good' END AS state,
    coalesce(t.last_used_at, '-infinity') < now() - interval '1 minute' AS stale
  FROM tokens t JOIN users u ON u.id = t.user_id ${personJoin}
  WHERE t.token_hash IN (${hashes})`,
};
