import { recordAudit } from '#src/records/recordVersion.ts';
import { runInTransaction } from '#src/records/runInTransaction.ts';
import { consumeLoginCode } from '#src/domains/accounts/users/followLink.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { personOf } from '#src/domains/accounts/users/person.ts';
import { keyedHash } from '#src/settings/secrets.ts';
import type { TokenKind } from './accessToken.ts';
import { completeFirstFactor } from '#src/domains/accounts/factors/signInWithFactor.ts';
import { type SignInResult, checkStatus } from './completeSignIn.ts';
import { checkLoginDelay, clearLoginFailures, recordLoginFailure, buildDelayKey } from './loginDelay.ts';
import { hashPassword, needsRehash, verifyPassword } from './passwordHash.ts';
import { selectAccount, type AccountRow } from './signIn.sql.ts';

/** A password, or a mailed code of six digits. */
interface Credentials {
  username: string | undefined;
  password?: string | undefined;
  code?: string | undefined;
}

/**
 * Verifies a username with its password or mailed code and issues a token. An unknown username and wrong credentials, also of a
 * disabled account, get the same response after the same time. Throws auth.factorRequired where the account has a second factor. Opens its own short transactions: hashing takes longer than a
 * transaction should.
 */
export async function signIn(
  { username: input = '', password, code }: Credentials,
  kind: TokenKind,
  context: CallContext,
): Promise<SignInResult> {
  const username = input.trim().toLowerCase();
  const key = buildDelayKey(username, context);
  await context.limits.consume('username', keyedHash(username, context.settings.captchaKey));
  await checkLoginDelay(key, context);
  return code === undefined
    ? signInWithPassword(username, password ?? '', key, kind, context)
    : signInWithCode(username, code, key, kind, context);
}

async function signInWithPassword(
  username: string,
  password: string,
  key: string,
  kind: TokenKind,
  context: CallContext,
): Promise<SignInResult> {
  const account = await loadAccount(username, context);
  const isValid = await verifyPassword(account?.password_hash ?? null, password);
  if (!account?.password_hash || !isValid) throw await recordFailure(account?.user_id ?? null, key, context);
  const { password_hash: passwordHash, user_id: userId } = account;
  checkStatus(personOf(account));
  const freshHash = needsRehash(passwordHash) ? await hashPassword(password) : null;
  const result = await runInTransaction(context, async (inside) => {
    await clearLoginFailures(key, inside);
    return completeFirstFactor({ userId, passwordHash, freshHash }, kind, inside);
  });
  if (result instanceof Failure) throw result;
  return result;
}

async function signInWithCode(username: string, code: string, key: string, kind: TokenKind, context: CallContext): Promise<SignInResult> {
  const result = await runInTransaction(context, async (inside) => {
    const user = await consumeLoginCode(username, code.replace(' ', ''), inside);
    if (!user) return null; // the transaction commits and counts the attempt
    await clearLoginFailures(key, inside);
    return completeFirstFactor({ userId: user.id }, kind, inside);
  });
  if (!result) throw await recordFailure(null, key, context);
  if (result instanceof Failure) throw result;
  return result;
}

async function loadAccount(username: string, { db }: CallContext): Promise<AccountRow | undefined> {
  if (!username.isWellFormed() || username.includes('\0')) return undefined; // PostgreSQL rejects such text
  const [row] = await db.run(selectAccount, { username });
  return row;
}

async function recordFailure(userId: string | null, key: string, context: CallContext): Promise<Failure> {
  await runInTransaction(context, async (inside) => {
    await recordLoginFailure(key, inside);
    await recordAudit('SIGN_IN_FAILED', 'user', userId, { key }, inside);
  });
  return new Failure('auth.invalidCredentials');
}
