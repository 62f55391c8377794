import type { contract, ReplyOf } from '@farwend/api-contract';
import { type Entity, toIsoString, type Policy } from '#src/kernel/entity.ts';
import { type Actor, is, isStaff } from '#src/kernel/actor.ts';
import { type SearchKind, type StoredSearchRow, StoredSearchModel } from './storedSearch.model.ts';

export type StoredSearchView = ReplyOf<typeof contract.companySearches.read>;

/** Searches of one kind. Anybody with the unguessable id may read one, so that it can be shared. */
export function buildStoredSearchEntity(kind: SearchKind): Entity<StoredSearchRow, StoredSearchView> {
  return {
    type: `${kind}Search`,
    model: StoredSearchModel,
    policy: { visibleTo: () => ({ kind }), canChange: changes },
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
    searchedFields: ['q'],
    defaultSort: ['createdAt', 'DESC'],
  };
}

/** Restricted to the author and staff, for changes and versions. */
export function buildOwnSearchEntity(kind: SearchKind): Entity<StoredSearchRow, StoredSearchView> {
  const entity = buildStoredSearchEntity(kind);
  const policy: Policy<StoredSearchRow> = {
    visibleTo: (actor) => (isStaff(actor) ? { kind } : actor.person && { kind, createdById: actor.person.userId }),
    canChange: changes,
  };
  return { ...entity, policy };
}

function changes(actor: Actor, row: StoredSearchRow): boolean {
  return is(actor, 'admin') || (actor.person !== null && row.createdById === actor.person.userId);
}

function present(row: StoredSearchRow, actor: Actor): StoredSearchView {
  return { ...commonFields(row), ...(isStaff(actor) ? { deviceId: row.deviceId, createdById: row.createdById } : {}) };
}

function snapshot(row: StoredSearchRow): Record<string, unknown> {
  const { q, filters, sortOrder, offset, limit, resultCount } = row;
  return { q, filters, sortOrder, offset, limit, resultCount };
}

function commonFields(row: StoredSearchRow) {
  return {
    id: row.id,
    q: row.q,
    filters: row.filters as StoredSearchView['filters'], // validated by the same schema on writing
    sortOrder: row.sortOrder,
    offset: row.offset,
    limit: row.limit,
    resultCount: row.resultCount,
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    version: row.version,
  };
}
