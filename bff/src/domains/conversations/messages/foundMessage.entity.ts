import type { contract, ReplyOf } from '@farwend/api-contract';
import { Op } from 'sequelize';
import { sqlCondition } from '#src/db/sqlCondition.ts';
import { type Entity, type Policy, toIsoString } from '#src/kernel/entity.ts';
import { idField, momentField, textField } from '#src/kernel/searchFields.ts';
import { splitSearchWords } from '#src/records/lists.ts';
import { buildVisibleSql, seesAllConversations } from '#src/domains/conversations/conversations/conversation.policy.ts';
import { excerptAround } from './excerptAround.ts';
import { formatSnippet } from './insertMessage.ts';
import { messageEntity } from './message.entity.ts';
import type { MessageRow } from './message.model.ts';
import { buildFindableSql } from './message.policy.ts';

type FoundMessage = ReplyOf<typeof contract.conversations.searchMessages>['items'][number];

/** Messages of all conversations, each with the words that found it. */
export function buildFoundMessageEntity(q?: string): Entity<MessageRow, FoundMessage> {
  return {
    ...messageEntity,
    policy: foundMessagePolicy,
    present: (row) => ({
      messageId: row.id,
      conversationId: row.conversationId,
      snippet: q === undefined || row.body === '' ? formatSnippet(row) : excerptAround(row.body, splitSearchWords(q)),
      sentAt: toIsoString(row.sentAt),
    }),
    searchText: 'plain_text("message"."body")',
    searchedFields: ['body'],
    fields: {
      conversationId: idField('conversationId'),
      authorId: idField('authorId'),
      authorType: textField('authorType'),
      kind: textField('kind'),
      sentAt: momentField('sentAt'),
    },
  };
}

/** The messages of the conversations that the caller sees, as far as they may find them. */
const foundMessagePolicy: Policy<MessageRow> = {
  visibleTo: (actor) => {
    const findable = buildFindableSql('"message"', actor);
    const isFindable = sqlCondition(findable.sql, findable.values);
    if (seesAllConversations(actor)) return isFindable;
    const visible = buildVisibleSql(actor);
    if (visible === null) return null;
    const conversations = `(SELECT "conversation"."id" FROM conversations "conversation" WHERE ${visible.sql})`;
    return { [Op.and]: [{ conversationId: { [Op.in]: sqlCondition(conversations, visible.values) } }, isFindable] };
  },
  canChange: () => false,
};
