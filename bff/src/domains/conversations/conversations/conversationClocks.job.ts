import { findVisible, saveChange } from '#src/records/records.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { pushEvent } from '#src/platform/push/pushEvent.ts';
import type { CallContext, Services } from '#src/kernel/context.ts';
import { conversationEntity } from './conversation.entity.ts';
import { addParticipants } from './addParticipants.ts';
import { dropReplyClock } from './recordReplyClock.ts';
import { postSystemMessage } from './openConversation.ts';
import { selectEndedConversations, markReminded, markCareCalled } from './conversationClocks.sql.ts';

/** Closes conversations whose match ended 30 days ago, reminds companies of overdue replies, and adds care a day later. */
export function conversationClocks(services: Services) {
  return async (_: object, { id }: { id: string }): Promise<void> => {
    const ended = await services.db.run(selectEndedConversations, {});
    for (const conversation of ended) await runAsSystem(services, id, (context) => closeConversation(conversation.id, context));
    await runAsSystem(services, id, remindOverdue);
    await runAsSystem(services, id, callCare);
  };
}

async function closeConversation(id: string, context: CallContext): Promise<void> {
  const row = await findVisible(conversationEntity, id, context);
  if (row.status !== 'ACTIVE') return;
  const values = { status: 'CLOSED' as const, statusChangedAt: new Date(), awaitingReplyFrom: 'NONE' as const, slaDueAt: null };
  await saveChange(conversationEntity, row, { values, kind: 'STATUS', action: 'ACTIVE → CLOSED' }, context);
  await dropReplyClock(row, context);
}

/** Pushes to the company and makes the mail about unread messages due again. */
async function remindOverdue(context: CallContext): Promise<void> {
  const overdue = await context.db.run(markReminded, {});
  for (const row of overdue)
    if (row.partner_id) await pushEvent(`private-partner-${row.partner_id}`, 'conversation.overdue', { conversationId: row.id }, context);
}

/** Adds the assigned team member as an observer, visible to everybody. */
async function callCare(context: CallContext): Promise<void> {
  const overdue = await context.db.run(markCareCalled, {});
  for (const row of overdue) {
    if (row.user_id) await pushEvent(`private-user-${row.user_id}`, 'conversation.overdue', { conversationId: row.id }, context);
    if (!row.assigned_to_id) continue;
    const care = { personId: row.assigned_to_id, personType: 'teamMember' as const, role: 'OBSERVER' as const };
    const added = await addParticipants(row, [care], { showsHistory: true }, context);
    if (added.length > 0) await postSystemMessage(row.id, 'A member of the Farwend team has joined to follow this conversation.', context);
  }
}
