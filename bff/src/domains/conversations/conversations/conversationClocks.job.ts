import { findVisible, saveChange } from '#src/records/records.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { runForEach, throwIfFailed } from '#src/records/runForEach.ts';
import { pushEvent } from '#src/platform/push/pushEvent.ts';
import type { CallContext, Services } from '#src/kernel/context.ts';
import { conversationEntity } from './conversation.entity.ts';
import { addParticipants } from './addParticipants.ts';
import { dropReplyClock } from './recordReplyClock.ts';
import { postSystemMessage } from './openConversation.ts';
import {
  markCareCalled,
  markReminded,
  selectConversationsForCare,
  selectConversationsToRemind,
  selectEndedConversations,
} from './conversationClocks.sql.ts';

/** Closes conversations whose match ended 30 days ago, reminds companies of overdue replies, and adds care a day later. */
export function conversationClocks(services: Services) {
  return async (_: object, { id: jobId, signal }: { id: string; signal: AbortSignal }): Promise<void> => {
    const failed = [];
    for (const [dueConversations, act] of clocks) {
      const due = await services.db.run(dueConversations, {});
      failed.push(...(await runForEach(due, signal, ({ id }) => runAsSystem(services, jobId, (context) => act(id, context)))));
    }
    throwIfFailed(failed);
  };
}

type ClockAction = (id: string, context: CallContext) => Promise<void>;

const clocks: readonly (readonly [dueConversations: typeof selectEndedConversations, act: ClockAction])[] = [
  [selectEndedConversations, closeConversation],
  [selectConversationsToRemind, remindOverdue],
  [selectConversationsForCare, callCare],
];

async function closeConversation(id: string, context: CallContext): Promise<void> {
  const row = await findVisible(conversationEntity, id, context);
  if (row.status !== 'ACTIVE') return;
  const values = { status: 'CLOSED' as const, statusChangedAt: new Date(), awaitingReplyFrom: 'NONE' as const, slaDueAt: null };
  await saveChange(conversationEntity, row, { values, kind: 'STATUS', action: 'ACTIVE → CLOSED' }, context);
  await dropReplyClock(row, context);
}

/** Pushes to the company and makes the mail about unread messages due again. */
async function remindOverdue(id: string, context: CallContext): Promise<void> {
  const row = await context.db.first(markReminded, { id });
  if (row?.partner_id) await pushEvent(`private-partner-${row.partner_id}`, 'conversation.overdue', { conversationId: id }, context);
}

/** Adds the assigned team member as an observer, visible to everybody. */
async function callCare(id: string, context: CallContext): Promise<void> {
  const row = await context.db.first(markCareCalled, { id });
  if (row?.user_id) await pushEvent(`private-user-${row.user_id}`, 'conversation.overdue', { conversationId: id }, context);
  if (!row?.assigned_to_id) return;
  const care = { personId: row.assigned_to_id, personType: 'teamMember' as const, role: 'OBSERVER' as const };
  const added = await addParticipants(row, [care], { showsHistory: true }, context);
  if (added.length > 0) await postSystemMessage(id, 'A member of the Farwend team has joined to follow this conversation.', context);
}
