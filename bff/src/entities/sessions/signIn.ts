import { recordAudit } from '#src/calls/recordVersion.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { inTransaction } from '#src/database/transaction.ts';
import { spendLoginCode } from '#src/entities/users/followLink.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { personColumns, personJoin, personOf, type PersonRow } from '#src/http/person.ts';
import { keyedHash } from '#src/http/secrets.ts';
import type { TokenKind } from './accessToken.ts';
import { type Admitted, admit, checkStatus } from './admit.ts';
import { checkDelay, clearFailures, countFailure, delayKey } from './loginDelay.ts';
import { hashPassword, isOutdated, isPassword } from './passwordHash.ts';

/** What somebody shows to come in: a password, or the six digits that were mailed to them. */
interface Attempt {
  username: string | undefined;
  password?: string | undefined;
  code?: string | undefined;
}

/**
 * Checks a username with its password or mailed code and makes a token. An unknown username, a wrong proof and a disabled account
 * with a wrong proof get the same answer after the same time. Opens its own short transactions: hashing takes longer than a
 * transaction should.
 */
export async function signIn({ username: typed = '', password, code }: Attempt, kind: TokenKind, context: CallContext): Promise<Admitted> {
  const username = typed.trim().toLowerCase();
  const key = delayKey(username, context);
  await context.limits.take('username', keyedHash(username, context.settings.captchaKey));
  await checkDelay(key, context);
  return code === undefined ? withPassword(username, password ?? '', key, kind, context) : withCode(username, code, key, kind, context);
}

async function withPassword(username: string, password: string, key: string, kind: TokenKind, context: CallContext): Promise<Admitted> {
  const account = await accountOf(username, context);
  const isRight = await isPassword(account?.password_hash ?? null, password);
  if (!account?.password_hash || !isRight) throw await failed(account?.user_id ?? null, key, context);
  const { password_hash: passwordHash, user_id: userId } = account;
  checkStatus(personOf(account));
  const freshHash = isOutdated(passwordHash) ? await hashPassword(password) : null;
  return inTransaction(context.sequelize, async (transaction) => {
    await clearFailures(key, context, transaction);
    return admit({ userId, passwordHash, freshHash }, kind, { ...context, transaction });
  });
}

async function withCode(username: string, code: string, key: string, kind: TokenKind, context: CallContext): Promise<Admitted> {
  const admitted = await inTransaction(context.sequelize, async (transaction) => {
    const own = { ...context, transaction };
    const user = await spendLoginCode(username, code, own);
    if (!user) return null; // committed: the try is counted
    await clearFailures(key, context, transaction);
    return admit({ userId: user.id }, kind, own);
  });
  if (!admitted) throw await failed(null, key, context);
  return admitted;
}

type AccountRow = PersonRow & { password_hash: string | null };

async function accountOf(username: string, { sequelize }: CallContext): Promise<AccountRow | undefined> {
  if (!username.isWellFormed() || username.includes('\0')) return undefined; // PostgreSQL could not even compare it
  const [row] = await preparedQuery<AccountRow>(
    sequelize,
    'signIn.account',
    `SELECT ${personColumns}, u.password_hash FROM users u ${personJoin} WHERE u.username = $1`,
    [username],
  );
  return row;
}

async function failed(userId: string | null, key: string, context: CallContext): Promise<Failure> {
  await inTransaction(context.sequelize, async (transaction) => {
    await countFailure(key, context, transaction);
    await recordAudit('SIGN_IN_FAILED', 'user', userId, { key }, { ...context, transaction });
  });
  return new Failure('auth.invalidCredentials');
}
