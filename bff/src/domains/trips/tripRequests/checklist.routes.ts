import type { contract } from '@farwend/api-contract';
import { findToChange, saveChange } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { notFound } from '#src/http/failure.ts';
import { type CallContext, type Handlers, ok } from '#src/http/handler.ts';
import { tripRequestEntity as entity } from './tripRequest.entity.ts';
import type { ChecklistItemRow } from './tripRequest.model.ts';

type ChecklistCalls = Pick<typeof contract.tripRequests, 'addChecklistItem' | 'removeChecklistItem' | 'removeDoneChecklistItems'>;

/** The to-do list of a trip request. */
export const checklistHandlers: Handlers<ChecklistCalls> = {
  addChecklistItem: async ({ params, body }, context) => {
    const item: ChecklistItemRow = {
      ...body,
      id: newId(),
      dueAt: body.dueAt ?? null,
      assigneeId: body.assigneeId ?? null,
      templateKey: body.templateKey ?? null,
      doneAt: body.done ? new Date().toISOString() : null,
      doneById: body.done ? (context.actor.person?.userId ?? null) : null,
    };
    const answer = await change(params.id, (items) => [...items, item].toSorted((a, b) => a.sortOrder - b.sortOrder), context);
    return { ...answer, status: 201 };
  },
  removeDoneChecklistItems: ({ params }, context) => change(params.id, (items) => items.filter(({ done }) => !done), context),
  removeChecklistItem: ({ params }, context) =>
    change(
      params.id,
      (items) => {
        if (!items.some(({ id }) => id === params.itemId)) throw notFound();
        return items.filter(({ id }) => id !== params.itemId);
      },
      context,
    ),
};

async function change(id: string, next: (items: ChecklistItemRow[]) => ChecklistItemRow[], context: CallContext) {
  const row = await findToChange(entity, id, context);
  const saved = await saveChange(entity, row, { values: { checklistItems: next(row.checklistItems) } }, context);
  return ok(entity.present(saved, context.actor));
}
