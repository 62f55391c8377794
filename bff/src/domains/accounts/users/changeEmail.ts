import { saveChange } from '#src/records/records.ts';
import { userIdOf } from '#src/kernel/actor.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { mailSecurityChange, mailSecret } from './accountMails.ts';
import { userEntity } from './user.entity.ts';
import { emailChanged } from './user.events.ts';
import type { UserRow } from './user.model.ts';
import { selectEmailConflicts, updateAgentEmail, updateTeamMemberEmail } from './changeEmail.sql.ts';

/**
 * Changes the address of an account and of its person. Both are notified, the new one is asked to confirm; links sent to the
 * old one become invalid. 409 when the address is taken.
 */
export async function changeEmail(user: UserRow, email: string, context: CallContext): Promise<UserRow> {
  const { db } = context;
  const conflicts = await db.run(selectEmailConflicts, { email, userId: user.id, personId: user.personId });
  if (conflicts.length > 0) throw fieldFailure('/email', 'unique', 'This address is already in use. Choose another.', 'unique.conflict');
  const values = { email, username: email, emailVerifiedAt: null };
  const saved = await saveChange(userEntity, user, { values, action: 'ADDRESS' }, context);
  await updatePersonEmail(saved, context);
  await notifyEmailChange(user, saved, context);
  return saved;
}

/** Notifies both addresses and asks the new one to confirm. Closed accounts get no mail. */
export async function notifyEmailChange(before: UserRow, saved: UserRow, context: CallContext): Promise<void> {
  if (saved.status === 'DISABLED') return;
  await mailSecurityChange(saved, [before.email, saved.email], 'e-mail address', context);
  await mailSecret(saved, saved.status === 'PENDING' && saved.personType !== 'traveler' ? 'INVITE' : 'VERIFY', context);
}

async function updatePersonEmail(user: UserRow, context: CallContext): Promise<void> {
  const { personType, personId, email } = user;
  if (personType === 'traveler') return context.events.emit(emailChanged, { user }, context);
  const update = personType === 'agent' ? updateAgentEmail : updateTeamMemberEmail;
  await context.db.run(update, { personId, email, changedById: userIdOf(context.actor) });
}
