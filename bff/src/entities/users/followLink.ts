import { saveChange } from '#src/calls/records.ts';
import { inTransaction } from '#src/database/transaction.ts';
import { endAccess } from '#src/entities/sessions/endAccess.ts';
import { hashPassword } from '#src/entities/sessions/passwordHash.ts';
import { checkPassword } from '#src/entities/sessions/passwordRules.ts';
import { Failure, fieldFailure, notFound } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { mailChanged } from './accountMails.ts';
import { findSecret, type GoodSecret, type SecretPurpose, spend } from './accountSecrets.ts';
import { userEntity } from './user.entity.ts';
import type { UserRow } from './user.model.ts';

const linkPurposes: readonly SecretPurpose[] = ['RESET', 'VERIFY', 'INVITE', 'RESET_CODE'];

/** Checks a link or code without using it; a wrong code counts as a try. 404 or 410 when it opens nothing. */
export async function checkLink(who: string, token: string, context: CallContext): Promise<GoodSecret> {
  const found = await lookUp(who, token, linkPurposes, context);
  if (found instanceof Failure) throw found;
  return found;
}

/** Follows a link or code: the address is proven, the account opens, and the password becomes the one that came along. */
export async function followLink(who: string, token: string, password: string | undefined, context: CallContext): Promise<void> {
  const { purpose, user } = await checkLink(who, token, context);
  const onlyConfirms = purpose === 'VERIFY' && user.passwordHash !== null;
  if (password === undefined && !onlyConfirms) throw fieldFailure('/password', 'required', 'Choose a password');
  if (password !== undefined) checkPassword(password, user, '/password');
  const passwordHash = password === undefined ? null : await hashPassword(password); // takes longer than a transaction should
  await inTransaction(context.sequelize, async (transaction) => {
    const own = { ...context, transaction };
    const secret = await findSecret(who, token, linkPurposes, own);
    if (!secret) throw notFound(); // changed in between
    await spend(secret, own);
    await openAccount(secret.user, passwordHash, own);
  });
}

/** Uses up a login code; null when it is wrong. Runs in a transaction that must commit either way. */
export async function spendLoginCode(who: string, code: string, context: CallContext): Promise<UserRow | null> {
  const secret = await findSecret(who, code, ['LOGIN_CODE'], context);
  if (!secret) return null;
  await spend(secret, context);
  return openAccount(secret.user, null, context);
}

/** What follows when somebody proved to read the mail of the account's address. */
async function openAccount(user: UserRow, passwordHash: string | null, context: CallContext): Promise<UserRow> {
  const now = new Date();
  const isOpening = user.status === 'PENDING';
  const opened = isOpening ? ({ status: 'ENABLED', statusChangedAt: now } as const) : {};
  const password = passwordHash === null ? {} : { passwordHash };
  const values = { ...opened, ...password, emailVerifiedAt: user.emailVerifiedAt ?? now };
  const saved = await saveChange(
    userEntity,
    user,
    {
      values,
      kind: isOpening ? 'STATUS' : 'UPDATE',
      action: isOpening ? 'PENDING → ENABLED' : passwordHash === null ? 'ADDRESS' : 'PASSWORD',
    },
    context,
  );
  if (passwordHash === null) return saved;
  await endAccess(user.id, context);
  if (user.passwordHash !== null) await mailChanged(saved, 'password', context);
  return saved;
}

/** In a transaction of its own, which commits the count of a wrong try. */
async function lookUp(who: string, token: string, purposes: readonly SecretPurpose[], context: CallContext): Promise<GoodSecret | Failure> {
  return inTransaction(context.sequelize, async (transaction) => {
    const found = await findSecret(who, token, purposes, { ...context, transaction });
    return found ?? notFound();
  });
}
