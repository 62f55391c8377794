import { openChangeRequestStatuses } from '@farwend/api-contract';
import { insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { changeRequestEntity } from './changeRequest.entity.ts';
import { ChangeRequestModel, type ChangeRequestRow, type FieldChange } from './changeRequest.model.ts';

/** The record to change, and the partner that proposes it. */
export type ChangeTarget = Pick<ChangeRequestRow, 'entityType' | 'entityId' | 'partnerId'>;

/**
 * Stores proposed changes of a record until our team decides. They are merged into an open request, where the later value of a field
 * wins. The caller must hold the lock of the partner's row, so that only one request is open.
 */
export async function stageChangeRequest(
  target: ChangeTarget,
  requested: readonly FieldChange[],
  externalNote: string | null,
  context: CallContext,
): Promise<ChangeRequestRow> {
  const open = await lockOpenRequest(target, context);
  if (open) {
    const changes = mergeChanges(open.changes, requested);
    const resubmitted = open.status === 'REQUIRES_ACTION' ? ({ status: 'PENDING', statusChangedAt: new Date() } as const) : {};
    const note = externalNote === null ? {} : { externalNote };
    return saveChange(changeRequestEntity, open, { values: { changes, ...resubmitted, ...note } }, context);
  }
  const row: ChangeRequestRow = {
    ...newRecord(newId(), context),
    ...target,
    changes: [...requested],
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

/** Later values win; `before` stays that of the earlier change. */
function mergeChanges(earlier: readonly FieldChange[], later: readonly FieldChange[]): FieldChange[] {
  const merged = earlier.map((change) => {
    const again = later.find(({ path }) => path === change.path);
    return again ? { ...change, after: again.after } : change;
  });
  return [...merged, ...later.filter(({ path }) => !earlier.some((change) => change.path === path))];
}

async function lockOpenRequest({ entityType, entityId }: ChangeTarget, { db }: CallContext): Promise<ChangeRequestRow | undefined> {
  const where = { entityType, entityId, status: [...openChangeRequestStatuses] };
  const [open] = await db.find(ChangeRequestModel, { where, lock: 'update' });
  return open;
}
