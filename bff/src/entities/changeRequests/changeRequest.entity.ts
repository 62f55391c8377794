import { changeRequestMachine, movesFrom, type Mover, type ReplyOf, type contract } from '@farwend/api-contract';
import { type Entity, moment, moversOf } from '#src/calls/entity.ts';
import { companyOf, isLeadOf } from '#src/entities/partners/partner.policy.ts';
import { type Actor, is, isStaff } from '#src/http/actor.ts';
import type { ChangeRequestRow } from './changeRequest.model.ts';

export type ChangeRequestView = ReplyOf<typeof contract.changeRequests.read>;

/** Staff see all change requests, agents those of their company; who decides and who takes part changes them. */
export const changeRequestEntity: Entity<ChangeRequestRow, ChangeRequestView> = {
  type: 'changeRequest',
  model: ({ models }) => models.changeRequests,
  policy: {
    sees: (actor) => {
      if (isStaff(actor)) return {};
      const partnerId = companyOf(actor);
      return partnerId === null ? null : { partnerId };
    },
    changes: (actor, row) => decides(actor) || isLeadOf(actor, row.partnerId),
  },
  present: (row, actor) => ({
    ...openPart(row),
    ...(isStaff(actor) ? { internalNote: row.internalNote } : {}),
    allowedTransitions: changeRequestMoves(row, actor).map(({ to }) => to),
    createdAt: moment(row.createdAt),
    updatedAt: moment(row.updatedAt),
    createdById: row.createdById,
    version: row.version,
  }),
  snapshot: (row) => ({ ...openPart(row), internalNote: row.internalNote }),
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

/** Whether the caller decides on what partners would like. */
function decides(actor: Actor): boolean {
  return is(actor, 'admin', 'care', 'publisher');
}

/** The moves this caller may make. */
export function changeRequestMoves(row: ChangeRequestRow, actor: Actor) {
  const movers: Mover[] = [...moversOf(actor, false), ...(isLeadOf(actor, row.partnerId) ? (['leadAgent'] as const) : [])];
  return movesFrom(changeRequestMachine, row.status, movers);
}

function openPart(row: ChangeRequestRow) {
  return {
    id: row.id,
    entityType: row.entityType,
    entityId: row.entityId,
    partnerId: row.partnerId,
    changes: row.changes.map(({ path, before, after }) => ({ path, before: before ?? null, after: after ?? null })),
    status: row.status,
    statusChangedAt: moment(row.statusChangedAt),
    requiresActionReason: row.requiresActionReason,
    declinedReason: row.declinedReason,
    externalNote: row.externalNote,
    decidedById: row.decidedById,
    decidedAt: moment(row.decidedAt),
  };
}
