import type { UserStatus } from '@farwend/api-contract';
import { saveChange } from '#src/records/records.ts';
import { notifyEmailChange } from './changeEmail.ts';
import { moveUser } from './moveUser.ts';
import { userEntity } from './user.entity.ts';
import { UserModel } from './user.model.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';

interface AccountPerson {
  userId: string | null;
  email: string;
  givenName: string;
  familyName: string;
}

/** Copies name and address of an agent or team member to their account, moves it to `status` if given, and returns its status. Needs a transaction. */
export async function syncAccount(
  person: AccountPerson,
  status: UserStatus | null | undefined,
  context: CallContext,
): Promise<UserStatus | null> {
  const where = { id: person.userId ?? '00000000-0000-0000-0000-000000000000' };
  const [user] = await context.db.find(UserModel, { where });
  if (!user) {
    if (status) throw fieldFailure('/status', 'notAllowed', 'This person has no account');
    return null;
  }
  const { email, givenName, familyName } = person;
  const address = user.email === email ? {} : { email, username: email, emailVerifiedAt: null };
  const saved = await saveChange(userEntity, user, { values: { givenName, familyName, ...address } }, context);
  if (saved.email !== user.email) await notifyEmailChange(user, saved, context);
  if (!status || status === saved.status) return saved.status;
  return (await moveUser(saved, { status }, context)).status;
}
