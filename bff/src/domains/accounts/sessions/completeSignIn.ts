import { recordAudit } from '#src/records/recordVersion.ts';
import { mailNewSignIn } from '#src/domains/accounts/users/accountMails.ts';
import { createActor, type Person } from '#src/kernel/actor.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { selectPersonOfUser } from '#src/domains/accounts/users/loadPerson.sql.ts';
import { personOf } from '#src/domains/accounts/users/person.ts';
import { keyedHash } from '#src/settings/secrets.ts';
import { type AccessTokenView, issueToken, type TokenKind } from './accessToken.ts';
import { updateLastLogin, upsertDevice } from './completeSignIn.sql.ts';

export interface SignInResult {
  person: Person;
  token: AccessTokenView;
}

/** The account whose credentials were verified. */
export interface VerifiedCredentials {
  userId: string;
  /** The hash the password was verified against; the sign-in fails if it has changed since. Absent for other credentials. */
  passwordHash?: string;
  /** The same password hashed at the current cost, if the stored hash is outdated. */
  freshHash?: string | null;
}

/** Signs a person in after their credentials were verified: checks the current account, issues the token, writes the audit row. Needs a transaction. */
export async function completeSignIn(
  { userId, passwordHash, freshHash }: VerifiedCredentials,
  kind: TokenKind,
  context: CallContext,
): Promise<SignInResult> {
  const { db } = context;
  const [updated] = await db.run(updateLastLogin, { userId, passwordHash: passwordHash ?? null, freshHash: freshHash ?? null });
  const row = await db.first(selectPersonOfUser, { userId });
  if (!row) throw new Failure('auth.invalidCredentials');
  const person = personOf(row);
  checkStatus(person);
  if (!updated) throw new Failure('auth.invalidCredentials'); // the password was changed concurrently
  const { person: _, kinds: __, ...caller } = context.actor;
  const own = { ...context, actor: createActor(person, caller) };
  const token = await issueToken(person, kind, own);
  await recordAudit('SIGN_IN', 'user', userId, { tokenId: token.id, grantType: kind.grantType }, own);
  await recordDevice(person, updated.had_signed_in, own);
  return { person, token };
}

/** Rejects disabled accounts, and agents and staff who have not accepted their invitation. */
export function checkStatus({ status, personType }: Pick<Person, 'status' | 'personType'>): void {
  if (status === 'DISABLED') throw new Failure('auth.userDisabled');
  if (status === 'PENDING' && personType !== 'traveler') throw new Failure('auth.userPending');
}

/** Stores the device and notifies the person of a new one, except at their first sign-in. */
async function recordDevice(person: Person, hasSignedInBefore: boolean, context: CallContext): Promise<void> {
  const { db, actor, settings, userAgent } = context;
  const device = keyedHash(`${person.userId} ${actor.deviceId ?? `program ${userAgent}`}`, settings.captchaKey);
  const [stored] = await db.run(upsertDevice, { userId: person.userId, device });
  if (hasSignedInBefore && stored?.is_new && stored.has_others)
    await mailNewSignIn(person.email, person.personId, person.givenName, context);
}
