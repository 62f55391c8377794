import { type contract, movesFrom, type ReplyOf, userMachine } from '@farwend/api-contract';
import { type Entity, moment, type SearchField } from '#src/calls/entity.ts';
import type { Actor } from '#src/http/actor.ts';
import type { UserRow } from './user.model.ts';
import { moversOfUser, userPolicy } from './user.policy.ts';

export type UserView = ReplyOf<typeof contract.users.read>;

const text = (attribute: string): SearchField => ({ attribute, kind: 'text', sortable: true });
const time = (attribute: string): SearchField => ({ attribute, kind: 'moment', sortable: true });

/** Accounts. A version keeps no password, no code and no hour of a sign-in. */
export const userEntity: Entity<UserRow, UserView> = {
  type: 'user',
  model: ({ models }) => models.users,
  policy: userPolicy,
  present: presentUser,
  snapshot: snapshotOfUser,
  fields: {
    email: text('email'),
    givenName: text('givenName'),
    familyName: text('familyName'),
    status: text('status'),
    personType: text('personType'),
    personId: { attribute: 'personId', kind: 'id' },
    roles: { attribute: 'roles', kind: 'list' },
    lastLoginAt: time('lastLoginAt'),
    statusChangedAt: time('statusChangedAt'),
    createdAt: time('createdAt'),
    updatedAt: time('updatedAt'),
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
