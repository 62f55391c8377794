import type { BodyOf, contract } from '@farwend/api-contract';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { inTransaction } from '#src/database/transaction.ts';
import { is } from '#src/http/actor.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { type AccessTokenView, issueToken } from './accessToken.ts';
import { admit } from './admit.ts';
import { signInWithSaml } from './saml.ts';
import { signIn } from './signIn.ts';

type TokenRequest = BodyOf<typeof contract.tokens.create>;

/** A token by whichever way was asked for. Opens its own transactions. */
export async function grantToken(body: TokenRequest, context: CallContext): Promise<AccessTokenView> {
  const { grantType, username, password, code, name = null } = body;
  switch (grantType) {
    case 'password':
      return (await signIn({ username, password }, { grantType, name }, context)).token;
    case 'code':
      return (await signIn({ username, code }, { grantType, name }, context)).token;
    case 'saml':
      return (await signInWithSaml(body.samlResponse ?? '', { grantType, name }, context)).token;
    case 'refresh':
      return refresh(name, context);
    case 'client_credentials':
      return grantService(name, body.scopes ?? [], context);
  }
}

/** A fresh token for whoever has the session cookie; it ends with the session. */
async function refresh(name: string | null, context: CallContext): Promise<AccessTokenView> {
  const { person, via, sessionHandle } = context.actor;
  if (!person || via !== 'session' || !sessionHandle) {
    throw new Failure('auth.required', { message: 'A token is refreshed by the session cookie. Sign in first.' });
  }
  return inTransaction(context.sequelize, async (transaction) => {
    const kind = { grantType: 'refresh', name, sessionHandle } as const;
    return (await admit({ userId: person.userId }, kind, { ...context, transaction })).token;
  });
}

/** A token for a program, made by an administrator: it acts as them, within its scopes, for 90 days, and ends when their access ends. */
async function grantService(name: string | null, scopes: string[], context: CallContext): Promise<AccessTokenView> {
  const { person } = context.actor;
  if (!person) throw new Failure('auth.required', { message: 'A service token is made by an administrator who is signed in.' });
  if (!is(context.actor, 'admin')) throw new Failure('auth.forbidden', { message: 'Service tokens are made by administrators.' });
  return inTransaction(context.sequelize, async (transaction) => {
    const own = { ...context, transaction };
    const token = await issueToken(person, { grantType: 'client_credentials', name, scopes: [...new Set(scopes)] }, own);
    await recordAudit('SERVICE_TOKEN', 'token', token.id, { name, scopes }, own);
    return token;
  });
}
