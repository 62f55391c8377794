import type { contract, ReplyOf } from '@farwend/api-contract';
import { Op } from 'sequelize';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { type Actor, is, isStaff } from '#src/kernel/actor.ts';
import { type UserSearchRow, UserSearchModel } from './userSearch.model.ts';

type UserSearchView = ReplyOf<typeof contract.userSearches.read>;

/** People see their own views and those shared with them; administrators all. */
export const userSearchEntity: Entity<UserSearchRow, UserSearchView> = {
  type: 'userSearch',
  model: UserSearchModel,
  policy: {
    visibleTo: (actor) => {
      if (is(actor, 'admin')) return {};
      if (!actor.person) return null;
      const shared = isStaff(actor) ? ['TEAM', 'ALL'] : ['ALL'];
      return { [Op.or]: [{ ownerId: actor.person.userId }, { shared: { [Op.in]: shared } }] };
    },
    canChange: (actor, row) => is(actor, 'admin') || isOwner(actor, row),
  },
  present: (row) => ({
    ...facts(row),
    id: row.id,
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    version: row.version,
  }),
  snapshot: facts,
  fields: {
    name: { attribute: 'name', kind: 'text', sortable: true },
    entityType: { attribute: 'entityType', kind: 'text' },
    shared: { attribute: 'shared', kind: 'text' },
    ownerId: { attribute: 'ownerId', kind: 'id' },
    pinned: { attribute: 'pinned', kind: 'boolean', sortable: true },
    position: { attribute: 'position', kind: 'number', sortable: true },
    createdAt: { attribute: 'createdAt', kind: 'moment', sortable: true },
  },
  searchText: 'plain_text(name)',
  searchedFields: ['name'],
  defaultSort: ['name', 'ASC'],
};

function isOwner(actor: Actor, row: UserSearchRow): boolean {
  return actor.person?.userId === row.ownerId;
}

function facts(row: UserSearchRow) {
  return {
    ownerId: row.ownerId,
    name: row.name,
    entityType: row.entityType as UserSearchView['entityType'], // validated by the same schema on writing
    filters: row.filters,
    q: row.q,
    sortOrders: row.sortOrders,
    columns: row.columns,
    shared: row.shared,
    pinned: row.pinned,
    position: row.position,
    alert: row.alert,
    lastRunAt: toIsoString(row.lastRunAt),
    lastCount: row.lastCount,
  };
}
