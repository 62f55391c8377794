import { Op } from 'sequelize';
import { sqlCondition } from '#src/db/sqlCondition.ts';
import type { Actor } from '#src/kernel/actor.ts';
import type { Entity, SearchField } from '#src/kernel/entity.ts';
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
    participantId: { attribute: 'participants', kind: 'id', hasValue: (value) => ({ id: { [Op.in]: conversationsOf(value) } }) },
  },
};

/** The entity as the caller may search it: by what they may read, and what they have not read. */
export function conversationsFor(actor: Actor): Entity<ConversationRow, ConversationView> {
  return {
    ...conversationEntity,
    hasWord: buildConversationHasWord(actor),
    fields: { ...conversationEntity.fields, isUnread: buildIsUnread(actor) },
  };
}

/** Whether the caller takes part and has messages to read. */
export function buildIsUnread({ person }: Actor): SearchField {
  const unread = conversationsOf(person?.personId ?? null, 'AND p.unread_count > 0');
  return { attribute: 'participants', kind: 'boolean', hasValue: (value) => ({ id: { [value === true ? Op.in : Op.notIn]: unread } }) };
}

function conversationsOf(personId: unknown, further = '') {
  return sqlCondition(
    `(SELECT p.conversation_id FROM conversation_participants p WHERE p.person_id = :personId AND p.left_at IS NULL ${further})`,
    { personId },
  );
}
