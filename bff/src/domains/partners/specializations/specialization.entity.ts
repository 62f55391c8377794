import type { ReplyOf, contract } from '@farwend/api-contract';
import type { Entity } from '#src/calls/entity.ts';
import { is, isStaff } from '#src/http/actor.ts';
import { companyOf } from '#src/entities/partners/partner.policy.ts';
import type { SpecializationRow } from './specialization.model.ts';

export type SpecializationView = ReplyOf<typeof contract.specializations.list>['items'][number];

/** Everybody sees those in use, staff and partners all. */
export const specializationEntity: Entity<SpecializationRow, SpecializationView> = {
  type: 'specialization',
  model: ({ models }) => models.specializations,
  policy: {
    sees: (actor) => (isStaff(actor) || companyOf(actor) !== null ? {} : { active: true }),
    changes: (actor) => is(actor, 'admin'),
  },
  present: facts,
  snapshot: facts,
  searchText: 'plain_text(name)',
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
