import type { Entity, SearchField } from '#src/calls/entity.ts';
import type { ConversationRow } from './conversation.model.ts';
import { conversationPolicy } from './conversation.policy.ts';
import { type ConversationView, presentConversation, snapshotOfConversation } from './conversation.present.ts';

const text = (attribute: string): SearchField => ({ attribute, kind: 'text', sortable: true });
const id = (attribute: string): SearchField => ({ attribute, kind: 'id' });
const moment = (attribute: string): SearchField => ({ attribute, kind: 'moment', sortable: true });

export const conversationEntity: Entity<ConversationRow, ConversationView> = {
  type: 'conversation',
  model: ({ models }) => models.conversations,
  policy: conversationPolicy,
  present: presentConversation,
  snapshot: snapshotOfConversation,
  searchText: 'plain_text(title)',
  defaultSort: ['lastMessageAt', 'DESC'],
  fields: {
    status: text('status'),
    subjectType: text('subjectType'),
    title: text('title'),
    awaitingReplyFrom: text('awaitingReplyFrom'),
    tripRequestId: id('tripRequestId'),
    tripMatchId: id('tripMatchId'),
    partnerId: id('partnerId'),
    assignedToId: id('assignedToId'),
    lastMessageAt: moment('lastMessageAt'),
    slaDueAt: moment('slaDueAt'),
    createdAt: moment('createdAt'),
    messageCount: { attribute: 'messageCount', kind: 'number' },
  },
};
