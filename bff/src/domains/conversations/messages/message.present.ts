import type { ReplyOf, contract } from '@farwend/api-contract';
import { moment } from '#src/calls/entity.ts';
import type { Actor } from '#src/http/actor.ts';
import type { ConversationRow } from './conversation.model.ts';
import { nameOf } from './conversation.present.ts';
import type { MessageRow } from './message.model.ts';

export type MessageView = ReplyOf<typeof contract.conversations.addMessage>;

/** A message as this caller sees it in its conversation. */
export function presentMessage(row: MessageRow, conversation: Pick<ConversationRow, 'contactShown'>, actor: Actor): MessageView {
  const isOwn = row.authorId !== null && row.authorId === actor.person?.personId;
  const author = { givenName: row.author?.givenName ?? null, familyName: row.author?.familyName ?? null };
  return {
    ...facts(row),
    authorName: row.authorType === null ? null : nameOf({ personType: row.authorType, ...author }, conversation, actor),
    clientMessageId: isOwn ? row.clientMessageId : null,
  };
}

/** What a version keeps. */
export function snapshotOfMessage(row: MessageRow): Record<string, unknown> {
  return facts(row);
}

function facts(row: MessageRow) {
  return {
    id: row.id,
    conversationId: row.conversationId,
    authorId: row.authorId,
    authorType: row.authorType,
    kind: row.kind,
    body: row.body,
    documentIds: row.documentIds,
    replyToId: row.replyToId,
    sendAt: moment(row.sendAt),
    sentAt: moment(row.sentAt),
    editedAt: moment(row.editedAt),
    redactedAt: moment(row.redactedAt),
    contactDataDetected: row.contactDataDetected,
    createdAt: moment(row.createdAt),
    updatedAt: moment(row.updatedAt),
    version: row.version,
  };
}
