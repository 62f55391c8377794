import { type contract, movesFrom, type ReplyOf, userMachine } from '@farwend/api-contract';
import { type Entity, moment } from '#src/calls/entity.ts';
import { momentField, textField } from '#src/calls/searchFields.ts';
import type { Actor } from '#src/http/actor.ts';
import type { UserRow } from './user.model.ts';
import { moversOfUser, userPolicy } from './user.policy.ts';

export type UserView = ReplyOf<typeof contract.users.read>;

/** Accounts. A version keeps no password, no code and no hour of a sign-in. */
export const userEntity: Entity<UserRow, UserView> = {
  type: 'user',
  model: ({ models }) => models.users,
  policy: userPolicy,
  present: presentUser,
  snapshot: snapshotOfUser,
  fields: {
    email: textField('email'),
    givenName: textField('givenName'),
    familyName: textField('familyName'),
    status: textField('status'),
    personType: textField('personType'),
    personId: { attribute: 'personId', kind: 'id' },
    roles: { attribute: 'roles', kind: 'list' },
    lastLoginAt: momentField('lastLoginAt'),
    statusChangedAt: momentField('statusChangedAt'),
    createdAt: momentField('createdAt'),
    updatedAt: momentField('updatedAt'),
  },
  searchText: `plain_text(given_name || ' ' || family_name || ' ' || email)`,
  defaultSort: ['createdAt', 'DESC'],
};

function presentUser(row: UserRow, actor: Actor): UserView {
  return {
    ...commonPart(row),
    statusChangedAt: moment(row.statusChangedAt),
    allowedTransitions: movesFrom(userMachine, row.status, moversOfUser(actor, row)).map(({ to }) => to),
    sso: row.sso,
    lastLoginAt: moment(row.lastLoginAt),
    createdAt: moment(row.createdAt),
    updatedAt: moment(row.updatedAt),
    version: row.version,
  };
}

function snapshotOfUser(row: UserRow): Record<string, unknown> {
  return { ...commonPart(row), statusChangedAt: moment(row.statusChangedAt) };
}

function commonPart(row: UserRow) {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    emailVerifiedAt: moment(row.emailVerifiedAt),
    personType: row.personType,
    personId: row.personId,
    givenName: row.givenName,
    familyName: row.familyName,
    status: row.status,
    disabledReason: row.disabledReason,
    roles: row.roles,
    hasPassword: row.passwordHash !== null,
    locale: row.locale,
    timeZone: row.timeZone,
    notificationPrefs: row.notificationPrefs,
  };
}
