import type { contract } from '@farwend/api-contract';
import { recordAudit } from '#src/records/recordVersion.ts';
import { runInTransaction } from '#src/records/runInTransaction.ts';
import { findAccount } from '#src/domains/accounts/users/findAccount.ts';
import { is } from '#src/kernel/actor.ts';
import { Failure, notFound } from '#src/kernel/failure.ts';
import { type Handlers, noContent, withoutTransaction } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { revokeUserTokens } from './revokeAccess.ts';
import { grantToken } from './grantToken.ts';
import { signOut } from './signOut.ts';
import { tokenHandlers } from './token.routes.ts';

/** The v2 paths of tokens and sign-out. */
export const tokenV2Handlers: Handlers<typeof contract.tokensV2> = {
  create: withoutTransaction(async ({ body }, context) => {
    const token = await grantToken(body, context);
    return { body: token, location: `/v2/tokens/${token.id}`, headers: { 'Cache-Control': 'no-store' } };
  }),
  read: ({ params, query, body }, context) => tokenHandlers.read({ params, query, body }, context),
  revoke: ({ params, query, body }, context) => tokenHandlers.revoke({ params, query, body }, context),

  revokeOf: async ({ query }, context) => {
    const userId = await resolveUserId(query.user, context);
    const tokenIds = await revokeUserTokens(userId, context);
    await recordAudit('TOKENS_REVOKED', 'user', userId, { tokenIds }, context);
    return noContent();
  },

  logout: async (_, context) => {
    await runInTransaction(context, (inside) => signOut(inside));
    return { body: { isAuthenticated: false }, session: 'end', headers: { 'Cache-Control': 'no-store' } };
  },
};

/** The caller's own id, or for administrators that of the named user. Checks the role first: others must not learn who has an account. */
async function resolveUserId(idOrEmail: string | undefined, context: CallContext): Promise<string> {
  const { person } = context.actor;
  if (!person) throw new Failure('auth.required');
  if (idOrEmail === undefined || idOrEmail === person.userId || idOrEmail.trim().toLowerCase() === person.email) return person.userId;
  if (!is(context.actor, 'admin'))
    throw new Failure('auth.forbidden', { message: 'Only administrators can revoke tokens of other people.' });
  const user = await findAccount(idOrEmail, context);
  if (!user) throw notFound();
  return user.id;
}
