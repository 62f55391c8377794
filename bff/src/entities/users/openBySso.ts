import { saveChange } from '#src/calls/records.ts';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { rows } from '#src/calls/entity.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import { findOrCreateTraveler } from '#src/entities/travelers/findOrCreateTraveler.ts';
import { findAccount } from './findAccount.ts';
import { userEntity } from './user.entity.ts';
import type { UserRow } from './user.model.ts';

/** Who the identity provider says somebody is. */
interface Identity {
  /** Its issuer; with the subject the identity, whatever address the person has today. */
  provider: string;
  /** The NameID. */
  subject: string;
  /** In lower case. */
  emails: readonly string[];
  /** What the provider calls the person; "" where it does not say. */
  givenName: string;
  familyName: string;
}

/** Whose account single sign-on opened. */
export interface Opened {
  user: UserRow;
  /** It was made just now. */
  isNew: boolean;
}

/**
 * The account of an identity: linked before, or linked now by an address that the provider vouches for, which also opens a PENDING
 * account. A provider of our staff opens accounts of the team only and makes none; one that vouches for everybody (SAML_OPENS) opens
 * those of travelers too, and makes one for an address nobody has. Null when there is none; agents never have one.
 */
export async function openBySso(identity: Identity, context: CallContext): Promise<Opened | null> {
  const { provider, subject, emails } = identity;
  const linked = await findLinked(provider, subject, context);
  if (linked) return { user: linked, isNew: false };
  const opensTravelers = context.settings.samlOpens === 'everybody';
  let isTaken = false;
  for (const email of emails) {
    const user = await findAccount(email, context);
    isTaken ||= user !== undefined;
    if (!user || !(user.personType === 'teamMember' || (opensTravelers && user.personType === 'traveler'))) continue;
    if (user.status === 'DISABLED') return { user, isNew: false };
    if (user.sso.some((one) => one.provider === provider)) return null;
    return { user: await link(user, identity, context), isNew: false };
  }
  if (!opensTravelers || isTaken) return null;
  const user = await makeTraveler(identity, context);
  return user ? { user: await link(user, identity, context), isNew: true } : null;
}

async function link(user: UserRow, { provider, subject }: Identity, context: CallContext): Promise<UserRow> {
  await preparedQuery(context.sequelize, 'sso.link', insertIdentity, [provider, subject, user.id], context.transaction);
  await recordAudit('SSO_LINKED', 'user', user.id, { provider, subject }, context);
  return open(user, context);
}

/** A traveler with the first of the addresses; the country is asked in the form. */
async function makeTraveler({ emails: [email], givenName, familyName }: Identity, context: CallContext): Promise<UserRow | undefined> {
  if (email === undefined) return undefined;
  const name = givenName || email.slice(0, email.indexOf('@'));
  const told = {
    email,
    givenName: name.slice(0, 60),
    familyName: familyName.slice(0, 60),
    phone: null,
    countryOfResidence: 'US',
    source: 'SSO',
  };
  await findOrCreateTraveler(told, context);
  return findAccount(email, context);
}

async function findLinked(
  provider: string,
  subject: string,
  { sequelize, models, transaction }: CallContext,
): Promise<UserRow | undefined> {
  const [identity] = await preparedQuery<{ user_id: string }>(sequelize, 'sso.find', selectIdentity, [provider, subject], transaction);
  if (!identity) return undefined;
  const found = await models.users.findAll({ where: { id: identity.user_id }, raw: true, transaction, lock: true });
  return rows<UserRow>(found)[0];
}

async function open(user: UserRow, context: CallContext): Promise<UserRow> {
  if (user.status !== 'PENDING') return user;
  const now = new Date();
  const values = { status: 'ENABLED', statusChangedAt: now, emailVerifiedAt: user.emailVerifiedAt ?? now } as const;
  return saveChange(userEntity, user, { values, kind: 'STATUS', action: 'PENDING → ENABLED' }, context);
}

const selectIdentity = 'SELECT user_id FROM user_identities WHERE provider = $1 AND subject = $2';
const insertIdentity = 'INSERT INTO user_identities (provider, subject, user_id) VALUES ($1, $2, $3)';
