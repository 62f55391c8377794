import type { BodyOf, contract, SignInFactor } from '@farwend/api-contract';
import { findVisible, saveChange } from '#src/records/records.ts';
import { runInTransaction } from '#src/records/runInTransaction.ts';
import type { AccessTokenView } from '#src/domains/accounts/sessions/accessToken.ts';
import { completeSignIn } from '#src/domains/accounts/sessions/completeSignIn.ts';
import { revokeAccess } from '#src/domains/accounts/sessions/revokeAccess.ts';
import { checkLoginDelay, clearLoginFailures, recordLoginFailure, buildDelayKey } from '#src/domains/accounts/sessions/loginDelay.ts';
import { hashPassword, verifyPassword } from '#src/domains/accounts/sessions/passwordHash.ts';
import { checkPassword } from '#src/domains/accounts/sessions/passwordRules.ts';
import { startSession } from '#src/domains/accounts/sessions/startSession.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import type { Reply } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { mailPasswordChange } from './accountMails.ts';
import { changeEmail } from './changeEmail.ts';
import { userEntity } from './user.entity.ts';
import type { UserRow } from './user.model.ts';

/** Changes the caller's password and revokes all access. The caller gets a new token, a browser also a new session. */
export async function changePassword(
  id: string,
  { currentPassword, newPassword }: BodyOf<typeof contract.users.changePassword>,
  context: CallContext,
): Promise<Reply<AccessTokenView>> {
  const user = await findOwnAccount(id, context);
  await verifyCurrentPassword(user, currentPassword, '/currentPassword', context);
  checkPassword(newPassword, user, '/newPassword');
  if (newPassword === currentPassword) throw fieldFailure('/newPassword', 'notAllowed', 'Choose a password other than the current one');
  const passwordHash = await hashPassword(newPassword);
  const isBrowser = context.actor.via === 'session';
  const result = await runInTransaction(context, async (inside) => {
    const row = await lockIfUnchanged(user, inside);
    const saved = await saveChange(userEntity, row, { values: { passwordHash }, action: 'PASSWORD' }, inside);
    await revokeAccess(user.id, inside);
    await mailPasswordChange(saved, inside);
    const factors = [...new Set<SignInFactor>(['PASSWORD', ...(context.actor.factors ?? [])])];
    const kind = { grantType: isBrowser ? 'session' : 'password', name: null, factors, provenAt: null } as const;
    return completeSignIn({ userId: user.id, passwordHash }, kind, inside);
  });
  if (isBrowser) return startSession(result, context);
  return { body: result.token, headers: { 'Cache-Control': 'no-store' } };
}

/** Changes the caller's address, which is the username. */
export async function changeUsername(
  id: string,
  { username, password }: BodyOf<typeof contract.users.changeUsername>,
  context: CallContext,
): Promise<UserRow> {
  const user = await findOwnAccount(id, context);
  await verifyCurrentPassword(user, password, '/password', context);
  if (username === user.email) return user;
  return runInTransaction(context, async (inside) => {
    return changeEmail(await lockIfUnchanged(user, inside), username, inside);
  });
}

/** The caller's own account; 403 for another one that they may see, else 404. */
async function findOwnAccount(id: string, context: CallContext): Promise<UserRow> {
  const user = await findVisible(userEntity, id, context);
  if (user.id === context.actor.person?.userId) return user;
  throw new Failure('auth.forbidden', {
    message: 'Only the owner of the account can do this. Send them a link with POST /v3/users/{id}/resets.',
  });
}

/** Rate-limited like signing in. */
async function verifyCurrentPassword(user: UserRow, password: string, pointer: string, context: CallContext): Promise<void> {
  if (user.passwordHash === null) {
    throw fieldFailure(pointer, 'notAllowed', 'This account has no password yet. Request a link to choose one');
  }
  const key = buildDelayKey(user.username, context);
  await checkLoginDelay(key, context);
  const isValid = await verifyPassword(user.passwordHash, password);
  await runInTransaction(context, (inside) => (isValid ? clearLoginFailures(key, inside) : recordLoginFailure(key, inside)));
  if (!isValid) throw fieldFailure(pointer, 'wrong', 'This is not your current password');
}

/** Locks the row; fails if the password has changed since it was verified. */
async function lockIfUnchanged(user: UserRow, context: CallContext): Promise<UserRow> {
  const row = await findVisible(userEntity, user.id, context);
  if (row.passwordHash !== user.passwordHash || row.status === 'DISABLED') throw new Failure('auth.tokenRevoked');
  return row;
}
