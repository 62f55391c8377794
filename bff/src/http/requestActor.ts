import type { Context } from 'koa';
import type { Db } from '#src/kernel/db.ts';
import type { Services } from '#src/kernel/context.ts';
import { type Actor, createActor, type Person } from '#src/kernel/actor.ts';
import { checkSameSite } from './csrf.ts';
import { identifyDevice, readDeviceCookie } from './deviceCookie.ts';
import { Failure } from '#src/kernel/failure.ts';
import { withWriteAccess, personOf } from '#src/domains/accounts/users/person.ts';
import { hashAddress, hashSecret } from '#src/settings/secrets.ts';
import type { OpenSession } from './sessionStore.ts';
import { selectTokens, touchToken } from './tokens.sql.ts';

/** The actor of a request: by bearer token, else by session, else anonymous. The readable user_session cookie is ignored. */
export async function loadRequestActor(ctx: Context, { settings, db }: Services, ownOrigins: readonly string[]): Promise<Actor> {
  const device = identifyDevice(ctx, settings, ownOrigins);
  const base = { sessionHandle: null, tokenId: null, ...device, ipHash: hashAddress(ctx.ip, settings.captchaKey) };
  const reads = ['GET', 'HEAD', 'OPTIONS'].includes(ctx.method);
  const withRights = (person: Person) => (reads ? person : withWriteAccess(person));
  const bearer = /^Bearer (.+)$/i.exec(ctx.get('Authorization'))?.[1];
  if (bearer !== undefined) {
    const { person, scopes, ...token } = await loadTokenPerson(db, bearer);
    return createActor(withRights(person), { ...base, via: 'bearer', ...token, ...(scopes && { scopes }) });
  }
  const session = ctx.state['session'] as OpenSession | undefined;
  if (!reads) checkSameSite(ctx.headers, ownOrigins, session !== undefined);
  if (!session) return createActor(null, { ...base, via: 'none' });
  return createActor(withRights(session.person), {
    ...base,
    via: 'session',
    sessionHandle: session.data.handle,
    tokenId: session.data.tokenId,
    factors: session.factors,
    hasJustWritten: session.hasJustWritten,
  });
}

/** An anonymous actor, for calls that ignore session and token. */
export function createAnonymousActor(ctx: Context, { settings }: Services): Actor {
  const ipHash = hashAddress(ctx.ip, settings.captchaKey);
  return createActor(null, { via: 'none', sessionHandle: null, tokenId: null, deviceId: readDeviceCookie(ctx), ipHash });
}

async function loadTokenPerson(db: Db, token: string) {
  const row = await db.load(selectTokens, `\\x${hashSecret(token).toString('hex')}`);
  const challenge = { headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } };
  if (!row) throw new Failure('auth.tokenRevoked', { message: 'This access token is unknown. Sign in again.', ...challenge });
  if (row.state === 'revoked' || row.status === 'DISABLED') throw new Failure('auth.tokenRevoked', challenge);
  if (row.state === 'expired') throw new Failure('auth.tokenExpired', challenge);
  if (row.stale) await db.run(touchToken, { id: row.id });
  return {
    person: personOf(row),
    tokenId: row.id,
    scopes: row.scopes,
    factors: row.factors,
    apiVersion: row.api_version,
    hasJustWritten: row.reads_primary,
  };
}
