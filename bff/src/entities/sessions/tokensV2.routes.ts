import type { contract } from '@farwend/api-contract';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { inTransaction } from '#src/database/transaction.ts';
import { findAccount } from '#src/entities/users/findAccount.ts';
import { is } from '#src/http/actor.ts';
import { Failure, notFound } from '#src/http/failure.ts';
import { type CallContext, type Handlers, nothing, withoutTransaction } from '#src/http/handler.ts';
import { revokeTokensOf } from './endAccess.ts';
import { grantToken } from './grantToken.ts';
import { signOut } from './signOut.ts';
import { tokenHandlers } from './token.routes.ts';

/** The older paths of tokens and sign-out. */
export const tokenV2Handlers: Handlers<typeof contract.tokensV2> = {
  create: withoutTransaction(async ({ body }, context) => {
    const token = await grantToken(body, context);
    return { body: token, location: `/v2/tokens/${token.id}`, headers: { 'Cache-Control': 'no-store' } };
  }),
  read: ({ params, query, body }, context) => tokenHandlers.read({ params, query, body }, context),
  revoke: ({ params, query, body }, context) => tokenHandlers.revoke({ params, query, body }, context),

  revokeOf: async ({ query }, context) => {
    const userId = await userOf(query.user, context);
    const ended = await revokeTokensOf(userId, context);
    await recordAudit('TOKENS_REVOKED', 'user', userId, { tokenIds: ended }, context);
    return nothing();
  },

  logout: async (_, context) => {
    await inTransaction(context.sequelize, (transaction) => signOut({ ...context, transaction }));
    return { body: { isAuthenticated: false }, session: 'end', headers: { 'Cache-Control': 'no-store' } };
  },
};

/** Whose tokens are meant: the caller's own, or for administrators those of the named user. Who may not is not told whether there is one. */
async function userOf(named: string | undefined, context: CallContext): Promise<string> {
  const { person } = context.actor;
  if (!person) throw new Failure('auth.required');
  if (named === undefined || named === person.userId || named.trim().toLowerCase() === person.email) return person.userId;
  if (!is(context.actor, 'admin')) throw new Failure('auth.forbidden', { message: 'Tokens of other people are ended by administrators.' });
  const user = await findAccount(named, context);
  if (!user) throw notFound();
  return user.id;
}
