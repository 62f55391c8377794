import type { BodyOf, contract } from '@farwend/api-contract';
import { findSeen, saveChange } from '#src/calls/records.ts';
import { inTransaction } from '#src/database/transaction.ts';
import type { AccessTokenView } from '#src/entities/sessions/accessToken.ts';
import { admit } from '#src/entities/sessions/admit.ts';
import { endAccess } from '#src/entities/sessions/endAccess.ts';
import { checkDelay, clearFailures, countFailure, delayKey } from '#src/entities/sessions/loginDelay.ts';
import { hashPassword, isPassword } from '#src/entities/sessions/passwordHash.ts';
import { checkPassword } from '#src/entities/sessions/passwordRules.ts';
import { withSession } from '#src/entities/sessions/withSession.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { Answer, CallContext } from '#src/http/handler.ts';
import { mailChanged } from './accountMails.ts';
import { changeAddress } from './changeAddress.ts';
import { userEntity } from './user.entity.ts';
import type { UserRow } from './user.model.ts';

/** Changes the own password. Everything that was signed in with the old one is out; the caller gets a new token, a browser a new session. */
export async function changePassword(
  id: string,
  { currentPassword, newPassword }: BodyOf<typeof contract.users.changePassword>,
  context: CallContext,
): Promise<Answer<AccessTokenView>> {
  const user = await findOwn(id, context);
  await proveSelf(user, currentPassword, '/currentPassword', context);
  checkPassword(newPassword, user, '/newPassword');
  if (newPassword === currentPassword) throw fieldFailure('/newPassword', 'notAllowed', 'Choose another password than the present one');
  const passwordHash = await hashPassword(newPassword);
  const isBrowser = context.actor.via === 'session';
  const admitted = await inTransaction(context.sequelize, async (transaction) => {
    const own = { ...context, transaction };
    const row = await unchanged(user, own);
    const saved = await saveChange(userEntity, row, { values: { passwordHash }, action: 'PASSWORD' }, own);
    await endAccess(user.id, own);
    await mailChanged(saved, 'password', own);
    return admit({ userId: user.id, passwordHash }, { grantType: isBrowser ? 'session' : 'password', name: null }, own);
  });
  if (isBrowser) return withSession(admitted, context);
  return { body: admitted.token, headers: { 'Cache-Control': 'no-store' } };
}

/** Changes the own address, by which one signs in. */
export async function changeUsername(
  id: string,
  { username, password }: BodyOf<typeof contract.users.changeUsername>,
  context: CallContext,
): Promise<UserRow> {
  const user = await findOwn(id, context);
  await proveSelf(user, password, '/password', context);
  if (username === user.email) return user;
  return inTransaction(context.sequelize, async (transaction) => {
    const own = { ...context, transaction };
    return changeAddress(await unchanged(user, own), username, own);
  });
}

/** The account of the caller; of others the caller may know that they cannot do this, or nothing. */
async function findOwn(id: string, context: CallContext): Promise<UserRow> {
  const user = await findSeen(userEntity, id, context);
  if (user.id === context.actor.person?.userId) return user;
  throw new Failure('auth.forbidden', {
    message: 'Only the person of the account does this. Send them a link with POST /v3/users/{id}/resets.',
  });
}

/** Asks for the password again, with the same delays as signing in. */
async function proveSelf(user: UserRow, password: string, pointer: string, context: CallContext): Promise<void> {
  if (user.passwordHash === null) {
    throw fieldFailure(pointer, 'notAllowed', 'This account has no password yet. Ask for a link to choose one');
  }
  const key = delayKey(user.username, context);
  await checkDelay(key, context);
  const isRight = await isPassword(user.passwordHash, password);
  await inTransaction(context.sequelize, (transaction) =>
    isRight ? clearFailures(key, context, transaction) : countFailure(key, context, transaction),
  );
  if (!isRight) throw fieldFailure(pointer, 'wrong', 'This is not your present password');
}

/** The row, locked, as long as the password that was proven is still the one. */
async function unchanged(user: UserRow, context: CallContext): Promise<UserRow> {
  const row = await findSeen(userEntity, user.id, context);
  if (row.passwordHash !== user.passwordHash || row.status === 'DISABLED') throw new Failure('auth.tokenRevoked');
  return row;
}
