import { findVisible } from '#src/records/records.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { runForEach, throwIfFailed } from '#src/records/runForEach.ts';
import type { CallContext, Services } from '#src/kernel/context.ts';
import { sendScheduledMessage } from './changeMessage.ts';
import { conversationEntity } from '#src/domains/conversations/conversations/conversation.entity.ts';
import { MessageModel } from './message.model.ts';
import { reopenIfClosed } from './writeMessage.ts';
import { selectDueMessages } from './sendScheduled.sql.ts';

/** Sends each due message once, in its own transaction, if its author is still a participant. */
export function sendScheduled(services: Services) {
  return async (_: object, { id, signal }: { id: string; signal: AbortSignal }): Promise<void> => {
    const due = await services.db.run(selectDueMessages, {});
    const send = (message: (typeof due)[number]) =>
      runAsSystem(services, id, (context) => sendMessage(message.id, message.conversation_id, context));
    throwIfFailed(await runForEach(due, signal, send));
  };
}

async function sendMessage(id: string, conversationId: string, context: CallContext): Promise<void> {
  const conversation = await findVisible(conversationEntity, conversationId, context); // locks the conversation, so that messages stay in order
  const [row] = await context.db.find(MessageModel, { where: { id, sentAt: null }, limit: 1 });
  if (!row || conversation.status === 'LOCKED') return;
  await sendScheduledMessage(row, await reopenIfClosed(conversation, context), context);
}
