import { apiVersions, type PersonType, type ReplyOf, type SignInFactor, type contract } from '@farwend/api-contract';
import { newId } from '#src/kernel/newId.ts';
import { TEST_TOKEN_PREFIX } from '#src/kernel/testMode.ts';
import type { Person } from '#src/kernel/actor.ts';
import { hasSecondFactor, needsFactor } from '#src/domains/accounts/factors/needsFactor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { hashSecret, newSecret } from '#src/settings/secrets.ts';
import { insertToken } from './accessToken.sql.ts';

const HOUR = 3600;

/** Lifetime in seconds: at most, and since the last use (null: no idle limit). */
const tokenLifetimes: Record<PersonType, { max: number; idle: number | null }> = {
  traveler: { max: 24 * HOUR, idle: null },
  agent: { max: 12 * HOUR, idle: 12 * HOUR },
  teamMember: { max: 8 * HOUR, idle: 2 * HOUR },
};
const serviceTokenLifetime = { max: 90 * 24 * HOUR, idle: null };

export interface TokenKind {
  /** How it was obtained; `session`: issued along with a browser session. */
  grantType: 'password' | 'session' | 'code' | 'saml' | 'refresh' | 'client_credentials';
  name: string | null;
  /** What was proven to obtain it; none for service tokens. */
  factors: readonly SignInFactor[];
  /** When it was last proven, for one refreshed from a session; default: now. */
  provenAt?: Date | null;
  /** Only for service tokens. */
  scopes?: string[];
  /** Handle of the session it was refreshed from; it is revoked with that session. */
  sessionHandle?: string;
}
export type AccessTokenView = ReplyOf<typeof contract.tokens.create>;

/** Issues a token in the context's transaction. The token itself is returned only once; the database stores its hash. */
export async function issueToken(person: Person, kind: TokenKind, context: CallContext): Promise<AccessTokenView> {
  const { max, idle } = kind.scopes ? serviceTokenLifetime : tokenLifetimes[person.personType];
  const accessToken = newSecret(context.testMode.part === 'test' ? TEST_TOKEN_PREFIX : 'fwt_');
  const id = newId();
  const apiVersion = context.apiVersion ?? apiVersions[0];
  const expiresAt = new Date(Date.now() + max * 1000);
  await context.db.run(insertToken, {
    id,
    userId: person.userId,
    tokenHash: hashSecret(accessToken),
    grantType: kind.grantType,
    name: kind.name,
    expiresAt,
    idle,
    ipHash: context.actor.ipHash,
    userAgent: context.userAgent?.slice(0, 300) ?? null,
    factors: kind.factors,
    provenAt: kind.provenAt === undefined ? new Date() : kind.provenAt,
    scopes: kind.scopes ?? null,
    sessionHandle: kind.sessionHandle ?? null,
    apiVersion,
  });
  const { userId, personType, roles, status } = person;
  return {
    id,
    accessToken,
    tokenType: 'Bearer',
    expiresAt: expiresAt.toISOString(),
    expiresIn: max,
    userId,
    personType,
    roles,
    status,
    apiVersion,
    ...(kind.scopes ? { scopes: kind.scopes } : {}),
    ...(!kind.scopes && needsFactor(person, context.settings) && !hasSecondFactor(kind.factors, context.settings)
      ? { needsFactor: true }
      : {}),
  };
}
