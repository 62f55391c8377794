import { saveChange } from '#src/records/records.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { findAccount } from './findAccount.ts';
import { userEntity } from './user.entity.ts';
import { ssoPersonSignedIn } from './user.events.ts';
import { type UserRow, UserModel } from './user.model.ts';
import { insertIdentity, selectIdentity } from './resolveSsoAccount.sql.ts';

interface SsoIdentity {
  /** The issuer. Issuer and subject identify the person, whatever their address. */
  provider: string;
  /** The NameID. */
  subject: string;
  /** In lower case. */
  emails: readonly string[];
  /** "" if the provider does not send it; the same for the family name. */
  givenName: string;
  familyName: string;
}

export interface SsoAccount {
  user: UserRow;
  /** Created by this sign-in. */
  isNew: boolean;
}

/**
 * Finds the account of an identity, or links one by an address that the provider vouches for, which also activates a PENDING account.
 * A provider of our staff opens accounts of the team only; with SAML_OPENS=everybody it also opens those of travelers, and creates one
 * for an unknown address. Null if there is none; agents cannot use single sign-on.
 */
export async function resolveSsoAccount(identity: SsoIdentity, context: CallContext): Promise<SsoAccount | null> {
  const { provider, subject, emails } = identity;
  const linked = await findLinkedAccount(provider, subject, context);
  if (linked) return { user: linked, isNew: false };
  const opensTravelers = context.settings.samlOpens === 'everybody';
  let isTaken = false;
  for (const email of emails) {
    const user = await findAccount(email, context);
    isTaken ||= user !== undefined;
    if (!user || !(user.personType === 'teamMember' || (opensTravelers && user.personType === 'traveler'))) continue;
    if (user.status === 'DISABLED') return { user, isNew: false };
    if (user.sso.some((linked) => linked.provider === provider)) return null;
    return { user: await linkIdentity(user, identity, context), isNew: false };
  }
  if (!opensTravelers || isTaken) return null;
  const user = await createAccount(identity, context);
  return user ? { user: await linkIdentity(user, identity, context), isNew: true } : null;
}

async function linkIdentity(user: UserRow, { provider, subject }: SsoIdentity, context: CallContext): Promise<UserRow> {
  await context.db.run(insertIdentity, { provider, subject, userId: user.id });
  await recordAudit('SSO_LINKED', 'user', user.id, { provider, subject }, context);
  return activateAccount(user, context);
}

async function createAccount({ emails: [email], givenName, familyName }: SsoIdentity, context: CallContext): Promise<UserRow | undefined> {
  if (email === undefined) return undefined;
  const name = givenName || email.slice(0, email.indexOf('@'));
  await context.events.emit(ssoPersonSignedIn, { email, givenName: name.slice(0, 60), familyName: familyName.slice(0, 60) }, context);
  return findAccount(email, context);
}

async function findLinkedAccount(provider: string, subject: string, { db }: CallContext): Promise<UserRow | undefined> {
  const [identity] = await db.run(selectIdentity, { provider, subject });
  if (!identity) return undefined;
  const [user] = await db.find(UserModel, { where: { id: identity.user_id }, lock: 'update' });
  return user;
}

async function activateAccount(user: UserRow, context: CallContext): Promise<UserRow> {
  if (user.status !== 'PENDING') return user;
  const now = new Date();
  const values = { status: 'ENABLED', statusChangedAt: now, emailVerifiedAt: user.emailVerifiedAt ?? now } as const;
  return saveChange(userEntity, user, { values, kind: 'STATUS', action: 'PENDING → ENABLED' }, context);
}
