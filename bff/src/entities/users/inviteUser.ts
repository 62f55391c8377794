import type { PersonType, Role } from '@farwend/api-contract';
import { insertRecord, newRecord } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { mailSecret } from './accountMails.ts';
import { userEntity } from './user.entity.ts';
import { newAccount, type UserRow } from './user.model.ts';

/** Who is invited. */
interface Invited {
  /** In lower case. */
  email: string;
  givenName: string;
  familyName: string;
  personType: Exclude<PersonType, 'traveler'>;
  /** Id of the agent or team member. */
  personId: string;
  /** Of a team member; an agent has the role agent. */
  roles: readonly Role[];
  companyName?: string | null;
}

/** A PENDING account for an agent or team member, and the mail with the link that opens it, good for 7 days. 409 when the address is taken. */
export async function inviteUser(invited: Invited, context: CallContext): Promise<UserRow> {
  const { companyName, roles, ...person } = invited;
  const taken = await preparedQuery(context.sequelize, 'user.invitedTaken', selectTaken, [person.email], context.transaction);
  if (taken.length > 0) throw new Failure('unique.conflict', { message: `Somebody with the address ${person.email} is here already.` });
  const user: UserRow = {
    ...newRecord(newId(), context),
    ...newAccount(),
    ...person,
    username: person.email,
    emailVerifiedAt: null,
    status: 'PENDING',
    roles: person.personType === 'agent' ? ['agent'] : [...new Set(roles)].filter((role) => role !== 'agent').toSorted(),
    passwordHash: null,
    lastLoginAt: null,
  };
  await insertRecord(userEntity, user, context);
  const { person: by } = context.actor;
  const inviter = by ? { inviterName: `${by.givenName} ${by.familyName}` } : {};
  await mailSecret(user, 'INVITE', context, { ...inviter, companyName: companyName ?? null });
  return user;
}

const selectTaken = 'SELECT id FROM users WHERE email = $1 OR username = $1 UNION ALL SELECT id FROM travelers WHERE email = $1';
