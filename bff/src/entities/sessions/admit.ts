import { recordAudit } from '#src/calls/recordVersion.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { mailNewSignIn } from '#src/entities/users/accountMails.ts';
import { actorOf, type Person } from '#src/http/actor.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { personColumns, personJoin, personOf, type PersonRow } from '#src/http/person.ts';
import { keyedHash } from '#src/http/secrets.ts';
import { type AccessTokenView, issueToken, type TokenKind } from './accessToken.ts';

/** Somebody who has come in, with the token told to them. */
export interface Admitted {
  person: Person;
  token: AccessTokenView;
}

/** Whose proof was good, and what it was. */
interface Proven {
  userId: string;
  /** The password hash it was checked against: when it has changed meanwhile, the proof is worth nothing. Absent: another proof. */
  passwordHash?: string;
  /** The same password at today's cost. */
  freshHash?: string | null;
}

/** Lets a person in after their proof was checked: looks at the account as it is now, makes the token, records it. Needs a transaction. */
export async function admit({ userId, passwordHash, freshHash }: Proven, kind: TokenKind, context: CallContext): Promise<Admitted> {
  const { sequelize, transaction } = context;
  const values = [userId, passwordHash ?? null, freshHash ?? null];
  const [marked] = await preparedQuery<{ was_before: boolean }>(sequelize, 'signIn.update', markSignedIn, values, transaction);
  const [row] = await preparedQuery<PersonRow>(sequelize, 'signIn.person', selectPerson, [userId], transaction);
  if (!row) throw new Failure('auth.invalidCredentials');
  const person = personOf(row);
  checkStatus(person);
  if (!marked) throw new Failure('auth.invalidCredentials'); // the password was changed in this moment
  const { person: _, kinds: __, ...caller } = context.actor;
  const own = { ...context, actor: actorOf(person, caller) };
  const token = await issueToken(person, kind, own);
  await recordAudit('SIGN_IN', 'user', userId, { tokenId: token.id, grantType: kind.grantType }, own);
  await noticeDevice(person, marked.was_before, own);
  return { person, token };
}

/** Disabled accounts stay out; agents and staff until they have followed their invitation. */
export function checkStatus({ status, personType }: Pick<Person, 'status' | 'personType'>): void {
  if (status === 'DISABLED') throw new Failure('auth.userDisabled');
  if (status === 'PENDING' && personType !== 'traveler') throw new Failure('auth.userPending');
}

/** Remembers the device, and tells the person when it is a new one; of the first sign-in ever they need no mail. */
async function noticeDevice(person: Person, hasSignedInBefore: boolean, context: CallContext): Promise<void> {
  const { actor, settings, sequelize, transaction, userAgent } = context;
  const device = keyedHash(`${person.userId} ${actor.deviceId ?? `program ${userAgent}`}`, settings.captchaKey);
  const [found] = await preparedQuery<{ is_new: boolean; others: boolean }>(
    sequelize,
    'signIn.device',
    rememberDevice,
    [person.userId, device],
    transaction,
  );
  if (hasSignedInBefore && found?.is_new && found.others) await mailNewSignIn(person.email, person.personId, person.givenName, context);
}

const markSignedIn = `
  UPDATE users u SET last_login_at = now(), password_hash = coalesce($3, u.password_hash)
  FROM (SELECT id, last_login_at FROM users WHERE id = $1 FOR UPDATE) b
  WHERE u.id = b.id AND u.status <> 'DISABLED' AND ($2::text IS NULL OR u.password_hash = $2)
  RETURNING b.last_login_at IS NOT NULL AS was_before`;

const selectPerson = `SELECT ${personColumns} FROM users u ${personJoin} WHERE u.id = $1`;

const rememberDevice = `
  INSERT INTO known_devices AS d (user_id, device_hash) VALUES ($1, $2)
  ON CONFLICT (user_id, device_hash) DO UPDATE SET seen_at = now()
  RETURNING xmax = 0 AS is_new, EXISTS (SELECT FROM known_devices o WHERE o.user_id = $1 AND o.device_hash <> $2) AS others`;
