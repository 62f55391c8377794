import { type Entity, moment } from '#src/calls/entity.ts';
import { is } from '#src/http/actor.ts';
import type { UserRow } from './user.model.ts';

/** Accounts for versions and audit; they have no calls of their own but those of sessions. */
export const userEntity: Entity<UserRow, Record<string, unknown>> = {
  type: 'user',
  model: ({ models }) => models.users,
  policy: {
    sees: (actor) => (is(actor, 'admin') ? {} : actor.person && { id: actor.person.userId }),
    changes: (actor, row) => is(actor, 'admin') || actor.person?.userId === row.id,
  },
  present: snapshotOfUser,
  snapshot: snapshotOfUser,
  fields: {},
  defaultSort: ['createdAt', 'DESC'],
};

/** Everything but the password and the hours of sign-ins. */
function snapshotOfUser(row: UserRow): Record<string, unknown> {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    emailVerifiedAt: moment(row.emailVerifiedAt),
    personType: row.personType,
    personId: row.personId,
    status: row.status,
    roles: row.roles,
    givenName: row.givenName,
    familyName: row.familyName,
    hasPassword: row.passwordHash !== null,
  };
}
