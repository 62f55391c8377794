import { type BodyOf, type contract, TEST_MODE_PERSON } from '@farwend/api-contract';
import { recordAudit } from '#src/records/recordVersion.ts';
import { runInTransaction } from '#src/records/runInTransaction.ts';
import { is } from '#src/kernel/actor.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { TestTokenRequest } from '#src/kernel/testMode.ts';
import { type AccessTokenView, issueToken } from './accessToken.ts';
import { selectTokenFactors } from './accessToken.sql.ts';
import { completeSignIn } from './completeSignIn.ts';
import { signInWithSaml } from './saml.ts';
import { signInWithFactor } from '#src/domains/accounts/factors/signInWithFactor.ts';
import { hasSecondFactor, needsFactor } from '#src/domains/accounts/factors/needsFactor.ts';
import { requireStepUp } from '#src/domains/accounts/factors/requireProof.ts';
import { signIn } from './signIn.ts';

type TokenRequest = BodyOf<typeof contract.tokens.create>;

/** Issues a token by the requested grant. Opens its own transactions. */
export async function grantToken(body: TokenRequest, context: CallContext): Promise<AccessTokenView> {
  const { grantType, username, password, code, name = null } = body;
  if (body.challengeId !== undefined && secondStepGrants.includes(grantType))
    return (await signInWithFactor(body.challengeId, body, { grantType, name, factors: [] }, context)).token;
  switch (grantType) {
    case 'password':
      return (await signIn({ username, password }, { grantType, name, factors: ['PASSWORD'] }, context)).token;
    case 'code':
      return (await signIn({ username, code }, { grantType, name, factors: ['EMAIL_CODE'] }, context)).token;
    case 'saml':
      return (await signInWithSaml(body.samlResponse ?? '', { grantType, name, factors: ['SAML'] }, context)).token;
    case 'refresh':
      return refreshToken(name, context);
    case 'client_credentials':
      return grantServiceToken({ name, scopes: body.scopes ?? [], mode: body.mode, username: username ?? TEST_MODE_PERSON }, context);
  }
}

/** The grants whose first step can end with auth.factorRequired. */
const secondStepGrants: readonly TokenRequest['grantType'][] = ['password', 'code', 'saml'];

/** A token for the holder of the session cookie, revoked with the session. */
async function refreshToken(name: string | null, context: CallContext): Promise<AccessTokenView> {
  const { person, via, sessionHandle, tokenId } = context.actor;
  if (!person || via !== 'session' || !sessionHandle || !tokenId) {
    throw new Failure('auth.required', { message: 'Refreshing a token requires the session cookie. Sign in first.' });
  }
  return runInTransaction(context, async (inside) => {
    const { factors = [], provenAt = null } = (await inside.db.first(selectTokenFactors, { id: tokenId })) ?? {};
    const kind = { grantType: 'refresh', name, sessionHandle, factors, provenAt } as const;
    return (await completeSignIn({ userId: person.userId }, kind, inside)).token;
  });
}

interface ServiceTokenRequest extends TestTokenRequest {
  mode: TokenRequest['mode'];
}

/**
 * A service token acts as the administrator who created it, within its scopes, for 90 days or until their access is revoked; one of test mode
 * as a demo person.
 */
async function grantServiceToken({ mode, username, name, scopes }: ServiceTokenRequest, context: CallContext): Promise<AccessTokenView> {
  const { person } = context.actor;
  if (!person) throw new Failure('auth.required', { message: 'Only an administrator can create service tokens. Sign in first.' });
  if (!is(context.actor, 'admin')) throw new Failure('auth.forbidden', { message: 'Only administrators can create service tokens.' });
  if (needsFactor(person, context.settings) && !hasSecondFactor(context.actor.factors ?? [], context.settings))
    throw new Failure('auth.enrolmentRequired');
  await requireStepUp(context);
  if (mode === 'TEST' && context.testMode.part !== 'test') return issueTestToken({ username, name, scopes }, context);
  return runInTransaction(context, async (inside) => {
    const token = await issueToken(person, { grantType: 'client_credentials', name, factors: [], scopes: [...new Set(scopes)] }, inside);
    await recordAudit('SERVICE_TOKEN', 'token', token.id, { name, scopes }, inside);
    return token;
  });
}

async function issueTestToken(request: TestTokenRequest, context: CallContext): Promise<AccessTokenView> {
  if (context.testMode.part !== 'live') throw invalidField('mode', 'This server has no test mode: it has no TEST_DATABASE_URL');
  const token = await context.testMode.issueToken(request, context);
  if (!token) throw invalidField('username', `Nobody in the demo data has this address. Try ${TEST_MODE_PERSON}`);
  await recordAudit('TEST_TOKEN', 'token', token.id, { ...request }, context);
  return token;
}

function invalidField(field: string, message: string): Failure {
  return new Failure('validation.failed', {
    message: `${field}: ${message}.`,
    errors: [{ pointer: `/${field}`, field, code: 'unusable', message }],
  });
}
