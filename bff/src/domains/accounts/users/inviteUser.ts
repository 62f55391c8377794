import type { Role } from '@farwend/api-contract';
import { insertRecord, newRecord } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { mailSecret } from './accountMails.ts';
import { userEntity } from './user.entity.ts';
import { newAccount, type UserRow } from './user.model.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { selectEmailConflicts } from './inviteUser.sql.ts';

interface Invitee {
  personType: 'agent' | 'teamMember';
  /** Id of the agent or team member. */
  personId: string;
  email: string;
  givenName: string;
  familyName: string;
}

/** Creates a PENDING account and mails the invitation, which names the company an agent works for. The caller then inserts the person with the account's id, in the same transaction. */
export async function inviteUser(
  { companyName, ...person }: Invitee & { companyName: string | null },
  context: CallContext,
): Promise<UserRow> {
  const user = await createPendingAccount(person, person.personType === 'agent' ? ['agent'] : [], context);
  const inviter = context.actor.person;
  await mailSecret(user, 'INVITE', context, {
    ...(inviter ? { inviterName: `${inviter.givenName} ${inviter.familyName}` } : {}),
    companyName,
  });
  return user;
}

/** Creates an account that is enabled by its first link. */
export async function createPendingAccount(person: Invitee, roles: Role[], context: CallContext): Promise<UserRow> {
  await checkEmailUnused(person.email, context);
  return insertRecord(
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
}

/** Throws 409 if any account or person has the address. */
export async function checkEmailUnused(email: string, { db }: CallContext): Promise<void> {
  const conflicts = await db.run(selectEmailConflicts, { email });
  if (conflicts.length > 0)
    throw fieldFailure('/email', 'unique', `The address ${email} is already in use. Choose another.`, 'unique.conflict');
}
