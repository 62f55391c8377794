import type { Actor } from '#src/kernel/actor.ts';
import type { Entity } from '#src/kernel/entity.ts';
import { idField, momentField, textField } from '#src/kernel/searchFields.ts';
import { type ConversationRow, ConversationModel } from './conversation.model.ts';
import { conversationPolicy } from './conversation.policy.ts';
import { type ConversationView, presentConversation, snapshotOfConversation } from './conversation.present.ts';
import { buildConversationHasWord } from './conversationWords.ts';

export const conversationEntity: Entity<ConversationRow, ConversationView> = {
  type: 'conversation',
  model: ConversationModel,
  policy: conversationPolicy,
  present: presentConversation,
  snapshot: snapshotOfConversation,
  searchedFields: ['title', 'participants', 'messages'],
  defaultSort: ['lastMessageAt', 'DESC'],
  fields: {
    status: textField('status'),
    subjectType: textField('subjectType'),
    title: textField('title'),
    awaitingReplyFrom: textField('awaitingReplyFrom'),
    tripRequestId: idField('tripRequestId'),
    tripMatchId: idField('tripMatchId'),
    partnerId: idField('partnerId'),
    assignedToId: idField('assignedToId'),
    lastMessageAt: momentField('lastMessageAt'),
    slaDueAt: momentField('slaDueAt'),
    createdAt: momentField('createdAt'),
    messageCount: { attribute: 'messageCount', kind: 'number' },
  },
};

/** The entity as the caller may search it: by what they may read. */
export function conversationsFor(actor: Actor): Entity<ConversationRow, ConversationView> {
  return { ...conversationEntity, hasWord: buildConversationHasWord(actor) };
}
