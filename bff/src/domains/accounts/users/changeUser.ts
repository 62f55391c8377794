import type { BodyOf, contract, Role } from '@farwend/api-contract';
import { saveChange } from '#src/records/records.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { isTimeZone } from '#src/domains/places/standards/timeZones.ts';
import { revokeAccess } from '#src/domains/accounts/sessions/revokeAccess.ts';
import { requireStepUp } from '#src/domains/accounts/factors/requireProof.ts';
import { is, isSystem } from '#src/kernel/actor.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { changeEmail } from './changeEmail.ts';
import { mailSecurityChange } from './accountMails.ts';
import { checkNotLastAdmin } from './checkNotLastAdmin.ts';
import { moveUser } from './moveUser.ts';
import { userEntity } from './user.entity.ts';
import type { UserRow } from './user.model.ts';

type Change = Omit<BodyOf<typeof contract.users.update>, 'version'>;

/**
 * Changes an account as far as the caller may: their own settings, address and roles as an administrator, the status where the state
 * machine allows it. Unchanged values are ignored, so that a response can be sent back as a request.
 */
export async function changeUser(row: UserRow, body: Change, context: CallContext): Promise<UserRow> {
  const { email, roles, status, disabledReason, changeNote, restoredFrom, locale, timeZone, notificationPrefs } = body;
  const values = pickChangedValues(row, { locale, timeZone, notificationPrefs }); // by name: the body may contain other fields
  if (timeZone && !isTimeZone(timeZone)) {
    throw fieldFailure('/timeZone', 'notAllowed', 'Use the name of a time zone, like Europe/Lisbon');
  }
  const isOwn = context.actor.person?.userId === row.id;
  if (Object.keys(values).length > 0 && !isOwn) requireAdmin(context, 'Only administrators can change the settings of other accounts.');
  const kind = restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
  let saved = await saveChange(userEntity, row, { values, kind, note: changeNote }, context);
  if (roles !== undefined && !isSameSet(roles, row.roles)) saved = await changeRoles(saved, roles, changeNote, context);
  if (email !== undefined && email !== row.email) {
    requireAdmin(context, 'Change the address with PUT /v3/users/{id}/usernames, which requires the password.');
    saved = await changeEmail(saved, email, context);
  }
  if (status !== undefined && status !== row.status)
    return moveUser(saved, { status, reason: disabledReason ?? changeNote, needsReason: !isOwn }, context);
  if (disabledReason !== undefined && disabledReason !== row.disabledReason) {
    requireAdmin(context, 'Only administrators can change why an account was closed.');
    saved = await saveChange(userEntity, saved, { values: { disabledReason }, note: changeNote }, context);
  }
  return saved;
}

/** Changes the roles of a team member and revokes all access, so that they sign in with the new ones. */
async function changeRoles(
  user: UserRow,
  requestedRoles: readonly Role[],
  note: string | undefined,
  context: CallContext,
): Promise<UserRow> {
  requireAdmin(context, 'Only administrators can change roles.');
  const roles = [...new Set(requestedRoles)].toSorted();
  if (context.actor.person?.userId === user.id) {
    throw new Failure('auth.forbidden', { message: 'You cannot change your own roles. Ask another administrator.' });
  }
  if (user.personType !== 'teamMember' || roles.includes('agent')) {
    throw fieldFailure('/roles', 'notAllowed', 'Only team members have roles, and "agent" is not one of them');
  }
  await requireStepUp(context);
  if (!roles.includes('admin')) await checkNotLastAdmin(user, context);
  const saved = await saveChange(
    userEntity,
    user,
    { values: { roles }, note, action: 'ROLES', details: { from: user.roles, to: roles } },
    context,
  );
  await revokeAccess(user.id, context);
  await mailSecurityChange(saved, [saved.email], 'roles', context);
  return saved;
}

function requireAdmin({ actor }: CallContext, message: string): void {
  if (!is(actor, 'admin') && !isSystem(actor)) throw new Failure('auth.forbidden', { message });
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return new Set(a).size === new Set(b).size && a.every((item) => b.includes(item));
}
