import { preparedQuery } from '#src/database/prepared.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { UserRow } from './user.model.ts';

/** Refuses to take away the last administrator who can sign in. Locks all of them, so that two at once do not take each other away. */
export async function keepOneAdmin(user: UserRow, { sequelize, transaction }: CallContext): Promise<void> {
  if (user.status !== 'ENABLED' || !user.roles.includes('admin')) return;
  const admins = await preparedQuery<{ id: string }>(sequelize, 'users.admins', selectAdmins, [], transaction);
  if (admins.some(({ id }) => id !== user.id)) return;
  throw new Failure('transition.notAllowed', {
    message: 'This is the last administrator. Make somebody else an administrator first.',
    allowedTransitions: [],
  });
}

const selectAdmins = `
  SELECT id FROM users WHERE 'admin' = ANY(roles) AND person_type = 'teamMember' AND status = 'ENABLED' ORDER BY id FOR UPDATE`;
