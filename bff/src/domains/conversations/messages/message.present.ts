import type { ReplyOf, contract } from '@farwend/api-contract';
import { toIsoString } from '#src/kernel/entity.ts';
import type { Actor } from '#src/kernel/actor.ts';
import type { ConversationRow } from '#src/domains/conversations/conversations/conversation.model.ts';
import { formatDisplayName } from '#src/domains/conversations/conversations/conversation.present.ts';
import type { MessageRow } from './message.model.ts';

export type MessageView = ReplyOf<typeof contract.conversations.addMessage>;

/** A message as this caller may see it. */
export function presentMessage(row: MessageRow, conversation: Pick<ConversationRow, 'contactShown'>, actor: Actor): MessageView {
  const isOwn = row.authorId !== null && row.authorId === actor.person?.personId;
  const author = { givenName: row.author?.givenName ?? null, familyName: row.author?.familyName ?? null };
  return {
    ...facts(row),
    authorName: row.authorType === null ? null : formatDisplayName({ personType: row.authorType, ...author }, conversation, actor),
    clientMessageId: isOwn ? row.clientMessageId : null,
  };
}

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
    sendAt: toIsoString(row.sendAt),
    sentAt: toIsoString(row.sentAt),
    editedAt: toIsoString(row.editedAt),
    redactedAt: toIsoString(row.redactedAt),
    contactDataDetected: row.contactDataDetected,
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    version: row.version,
  };
}
