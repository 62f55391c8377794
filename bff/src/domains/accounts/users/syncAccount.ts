import { type UserStatus } from '@farwend/api-contract';
import { rows } from '#src/calls/entity.ts';
import { saveChange } from '#src/calls/records.ts';
import { announceAddress } from '#src/entities/users/changeAddress.ts';
import { moveUser } from '#src/entities/users/moveUser.ts';
import { userEntity } from '#src/entities/users/user.entity.ts';
import type { UserRow } from '#src/entities/users/user.model.ts';
import { fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';

interface PersonOfAccount {
  userId: string | null;
  email: string;
  givenName: string;
  familyName: string;
}

/** Brings the account of an agent or team member in line with their row, and moves it when told; answers its status. Needs a transaction. */
export async function changeAccountOf(
  person: PersonOfAccount,
  status: UserStatus | null | undefined,
  context: CallContext,
): Promise<UserStatus | null> {
  const { models, transaction } = context;
  const where = { id: person.userId ?? '00000000-0000-0000-0000-000000000000' };
  const [user] = rows<UserRow>(await models.users.findAll({ where, raw: true, transaction }));
  if (!user) {
    if (status) throw fieldFailure('/status', 'notAllowed', 'This person has no account to move');
    return null;
  }
  const { email, givenName, familyName } = person;
  const address = user.email === email ? {} : { email, username: email, emailVerifiedAt: null };
  const saved = await saveChange(userEntity, user, { values: { givenName, familyName, ...address } }, context);
  if (saved.email !== user.email) await announceAddress(user, saved, context);
  if (!status || status === saved.status) return saved.status;
  return (await moveUser(saved, { status }, context)).status;
}
