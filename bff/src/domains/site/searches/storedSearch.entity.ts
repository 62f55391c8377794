import type { contract, ReplyOf } from '@farwend/api-contract';
import { type Entity, moment, type Policy } from '#src/calls/entity.ts';
import { type Actor, is, isStaff } from '#src/http/actor.ts';
import type { SearchKind, StoredSearchRow } from './storedSearch.model.ts';

export type StoredSearchView = ReplyOf<typeof contract.companySearches.read>;

/** The searches of one kind. Whoever has the unguessable id may read one: it can be passed on. */
export function storedSearchesOf(kind: SearchKind): Entity<StoredSearchRow, StoredSearchView> {
  return {
    type: `${kind}Search`,
    model: ({ models }) => models.storedSearches,
    policy: { sees: () => ({ kind }), changes },
    present,
    snapshot,
    fields: {
      deviceId: { attribute: 'deviceId', kind: 'text' },
      createdById: { attribute: 'createdById', kind: 'id' },
      sortOrder: { attribute: 'sortOrder', kind: 'text' },
      resultCount: { attribute: 'resultCount', kind: 'number', sortable: true },
      createdAt: { attribute: 'createdAt', kind: 'moment', sortable: true },
    },
    searchText: `plain_text(coalesce(q, ''))`,
    defaultSort: ['createdAt', 'DESC'],
  };
}

/** The same for those who read its past: its author and staff. */
export function ownSearchesOf(kind: SearchKind): Entity<StoredSearchRow, StoredSearchView> {
  const entity = storedSearchesOf(kind);
  const policy: Policy<StoredSearchRow> = {
    sees: (actor) => (isStaff(actor) ? { kind } : actor.person && { kind, createdById: actor.person.userId }),
    changes,
  };
  return { ...entity, policy };
}

function changes(actor: Actor, row: StoredSearchRow): boolean {
  return is(actor, 'admin') || (actor.person !== null && row.createdById === actor.person.userId);
}

function present(row: StoredSearchRow, actor: Actor): StoredSearchView {
  return { ...openPart(row), ...(isStaff(actor) ? { deviceId: row.deviceId, createdById: row.createdById } : {}) };
}

function snapshot(row: StoredSearchRow): Record<string, unknown> {
  const { q, filters, sortOrder, offset, limit, resultCount } = row;
  return { q, filters, sortOrder, offset, limit, resultCount };
}

function openPart(row: StoredSearchRow) {
  return {
    id: row.id,
    q: row.q,
    filters: row.filters as StoredSearchView['filters'], // written through the same schema
    sortOrder: row.sortOrder,
    offset: row.offset,
    limit: row.limit,
    resultCount: row.resultCount,
    createdAt: moment(row.createdAt),
    updatedAt: moment(row.updatedAt),
    version: row.version,
  };
}
