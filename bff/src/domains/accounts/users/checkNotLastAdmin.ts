import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { UserRow } from './user.model.ts';
import { lockAdmins } from './checkNotLastAdmin.sql.ts';

/** Throws 409 if no other administrator can sign in. Locks all of them, so that two cannot remove each other concurrently. */
export async function checkNotLastAdmin(user: UserRow, { db }: CallContext): Promise<void> {
  if (user.status !== 'ENABLED' || !user.roles.includes('admin')) return;
  const admins = await db.run(lockAdmins, {});
  if (admins.some(({ id }) => id !== user.id)) return;
  throw new Failure('transition.notAllowed', {
    message: 'This is the last administrator. Give the role to somebody else first.',
    allowedTransitions: [],
  });
}
