import type { BodyOf, contract, Role } from '@farwend/api-contract';
import { saveChange } from '#src/calls/records.ts';
import { changedValues } from '#src/entities/changedValues.ts';
import { isTimeZone } from '#src/entities/standards/timeZones.ts';
import { endAccess } from '#src/entities/sessions/endAccess.ts';
import { is, isSystem } from '#src/http/actor.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { changeAddress } from './changeAddress.ts';
import { keepOneAdmin } from './keepOneAdmin.ts';
import { moveUser } from './moveUser.ts';
import { userEntity } from './user.entity.ts';
import type { UserRow } from './user.model.ts';

type Change = Omit<BodyOf<typeof contract.users.update>, 'version'>;

/**
 * Changes an account as far as the caller may: the own settings, as an administrator also address and roles, and for whom the machine
 * allows it the status. What says the same as the record is no change, so anybody may send the own answer back.
 */
export async function changeUser(row: UserRow, body: Change, context: CallContext): Promise<UserRow> {
  const { email, roles, status, disabledReason, changeNote, restoredFrom, locale, timeZone, notificationPrefs } = body;
  const values = changedValues(row, { locale, timeZone, notificationPrefs }); // by name: the body may carry ignored fields along
  if (timeZone && !isTimeZone(timeZone)) {
    throw fieldFailure('/timeZone', 'notAllowed', 'Use the name of a time zone, like Europe/Lisbon');
  }
  const isOwn = context.actor.person?.userId === row.id;
  if (Object.keys(values).length > 0 && !isOwn) adminOnly(context, 'Settings of other people’s accounts are changed by administrators.');
  const kind = restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
  let saved = await saveChange(userEntity, row, { values, kind, note: changeNote }, context);
  if (roles !== undefined && !isSame(roles, row.roles)) saved = await changeRoles(saved, roles, changeNote, context);
  if (email !== undefined && email !== row.email) {
    adminOnly(context, 'The address is changed with PUT /v3/users/{id}/usernames, which asks for the password.');
    saved = await changeAddress(saved, email, context);
  }
  if (status !== undefined && status !== row.status) return moveUser(saved, { status, reason: disabledReason ?? changeNote }, context);
  if (disabledReason !== undefined && disabledReason !== row.disabledReason) {
    adminOnly(context, 'The reason of a closed account is changed by administrators.');
    saved = await saveChange(userEntity, saved, { values: { disabledReason }, note: changeNote }, context);
  }
  return saved;
}

/** Gives a team member other roles. Whoever is signed in with the old ones signs in anew. */
async function changeRoles(user: UserRow, wanted: readonly Role[], note: string | undefined, context: CallContext): Promise<UserRow> {
  adminOnly(context, 'Roles are given by administrators.');
  const roles = [...new Set(wanted)].toSorted();
  if (context.actor.person?.userId === user.id) {
    throw new Failure('auth.forbidden', { message: 'Nobody changes their own roles. Ask another administrator.' });
  }
  if (user.personType !== 'teamMember' || roles.includes('agent')) {
    throw fieldFailure('/roles', 'notAllowed', 'Only team members have roles, and "agent" is not one of theirs');
  }
  if (!roles.includes('admin')) await keepOneAdmin(user, context);
  const saved = await saveChange(
    userEntity,
    user,
    { values: { roles }, note, action: 'ROLES', details: { from: user.roles, to: roles } },
    context,
  );
  await endAccess(user.id, context);
  return saved;
}

function adminOnly({ actor }: CallContext, message: string): void {
  if (!is(actor, 'admin') && !isSystem(actor)) throw new Failure('auth.forbidden', { message });
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return new Set(a).size === new Set(b).size && a.every((one) => b.includes(one));
}
