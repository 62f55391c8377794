import type { OpenedConversation } from '#src/domains/conversations/conversations/conversation.events.ts';
import { userIdOf } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { markSubjectRead } from './notification.sql.ts';

/** Marks what the caller was told of a conversation as read, so that it is not mailed either. */
export async function markConversationRead({ conversationId }: OpenedConversation, context: CallContext): Promise<void> {
  const userId = userIdOf(context.actor);
  if (userId !== null) await context.db.deferWrite(markSubjectRead, { userId, subjectId: conversationId });
}
