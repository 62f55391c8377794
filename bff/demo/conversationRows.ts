import type { PersonType } from '@farwend/api-contract';
import type { ConversationRow } from '#src/domains/conversations/conversations/conversation.model.ts';
import type { MessageRow } from '#src/domains/conversations/messages/message.model.ts';
import { demoId } from './demoId.ts';

/** A sent message of a conversation. */
export function buildMessageRow(
  conversationId: string,
  index: number,
  body: string,
  author: { id: string; type: PersonType },
  at: Date,
): MessageRow {
  return {
    ...record(demoId('message', `${conversationId} ${index}`), at),
    conversationId,
    authorId: author.id,
    authorType: author.type,
    kind: 'TEXT',
    body,
    documentIds: [],
    replyToId: null,
    clientMessageId: null,
    sendAt: null,
    sentAt: at,
    editedAt: null,
    redactedAt: null,
    contactDataDetected: false,
    author: null,
  };
}

/** An active conversation about nothing yet. */
export function buildConversationRow(id: string, openedAt: Date): ConversationRow {
  return {
    ...record(id, openedAt),
    subjectType: 'SUPPORT',
    tripRequestId: null,
    tripMatchId: null,
    partnerId: null,
    title: '',
    status: 'ACTIVE',
    statusChangedAt: openedAt,
    statusReasonCode: null,
    statusNote: null,
    assignedToId: null,
    lastMessageAt: openedAt,
    lastMessageSnippet: null,
    lastAuthorType: null,
    awaitingReplyFrom: 'NONE',
    slaDueAt: null,
    messageCount: 0,
    firstTravelerAt: null,
    firstAgentAt: null,
    participants: [],
    matchStatus: null,
    contactShown: true,
  };
}

function record(id: string, at: Date) {
  return { id, version: 1, createdAt: at, updatedAt: at, createdById: null, updatedById: null };
}
