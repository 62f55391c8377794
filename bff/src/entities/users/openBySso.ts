import { saveChange } from '#src/calls/records.ts';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { rows } from '#src/calls/entity.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
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
}

/**
 * The team member of an identity: linked before, or linked now by an address that the provider vouches for, which also opens a PENDING
 * account. Null when there is none: the provider is that of our staff, it opens no account of a traveler or agent, and it makes none.
 */
export async function openBySso({ provider, subject, emails }: Identity, context: CallContext): Promise<UserRow | null> {
  const linked = await findLinked(provider, subject, context);
  if (linked) return linked;
  for (const email of emails) {
    const user = await findAccount(email, context);
    if (!user || user.personType !== 'teamMember') continue;
    if (user.status === 'DISABLED' || user.sso.some((one) => one.provider === provider)) return user.status === 'DISABLED' ? user : null;
    await preparedQuery(context.sequelize, 'sso.link', insertIdentity, [provider, subject, user.id], context.transaction);
    await recordAudit('SSO_LINKED', 'user', user.id, { provider, subject }, context);
    return open(user, context);
  }
  return null;
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
