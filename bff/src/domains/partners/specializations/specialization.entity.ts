import type { ReplyOf, contract } from '@farwend/api-contract';
import type { Entity } from '#src/kernel/entity.ts';
import { companyOf, is, isStaff } from '#src/kernel/actor.ts';
import { type SpecializationRow, SpecializationModel } from './specialization.model.ts';

export type SpecializationView = ReplyOf<typeof contract.specializations.list>['items'][number];

/** Everybody sees active specializations, staff and partners all. */
export const specializationEntity: Entity<SpecializationRow, SpecializationView> = {
  type: 'specialization',
  model: SpecializationModel,
  policy: {
    visibleTo: (actor) => (isStaff(actor) || companyOf(actor) !== null ? {} : { active: true }),
    canChange: (actor) => is(actor, 'admin'),
  },
  present: facts,
  snapshot: facts,
  searchText: 'plain_text(name)',
  searchedFields: ['name'],
  defaultSort: ['sortOrder', 'ASC'],
  fields: {
    key: { attribute: 'key', kind: 'text', sortable: true },
    name: { attribute: 'name', kind: 'text', sortable: true },
    group: { attribute: 'group', kind: 'text', sortable: true },
    active: { attribute: 'active', kind: 'boolean', sortable: true },
    sortOrder: { attribute: 'sortOrder', kind: 'number', sortable: true },
  },
};

function facts(row: SpecializationRow) {
  return {
    id: row.id,
    key: row.key,
    name: row.name,
    group: row.group,
    active: row.active,
    sortOrder: row.sortOrder,
    version: row.version,
  };
}
