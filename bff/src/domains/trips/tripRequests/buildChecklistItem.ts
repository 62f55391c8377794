import type { BodyOf, contract } from '@farwend/api-contract';
import { userIdOf } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { newId } from '#src/kernel/newId.ts';
import type { ChecklistItemRow } from './tripRequest.model.ts';
import { unknownReference } from '#src/kernel/reference.ts';

/** What is set by `done` is not sent. */
type Item = Omit<NonNullable<BodyOf<typeof contract.tripRequests.update>['checklistItems']>[number], 'doneAt' | 'doneById'>;

/** The row of a sent checklist item. A done item keeps its completion time and user; a newly done one gets them. */
export function buildChecklistItem(item: Item, items: readonly ChecklistItemRow[], { actor }: CallContext): ChecklistItemRow {
  const existing = items.find(({ id }) => id === item.id);
  if (item.id !== undefined && !existing) throw unknownReference('/checklistItems', 'Omit the id of a new item');
  const stamps = existing?.done
    ? { doneAt: existing.doneAt, doneById: existing.doneById }
    : { doneAt: new Date().toISOString(), doneById: userIdOf(actor) };
  return {
    id: existing?.id ?? newId(),
    label: item.label,
    done: item.done,
    ...(item.done ? stamps : { doneAt: null, doneById: null }),
    dueAt: item.dueAt ?? null,
    assigneeId: item.assigneeId ?? null,
    sortOrder: item.sortOrder,
    templateKey: item.templateKey ?? null,
  };
}
