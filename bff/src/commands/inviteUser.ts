import type { Role } from '@farwend/api-contract';
import { insertRecord, newRecord } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { mailSecret } from '#src/entities/users/accountMails.ts';
import { userEntity } from '#src/entities/users/user.entity.ts';
import { newAccount, type UserRow } from '#src/entities/users/user.model.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';

/** Somebody who gets an account by invitation. */
interface Invited {
  personType: 'agent' | 'teamMember';
  /** Id of the agent or team member. */
  personId: string;
  email: string;
  givenName: string;
  familyName: string;
  /** The company an agent works for. */
  companyName: string | null;
}

/** Makes a PENDING account and mails the invitation to it. The person's own row comes after, with the account's id. Needs a transaction. */
export async function inviteUser({ companyName, ...person }: Invited, context: CallContext): Promise<UserRow> {
  await checkAddress(person.email, context);
  const roles: Role[] = person.personType === 'agent' ? ['agent'] : [];
  const user = await insertRecord(
    userEntity,
    {
      ...newRecord(newId(), context),
      ...newAccount(),
      ...person,
      username: person.email,
      emailVerifiedAt: null,
      status: 'PENDING',
      roles,
      passwordHash: null,
      lastLoginAt: null,
    },
    context,
  );
  const inviter = context.actor.person;
  await mailSecret(user, 'INVITE', context, {
    ...(inviter ? { inviterName: `${inviter.givenName} ${inviter.familyName}` } : {}),
    companyName,
  });
  return user;
}

/** Refuses an address that somebody has, whoever they are. */
export async function checkAddress(email: string, { sequelize, transaction }: CallContext): Promise<void> {
  const taken = await preparedQuery(sequelize, 'inviteUser.taken', selectTaken, [email], transaction);
  if (taken.length > 0) throw new Failure('unique.conflict', { message: `Somebody with the address ${email} is here already.` });
}

const selectTaken = `
  SELECT 1 AS one FROM users WHERE email = $1 UNION ALL SELECT 1 FROM travelers WHERE email = $1
  UNION ALL SELECT 1 FROM agents WHERE email = $1 UNION ALL SELECT 1 FROM team_members WHERE email = $1 LIMIT 1`;
