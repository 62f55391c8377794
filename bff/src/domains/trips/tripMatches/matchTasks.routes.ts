import type { contract } from '@farwend/api-contract';
import { findForUpdate, saveChange } from '#src/records/records.ts';
import { checkAgents } from './createTripMatch.ts';
import { newId } from '#src/kernel/newId.ts';
import type { ChecklistItemRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import { changeChecklistItem } from '#src/domains/trips/checklists/changeChecklistItem.ts';
import { checkAssignees } from '#src/domains/trips/tripRequests/checkAssignees.ts';
import { is, userIdOf } from '#src/kernel/actor.ts';
import { Failure, fieldFailure, notFound } from '#src/kernel/failure.ts';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import { isLeadAgent } from './isLeadAgent.ts';
import { tripMatchEntity as entity } from './tripMatch.entity.ts';
import { matchAgentsChanged } from './tripMatch.events.ts';
import type { MatchReminderRow, TripMatchColumns, TripMatchRow } from './tripMatch.model.ts';

type TaskCalls = Pick<
  typeof contract.tripMatches,
  'assign' | 'unassignAll' | 'dismissReminder' | 'snoozeReminder' | 'addChecklistItem' | 'changeChecklistItem' | 'removeChecklistItem'
>;

const SNOOZE_MAX_MS = 30 * 24 * 3600 * 1000;

/** Assigned agents, reminder and checklist of a match. */
export const matchTaskHandlers: Handlers<TaskCalls> = {
  assign: ({ params }, context) =>
    change(params.id, context, undefined, async (row) => {
      await checkMayAssign(context);
      if (!isId(params.x)) throw notFound();
      await checkAgents([params.x], row.partnerId, context).catch(() => {
        throw notFound();
      });
      return { agentIds: [...new Set([...row.agentIds, params.x])], leadAgentId: row.leadAgentId ?? params.x };
    }),
  unassignAll: ({ params }, context) =>
    change(params.id, context, undefined, async () => {
      await checkMayAssign(context);
      return { agentIds: [], leadAgentId: null };
    }),
  dismissReminder: ({ params, body }, context) =>
    change(params.id, context, body.reason, (row) => ({ reminder: { ...requireReminder(row), dismissedAt: new Date().toISOString() } })),
  snoozeReminder: ({ params, body }, context) =>
    change(params.id, context, undefined, (row) => {
      const ahead = Date.parse(body.until) - Date.now();
      if (ahead <= 0) throw fieldFailure('/until', 'tooSmall', 'Must be in the future');
      if (ahead > SNOOZE_MAX_MS) throw fieldFailure('/until', 'tooBig', 'Must be within 30 days');
      return { reminder: { ...requireReminder(row), snoozedUntil: new Date(body.until).toISOString(), dismissedAt: null } };
    }),
  addChecklistItem: async ({ params, body }, context) => {
    const item: ChecklistItemRow = {
      ...body,
      id: newId(),
      dueAt: body.dueAt ?? null,
      assigneeId: body.assigneeId ?? null,
      templateKey: body.templateKey ?? null,
      doneAt: body.done ? new Date().toISOString() : null,
      doneById: body.done ? userIdOf(context.actor) : null,
    };
    const response = await change(params.id, context, undefined, async ({ checklistItems, partnerId }) => {
      await checkAssignees([{ ...body, pointer: '' }], [], partnerId, context);
      if (checklistItems.length >= 50)
        throw fieldFailure('/label', 'tooBig', 'A checklist holds at most 50 items. Remove done items first');
      return { checklistItems: [...checklistItems, item].toSorted((a, b) => a.sortOrder - b.sortOrder) };
    });
    return { ...response, status: 201 };
  },
  changeChecklistItem: async ({ params, body }, context) => {
    const { row, checklistItems } = await changeChecklistItem(entity, params, body, ({ partnerId }) => partnerId, context);
    return ok(entity.present(await saveChange(entity, row, { values: { checklistItems } }, context), context.actor));
  },
  removeChecklistItem: ({ params }, context) =>
    change(params.id, context, undefined, ({ checklistItems }) => {
      if (!checklistItems.some(({ id }) => id === params.itemId)) throw notFound();
      return { checklistItems: checklistItems.filter(({ id }) => id !== params.itemId) };
    }),
};

async function change(
  id: string,
  context: CallContext,
  note: string | undefined,
  buildValues: (row: TripMatchRow) => Partial<TripMatchColumns> | Promise<Partial<TripMatchColumns>>,
) {
  const row = await findForUpdate(entity, id, context);
  const values: Partial<TripMatchRow> = await buildValues(row);
  const saved = await saveChange(entity, row, { values, note: note ?? null }, context);
  if (values.agentIds) await context.events.emit(matchAgentsChanged, { before: row, after: saved }, context);
  return ok(entity.present(saved, context.actor));
}

/** Only care and lead agents of the company assign agents. */
async function checkMayAssign(context: CallContext): Promise<void> {
  if (is(context.actor, 'admin', 'care') || (await isLeadAgent(context))) return;
  throw new Failure('auth.forbidden', { message: 'Only a lead agent of your company can assign agents.' });
}

function requireReminder({ reminder }: TripMatchRow): MatchReminderRow {
  if (!reminder) throw new Failure('resource.notFound', { message: 'This match has no reminder at present.' });
  return reminder;
}
