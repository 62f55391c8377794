import { recordAudit } from '#src/calls/recordVersion.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { inTransaction } from '#src/database/transaction.ts';
import { actorOf, type Person } from '#src/http/actor.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { personColumns, personJoin, personOf, type PersonRow } from '#src/http/person.ts';
import { keyedHash } from '#src/http/secrets.ts';
import { type AccessTokenView, type GrantType, issueToken } from './accessToken.ts';
import { checkDelay, clearFailures, countFailure, delayKey } from './loginDelay.ts';
import { hashPassword, isOutdated, isPassword } from './passwordHash.ts';

interface Attempt {
  username: string;
  password: string;
  grantType: GrantType;
  name: string | null;
}

/**
 * Checks a username and password and makes a token. An unknown username, a wrong password and a disabled account with a wrong
 * password get the same answer after the same time. Opens its own short transactions: hashing takes longer than a transaction should.
 */
export async function signIn(
  { username: typed, password, ...token }: Attempt,
  context: CallContext,
): Promise<{ person: Person; token: AccessTokenView }> {
  const username = typed.trim().toLowerCase();
  const key = delayKey(username, context);
  await context.limits.take('username', keyedHash(username, context.settings.captchaKey));
  await checkDelay(key, context);
  const account = await accountOf(username, context);
  const isRight = await isPassword(account?.password_hash ?? null, password);
  if (!account || !isRight) throw await failed(account, key, context);
  if (account.status === 'DISABLED') throw new Failure('auth.userDisabled');
  if (account.status === 'PENDING' && account.person_type !== 'traveler') throw new Failure('auth.userPending');
  const freshHash = account.password_hash && isOutdated(account.password_hash) ? await hashPassword(password) : null;
  return inTransaction(context.sequelize, async (transaction) => {
    await clearFailures(key, context, transaction);
    const updated = await preparedQuery(context.sequelize, 'signIn.update', markSignedIn, [account.user_id, freshHash], transaction);
    if (updated.length === 0) throw new Failure('auth.userDisabled'); // in the moment since the password was looked at
    const person = personOf(account);
    const { person: _, kinds: __, ...caller } = context.actor;
    const own = { ...context, transaction, actor: actorOf(person, caller) };
    const issued = await issueToken(person, token, own);
    await recordAudit('SIGN_IN', 'user', person.userId, { tokenId: issued.id, grantType: token.grantType }, own);
    return { person, token: issued };
  });
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

async function failed(account: AccountRow | undefined, key: string, context: CallContext): Promise<Failure> {
  await inTransaction(context.sequelize, async (transaction) => {
    await countFailure(key, context, transaction);
    await recordAudit('SIGN_IN_FAILED', 'user', account?.user_id ?? null, { key }, { ...context, transaction });
  });
  return new Failure('auth.invalidCredentials');
}

const markSignedIn = `
  UPDATE users SET last_login_at = now(), password_hash = coalesce($2, password_hash)
  WHERE id = $1 AND status <> 'DISABLED' RETURNING id`;
