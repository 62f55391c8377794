import type { contract, ReplyOf } from '@farwend/api-contract';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { momentField, textField } from '#src/kernel/searchFields.ts';
import type { Actor } from '#src/kernel/actor.ts';
import { type UserRow, UserModel } from './user.model.ts';
import { allowedTransitions, userPolicy } from './user.policy.ts';

export type UserView = ReplyOf<typeof contract.users.read>;

/** Versions contain no password, code or time of a sign-in. */
export const userEntity: Entity<UserRow, UserView> = {
  type: 'user',
  model: UserModel,
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
  searchedFields: ['givenName', 'familyName', 'email'],
  defaultSort: ['createdAt', 'DESC'],
};

function presentUser(row: UserRow, actor: Actor): UserView {
  return {
    ...commonFields(row),
    statusChangedAt: toIsoString(row.statusChangedAt),
    allowedTransitions: allowedTransitions(row, actor).map(({ to }) => to),
    sso: row.sso,
    lastLoginAt: toIsoString(row.lastLoginAt),
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    version: row.version,
  };
}

function snapshotOfUser(row: UserRow): Record<string, unknown> {
  return { ...commonFields(row), statusChangedAt: toIsoString(row.statusChangedAt) };
}

function commonFields(row: UserRow) {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    emailVerifiedAt: toIsoString(row.emailVerifiedAt),
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
