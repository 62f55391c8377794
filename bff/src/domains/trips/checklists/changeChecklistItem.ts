import type { BodyOf, contract } from '@farwend/api-contract';
import { buildChecklistItem } from '#src/domains/trips/tripRequests/buildChecklistItem.ts';
import { checkAssignees } from '#src/domains/trips/tripRequests/checkAssignees.ts';
import type { ChecklistItemRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { Entity, RecordRow } from '#src/kernel/entity.ts';
import { Failure, notFound } from '#src/kernel/failure.ts';
import { checkVersion } from '#src/records/checkVersion.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { findVisible } from '#src/records/records.ts';

type Body = BodyOf<typeof contract.tripRequests.changeChecklistItem>;
type WithChecklist = RecordRow & { checklistItems: ChecklistItemRow[] };

/**
 * The record and its checklist with one item changed. Throws 403 for callers who may not change the record, unless the item is theirs to
 * do.
 */
export async function changeChecklistItem<R extends WithChecklist, V>(
  entity: Entity<R, V>,
  { id, itemId }: { id: string; itemId: string },
  { version, ...change }: Body,
  partnerIdOf: (row: R) => string | null,
  context: CallContext,
): Promise<{ row: R; checklistItems: ChecklistItemRow[] }> {
  const row = await findVisible(entity, id, context);
  const item = row.checklistItems.find((one) => one.id === itemId);
  const isTheirs = item !== undefined && item.assigneeId !== null && item.assigneeId === context.actor.person?.personId;
  if (!isTheirs && !entity.policy.canChange(context.actor, row)) throw new Failure('auth.forbidden');
  if (!item) throw notFound();
  checkVersion(row, version, context);
  const changed = { ...item, ...pickChangedValues(item, change) };
  await checkAssignees([{ ...changed, pointer: '' }], [item], partnerIdOf(row), context);
  const checklistItems = row.checklistItems.map((one) => (one === item ? buildChecklistItem(changed, row.checklistItems, context) : one));
  return { row, checklistItems: checklistItems.toSorted((a, b) => a.sortOrder - b.sortOrder) };
}
