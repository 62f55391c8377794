import type { ConversationRow } from '#src/domains/conversations/conversations/conversation.model.ts';
import { defineEvent } from '#src/kernel/events.ts';
import type { MessageRow } from './message.model.ts';

/** A message that somebody wrote, in its conversation. */
export interface SentMessage {
  conversation: ConversationRow;
  message: MessageRow;
}

/** A participant's message was sent; a scheduled one when its time has come. */
export const messageSent = defineEvent<SentMessage>('messageSent');
