import { openChangeRequestStatuses } from '@farwend/api-contract';
import { rows } from '#src/calls/entity.ts';
import { insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import type { CallContext } from '#src/http/handler.ts';
import { changeRequestEntity } from './changeRequest.entity.ts';
import type { ChangeRequestRow, FieldChange } from './changeRequest.model.ts';

/** What a wish is about, and whose it is. */
export type WishTarget = Pick<ChangeRequestRow, 'entityType' | 'entityId' | 'partnerId'>;

/**
 * Keeps what a company would like of a record until our team decides. While an earlier wish is open, the new one joins it: of a field
 * wished twice the later value counts. The caller holds the lock of the partner's row, so no second wish opens beside this one.
 */
export async function stageWish(
  target: WishTarget,
  wished: readonly FieldChange[],
  externalNote: string | null,
  context: CallContext,
): Promise<ChangeRequestRow> {
  const open = await openRequest(target, context);
  if (open) {
    const changes = mergedChanges(open.changes, wished);
    const answered = open.status === 'REQUIRES_ACTION' ? ({ status: 'PENDING', statusChangedAt: new Date() } as const) : {};
    const note = externalNote === null ? {} : { externalNote };
    return saveChange(changeRequestEntity, open, { values: { changes, ...answered, ...note } }, context);
  }
  const row: ChangeRequestRow = {
    ...newRecord(newId(), context),
    ...target,
    changes: [...wished],
    status: 'PENDING',
    statusChangedAt: new Date(),
    requiresActionReason: null,
    declinedReason: null,
    internalNote: null,
    externalNote,
    decidedById: null,
    decidedAt: null,
  };
  return insertRecord(changeRequestEntity, row, context);
}

/** Both lists as one: of a field in both the later wish, with how it was at first. */
function mergedChanges(earlier: readonly FieldChange[], later: readonly FieldChange[]): FieldChange[] {
  const kept = earlier.map((change) => {
    const again = later.find(({ path }) => path === change.path);
    return again ? { ...change, after: again.after } : change;
  });
  return [...kept, ...later.filter(({ path }) => !earlier.some((change) => change.path === path))];
}

async function openRequest({ entityType, entityId }: WishTarget, context: CallContext): Promise<ChangeRequestRow | undefined> {
  const found = await context.models.changeRequests.findAll({
    where: { entityType, entityId, status: [...openChangeRequestStatuses] },
    raw: true,
    transaction: context.transaction,
    ...(context.transaction ? { lock: context.transaction.LOCK.UPDATE } : {}),
  });
  return rows<ChangeRequestRow>(found)[0];
}
