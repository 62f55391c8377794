import { saveChange } from '#src/records/records.ts';
import { runInTransaction } from '#src/records/runInTransaction.ts';
import { revokeAccess } from '#src/domains/accounts/sessions/revokeAccess.ts';
import { hashPassword } from '#src/domains/accounts/sessions/passwordHash.ts';
import { checkPassword } from '#src/domains/accounts/sessions/passwordRules.ts';
import { Failure, fieldFailure, notFound } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { mailPasswordChange } from './accountMails.ts';
import { findSecret, type ValidSecret, type SecretPurpose, consumeSecret } from './accountSecrets.ts';
import { userEntity } from './user.entity.ts';
import type { UserRow } from './user.model.ts';

const linkPurposes: readonly SecretPurpose[] = ['RESET', 'VERIFY', 'INVITE', 'RESET_CODE'];

/** Checks a link or code without consuming it; a wrong code counts as an attempt. Throws 404 or 410 if it is invalid. */
export async function checkLink(idOrEmail: string, token: string, context: CallContext): Promise<ValidSecret> {
  const result = await findSecretInTransaction(idOrEmail, token, linkPurposes, context);
  if (result instanceof Failure) throw result;
  return result;
}

/** Consumes a link or code: verifies the address, activates the account and sets the password if one is given. */
export async function followLink(idOrEmail: string, token: string, password: string | undefined, context: CallContext): Promise<void> {
  const { purpose, user } = await checkLink(idOrEmail, token, context);
  const onlyConfirms = purpose === 'VERIFY' && user.passwordHash !== null;
  if (password === undefined && !onlyConfirms) throw fieldFailure('/password', 'required', 'Choose a password');
  if (password !== undefined) checkPassword(password, user, '/password');
  const passwordHash = password === undefined ? null : await hashPassword(password); // takes longer than a transaction should
  await runInTransaction(context, async (inside) => {
    const secret = await findSecret(idOrEmail, token, linkPurposes, inside);
    if (!secret) throw notFound(); // changed concurrently
    await consumeSecret(secret, inside);
    await activateAccount(secret.user, passwordHash, inside);
  });
}

/** Consumes a login code; null if it is wrong. The transaction must commit either way. */
export async function consumeLoginCode(idOrEmail: string, code: string, context: CallContext): Promise<UserRow | null> {
  const secret = await findSecret(idOrEmail, code, ['LOGIN_CODE'], context);
  if (!secret) return null;
  await consumeSecret(secret, context);
  return activateAccount(secret.user, null, context);
}

/** Called once somebody has proven that they receive the mail of the account's address. */
async function activateAccount(user: UserRow, passwordHash: string | null, context: CallContext): Promise<UserRow> {
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
  await revokeAccess(user.id, context);
  if (user.passwordHash !== null) await mailPasswordChange(saved, context);
  return saved;
}

/** Returns the failure instead of throwing it, so that the transaction commits the count of a wrong attempt. */
async function findSecretInTransaction(
  idOrEmail: string,
  token: string,
  purposes: readonly SecretPurpose[],
  context: CallContext,
): Promise<ValidSecret | Failure> {
  return runInTransaction(context, async (inside) => {
    const secret = await findSecret(idOrEmail, token, purposes, inside);
    return secret ?? notFound();
  });
}
