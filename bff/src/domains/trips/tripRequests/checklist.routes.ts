import type { contract } from '@farwend/api-contract';
import { findForUpdate, saveChange } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { notFound } from '#src/kernel/failure.ts';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { changeChecklistItem } from '#src/domains/trips/checklists/changeChecklistItem.ts';
import { checkAssignees } from './checkAssignees.ts';
import { tripRequestEntity as entity } from './tripRequest.entity.ts';
import type { ChecklistItemRow } from './tripRequest.model.ts';

type ChecklistCalls = Pick<
  typeof contract.tripRequests,
  'addChecklistItem' | 'changeChecklistItem' | 'removeChecklistItem' | 'removeDoneChecklistItems'
>;

/** The checklist of a trip request. */
export const checklistHandlers: Handlers<ChecklistCalls> = {
  addChecklistItem: async ({ params, body }, context) => {
    await checkAssignees([{ ...body, pointer: '' }], [], null, context);
    const item: ChecklistItemRow = {
      ...body,
      id: newId(),
      dueAt: body.dueAt ?? null,
      assigneeId: body.assigneeId ?? null,
      templateKey: body.templateKey ?? null,
      doneAt: body.done ? new Date().toISOString() : null,
      doneById: body.done ? (context.actor.person?.userId ?? null) : null,
    };
    const response = await changeItems(params.id, (items) => [...items, item].toSorted((a, b) => a.sortOrder - b.sortOrder), context);
    return { ...response, status: 201 };
  },
  changeChecklistItem: async ({ params, body }, context) => {
    const { row, checklistItems } = await changeChecklistItem(entity, params, body, () => null, context);
    return ok(entity.present(await saveChange(entity, row, { values: { checklistItems } }, context), context.actor));
  },
  removeDoneChecklistItems: ({ params }, context) => changeItems(params.id, (items) => items.filter(({ done }) => !done), context),
  removeChecklistItem: ({ params }, context) =>
    changeItems(
      params.id,
      (items) => {
        if (!items.some(({ id }) => id === params.itemId)) throw notFound();
        return items.filter(({ id }) => id !== params.itemId);
      },
      context,
    ),
};

async function changeItems(id: string, update: (items: ChecklistItemRow[]) => ChecklistItemRow[], context: CallContext) {
  const row = await findForUpdate(entity, id, context);
  const saved = await saveChange(entity, row, { values: { checklistItems: update(row.checklistItems) } }, context);
  return ok(entity.present(saved, context.actor));
}
