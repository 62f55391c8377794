import type { contract, ReplyOf } from '@farwend/api-contract';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { type Actor, isStaff } from '#src/kernel/actor.ts';
import { type ChangeRequestRow, ChangeRequestModel } from './changeRequest.model.ts';
import { allowedTransitions, changeRequestPolicy } from './changeRequest.policy.ts';

export type ChangeRequestView = ReplyOf<typeof contract.changeRequests.read>;

/** What is proposed and what partner and team wrote about it. */
const sharedText = `jsonb_path_query_array(changes, '$[*].after')::text || ' ' || coalesce(external_note, '')
  || ' ' || coalesce(requires_action_reason, '') || ' ' || coalesce(declined_reason, '')`;
const sharedFields = ['changes', 'externalNote', 'requiresActionReason', 'declinedReason'];

export const changeRequestEntity: Entity<ChangeRequestRow, ChangeRequestView> = {
  type: 'changeRequest',
  model: ChangeRequestModel,
  policy: changeRequestPolicy,
  present: (row, actor) => ({
    ...commonFields(row),
    ...(isStaff(actor) ? { internalNote: row.internalNote } : {}),
    allowedTransitions: allowedTransitions(row, actor).map(({ to }) => to),
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    createdById: row.createdById,
    version: row.version,
  }),
  snapshot: (row) => ({ ...commonFields(row), internalNote: row.internalNote }),
  searchText: `plain_text(${sharedText} || ' ' || coalesce(internal_note, ''))`,
  searchedFields: [...sharedFields, 'internalNote'],
  fields: {
    entityType: { attribute: 'entityType', kind: 'text' },
    entityId: { attribute: 'entityId', kind: 'id' },
    partnerId: { attribute: 'partnerId', kind: 'id' },
    status: { attribute: 'status', kind: 'text', sortable: true },
    statusChangedAt: { attribute: 'statusChangedAt', kind: 'moment', sortable: true },
    createdAt: { attribute: 'createdAt', kind: 'moment', sortable: true },
    updatedAt: { attribute: 'updatedAt', kind: 'moment', sortable: true },
  },
  defaultSort: ['createdAt', 'DESC'],
};

/** The entity with the texts that the caller may read. */
export function changeRequestsFor(actor: Actor): Entity<ChangeRequestRow, ChangeRequestView> {
  if (isStaff(actor)) return changeRequestEntity;
  return { ...changeRequestEntity, searchText: `plain_text(${sharedText})`, searchedFields: sharedFields };
}

function commonFields(row: ChangeRequestRow) {
  return {
    id: row.id,
    entityType: row.entityType,
    entityId: row.entityId,
    partnerId: row.partnerId,
    changes: row.changes.map(({ path, before, after }) => ({ path, before: before ?? null, after: after ?? null })),
    status: row.status,
    statusChangedAt: toIsoString(row.statusChangedAt),
    requiresActionReason: row.requiresActionReason,
    declinedReason: row.declinedReason,
    externalNote: row.externalNote,
    decidedById: row.decidedById,
    decidedAt: toIsoString(row.decidedAt),
  };
}
