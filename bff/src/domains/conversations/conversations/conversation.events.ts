import { defineEvent } from '#src/kernel/events.ts';

/** The caller opened a conversation: lists its messages, or marks them as read. */
export interface OpenedConversation {
  conversationId: string;
}

export const conversationOpened = defineEvent<OpenedConversation>('conversations.opened');
