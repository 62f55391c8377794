import type { contract, ReplyOf } from '@farwend/api-contract';
import { Op } from 'sequelize';
import { type Entity, moment } from '#src/calls/entity.ts';
import { type Actor, is, isStaff } from '#src/http/actor.ts';
import type { UserSearchRow } from './userSearch.model.ts';

type UserSearchView = ReplyOf<typeof contract.userSearches.read>;

/** Everybody's own views, and those shared with them; administrators see all. */
export const userSearchEntity: Entity<UserSearchRow, UserSearchView> = {
  type: 'userSearch',
  model: ({ models }) => models.userSearches,
  policy: {
    sees: (actor) => {
      if (is(actor, 'admin')) return {};
      if (!actor.person) return null;
      const shared = isStaff(actor) ? ['TEAM', 'ALL'] : ['ALL'];
      return { [Op.or]: [{ ownerId: actor.person.userId }, { shared: { [Op.in]: shared } }] };
    },
    changes: (actor, row) => is(actor, 'admin') || isOwner(actor, row),
  },
  present: (row) => ({
    ...facts(row),
    id: row.id,
    createdAt: moment(row.createdAt),
    updatedAt: moment(row.updatedAt),
    version: row.version,
  }),
  snapshot: facts,
  fields: {
    name: { attribute: 'name', kind: 'text', sortable: true },
    entityType: { attribute: 'entityType', kind: 'text' },
    shared: { attribute: 'shared', kind: 'text' },
    ownerId: { attribute: 'ownerId', kind: 'id' },
    pinned: { attribute: 'pinned', kind: 'boolean', sortable: true },
    createdAt: { attribute: 'createdAt', kind: 'moment', sortable: true },
  },
  searchText: 'plain_text(name)',
  defaultSort: ['name', 'ASC'],
};

function isOwner(actor: Actor, row: UserSearchRow): boolean {
  return actor.person?.userId === row.ownerId;
}

function facts(row: UserSearchRow) {
  return {
    ownerId: row.ownerId,
    name: row.name,
    entityType: row.entityType as UserSearchView['entityType'], // written through the same schema
    filters: row.filters,
    q: row.q,
    sortOrders: row.sortOrders,
    columns: row.columns,
    shared: row.shared,
    pinned: row.pinned,
    alert: row.alert,
    lastRunAt: moment(row.lastRunAt),
    lastCount: row.lastCount,
  };
}
