import { type Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { findVisible } from '#src/records/records.ts';
import { pushEvent } from '#src/platform/push/pushEvent.ts';
import { conversationEntity } from './conversation.entity.ts';
import type { ConversationRow } from './conversation.model.ts';
import { conversationOpened } from './conversation.events.ts';
import { findParticipation } from './findConversation.ts';
import { updateDismissed, markReadUpTo, markUnreadFrom } from './inbox.sql.ts';
import { unknownReference } from '#src/kernel/reference.ts';

/** Marks messages up to the given one as read, or all of them. */
export async function markRead(id: string, messageId: string | undefined, context: CallContext): Promise<ConversationRow> {
  const { row, participant } = await findParticipation(id, context);
  const ids = { id: row.id, personId: participant.personId, messageId: messageId ?? null };
  const marked = await context.db.run(markReadUpTo, ids);
  if (marked.length === 0 && messageId !== undefined) throw unknownMessage();
  await context.events.emit(conversationOpened, { conversationId: row.id }, context);
  await pushEvent(
    `private-conversation-${row.id}`,
    'conversation.read',
    { conversationId: row.id, personId: participant.personId },
    context,
  );
  return findVisible(conversationEntity, id, context);
}

/** Marks messages from the given one on as unread; by default the last one by somebody else. */
export async function markUnread(id: string, messageId: string | undefined, context: CallContext): Promise<ConversationRow> {
  const { row, participant } = await findParticipation(id, context);
  const ids = { id: row.id, personId: participant.personId, messageId: messageId ?? null };
  const marked = await context.db.run(markUnreadFrom, ids);
  if (marked.length === 0 && messageId !== undefined) throw unknownMessage();
  return findVisible(conversationEntity, id, context);
}

/** Hides a conversation from the caller until the next message. */
export async function dismiss(id: string, context: CallContext): Promise<ConversationRow> {
  const { row, participant } = await findParticipation(id, context);
  await context.db.run(updateDismissed, { id: row.id, personId: participant.personId });
  return findVisible(conversationEntity, id, context);
}

function unknownMessage(): Failure {
  return unknownReference('/messageId', 'There is no message with this id in this conversation');
}
