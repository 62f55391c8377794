import type { contract } from '@farwend/api-contract';
import { findToChange, saveChange } from '#src/calls/records.ts';
import { checkAgents } from '#src/commands/createTripMatch.ts';
import { newId } from '#src/database/newId.ts';
import type { ChecklistItemRow } from '#src/entities/tripRequests/tripRequest.model.ts';
import { is, userIdOf } from '#src/http/actor.ts';
import { Failure, fieldFailure, notFound } from '#src/http/failure.ts';
import { type CallContext, type Handlers, ok } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';
import { isLeadAgent } from './isLeadAgent.ts';
import { followAssignment } from './matchConversation.ts';
import { tripMatchEntity as entity } from './tripMatch.entity.ts';
import type { MatchReminderRow, TripMatchColumns, TripMatchRow } from './tripMatch.model.ts';

type TaskCalls = Pick<
  typeof contract.tripMatches,
  'assign' | 'unassignAll' | 'dismissReminder' | 'snoozeReminder' | 'addChecklistItem' | 'removeChecklistItem'
>;

const SNOOZE_MAX_MS = 30 * 24 * 3600 * 1000;

/** Who works on a match, what they are reminded of, and their list of things to do. */
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
    change(params.id, context, body.reason, (row) => ({ reminder: { ...reminderOf(row), dismissedAt: new Date().toISOString() } })),
  snoozeReminder: ({ params, body }, context) =>
    change(params.id, context, undefined, (row) => {
      const ahead = Date.parse(body.until) - Date.now();
      if (ahead <= 0) throw fieldFailure('/until', 'tooSmall', 'Must be in the future');
      if (ahead > SNOOZE_MAX_MS) throw fieldFailure('/until', 'tooBig', 'Must be within 30 days');
      return { reminder: { ...reminderOf(row), snoozedUntil: new Date(body.until).toISOString(), dismissedAt: null } };
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
    const answer = await change(params.id, context, undefined, ({ checklistItems }) => {
      if (checklistItems.length >= 50) throw fieldFailure('/label', 'tooBig', 'A checklist holds 50 items. Take done ones off first');
      return { checklistItems: [...checklistItems, item].toSorted((a, b) => a.sortOrder - b.sortOrder) };
    });
    return { ...answer, status: 201 };
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
  valuesOf: (row: TripMatchRow) => Partial<TripMatchColumns> | Promise<Partial<TripMatchColumns>>,
) {
  const row = await findToChange(entity, id, context);
  const values: Partial<TripMatchRow> = await valuesOf(row);
  const saved = await saveChange(entity, row, { values, note: note ?? null }, context);
  if (values.agentIds) await followAssignment(row, saved, context);
  return ok(entity.present(saved, context.actor));
}

/** Who works on a match is for the lead of the company and for our care team. */
async function checkMayAssign(context: CallContext): Promise<void> {
  if (is(context.actor, 'admin', 'care') || (await isLeadAgent(context))) return;
  throw new Failure('auth.forbidden', { message: 'The lead of your company puts agents on matches.' });
}

function reminderOf({ reminder }: TripMatchRow): MatchReminderRow {
  if (!reminder) throw new Failure('resource.notFound', { message: 'This match has no reminder now.' });
  return reminder;
}
