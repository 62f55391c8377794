import { is, isSystem } from '#src/kernel/actor.ts';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { type BulkActionRow, BulkActionModel } from './bulkAction.model.ts';

const UNDO_MS = 24 * 3_600_000;

/** Bulk actions: everybody sees and stops their own, administrators all. */
export const bulkActionEntity: Entity<BulkActionRow, ReturnType<typeof presentBulkAction>> = {
  type: 'bulkAction',
  model: BulkActionModel,
  policy: {
    visibleTo: (actor) => (isSystem(actor) || is(actor, 'admin') ? {} : actor.person && { createdById: actor.person.userId }),
    canChange: () => true,
  },
  present: presentBulkAction,
  snapshot: () => ({}),
  fields: {},
  defaultSort: ['createdAt', 'DESC'],
};

function presentBulkAction(row: BulkActionRow) {
  return {
    id: row.id,
    entityType: row.entityType,
    action: row.action,
    undoesId: row.undoesId,
    params: row.params,
    dryRun: row.dryRun,
    status: row.status,
    matched: row.matchedCount,
    allowed: row.allowedCount,
    refused: row.refusedCount,
    problem: row.problem,
    createdAt: toIsoString(row.createdAt),
    createdById: row.createdById,
    finishedAt: toIsoString(row.finishedAt),
    undoableUntil: toIsoString(findEndOfUndo(row)),
  };
}

/** Until when a bulk action can be undone; null if it cannot. */
export function findEndOfUndo({ dryRun, undoesId, allowedCount, finishedAt }: BulkActionRow): Date | null {
  if (dryRun || undoesId !== null || allowedCount === 0 || finishedAt === null) return null;
  return new Date(finishedAt.getTime() + UNDO_MS);
}
