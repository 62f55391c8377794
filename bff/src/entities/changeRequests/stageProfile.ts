import { openChangeRequestStatuses } from '@farwend/api-contract';
import { rows } from '#src/calls/entity.ts';
import { insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import type { PartnerRow } from '#src/entities/partners/partner.model.ts';
import type { CallContext } from '#src/http/handler.ts';
import { changeRequestEntity } from './changeRequest.entity.ts';
import type { ChangeRequestRow, FieldChange } from './changeRequest.model.ts';

/**
 * Keeps what a company would like of its profile until our team decides. While an earlier wish is open, the new one joins it: of a field
 * wished twice the later value counts.
 */
export async function stageProfile(
  partner: PartnerRow,
  wish: Partial<PartnerRow['profile']>,
  externalNote: string | null,
  context: CallContext,
): Promise<ChangeRequestRow> {
  const wished = Object.entries(wish).map(([name, after]): FieldChange => {
    const before: unknown = Reflect.get(partner.profile, name);
    return { path: `/profile/${name}`, before, after };
  });
  const open = await openRequest(partner, context);
  if (open) {
    const changes = mergedChanges(open.changes, wished);
    const answered = open.status === 'REQUIRES_ACTION' ? ({ status: 'PENDING', statusChangedAt: new Date() } as const) : {};
    const note = externalNote === null ? {} : { externalNote };
    return saveChange(changeRequestEntity, open, { values: { changes, ...answered, ...note } }, context);
  }
  const row: ChangeRequestRow = {
    ...newRecord(newId(), context),
    entityType: 'PARTNER',
    entityId: partner.id,
    partnerId: partner.id,
    changes: wished,
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

/** The row of the partner is locked by the call, so no second wish opens beside this one. */
async function openRequest(partner: PartnerRow, context: CallContext): Promise<ChangeRequestRow | undefined> {
  const found = await context.models.changeRequests.findAll({
    where: { entityType: 'PARTNER', entityId: partner.id, status: [...openChangeRequestStatuses] },
    raw: true,
    transaction: context.transaction,
    ...(context.transaction ? { lock: context.transaction.LOCK.UPDATE } : {}),
  });
  return rows<ChangeRequestRow>(found)[0];
}
