import type { Entity } from '#src/kernel/entity.ts';
import { idField, momentField, textField } from '#src/kernel/searchFields.ts';
import { type ConversationRow, ConversationModel } from './conversation.model.ts';
import { conversationPolicy } from './conversation.policy.ts';
import { type ConversationView, presentConversation, snapshotOfConversation } from './conversation.present.ts';

export const conversationEntity: Entity<ConversationRow, ConversationView> = {
  type: 'conversation',
  model: ConversationModel,
  policy: conversationPolicy,
  present: presentConversation,
  snapshot: snapshotOfConversation,
  searchText: 'plain_text(title)',
  searchedFields: ['title'],
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
