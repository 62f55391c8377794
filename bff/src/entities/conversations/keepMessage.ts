import type { PersonType } from '@farwend/api-contract';
import { insertRecord, newRecord } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { pushEvent } from '#src/push/pushEvent.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { Turn } from './answerClock.ts';
import { messageEntity } from './message.entity.ts';
import type { MessageKind, MessageRow } from './message.model.ts';

const SNIPPET = 140;
const DIGEST_MINUTES = 5;

/** A message to keep; without an author it is the product's own. */
export interface NewMessage {
  kind: MessageKind;
  body: string;
  author?: { id: string; type: PersonType };
  documentIds?: string[];
  replyToId?: string | null;
  clientMessageId?: string | null;
  /** When it goes out; null: now. */
  sendAt?: Date | null;
  contactDataDetected?: boolean;
}

/** Inserts a message and, unless it waits for its time, delivers it: all in the context's transaction. */
export async function keepMessage(conversationId: string, message: NewMessage, context: CallContext, turn?: Turn): Promise<MessageRow> {
  const record = newRecord(newId(), context);
  const row: MessageRow = {
    ...record,
    conversationId,
    authorId: message.author?.id ?? null,
    authorType: message.author?.type ?? null,
    kind: message.kind,
    body: message.body,
    documentIds: message.documentIds ?? [],
    replyToId: message.replyToId ?? null,
    clientMessageId: message.clientMessageId ?? null,
    sendAt: message.sendAt ?? null,
    sentAt: message.sendAt ? null : record.createdAt,
    editedAt: null,
    redactedAt: null,
    contactDataDetected: message.contactDataDetected ?? false,
    author: null,
  };
  await insertRecord(messageEntity, row, context);
  if (row.sentAt) await deliver(row, row.sentAt, context, turn);
  return row;
}

/** What a sent message changes: the conversation's last word and turn, what others have not read, mails to come, and the push. */
export async function deliver(row: MessageRow, at: Date, context: CallContext, turn?: Turn): Promise<void> {
  const snippet = snippetOf(row);
  const values = [row.conversationId, at, snippet, row.authorType, turn?.awaiting ?? null, turn?.dueAt ?? null, turn !== undefined];
  const { sequelize, transaction } = context;
  await preparedQuery(sequelize, 'conversation.lastMessage', updateConversation, values, transaction);
  await preparedQuery(
    sequelize,
    row.authorId === null ? 'conversation.unreadSystem' : 'conversation.unread',
    row.authorId === null ? countSystem : countUnread,
    row.authorId === null ? [row.conversationId] : [row.conversationId, row.authorId, row.id, at, DIGEST_MINUTES],
    transaction,
  );
  await pushEvent(
    `private-conversation-${row.conversationId}`,
    'message.created',
    { conversationId: row.conversationId, messageId: row.id },
    context,
  );
}

/** The first words of a message, as lists show them. */
export function snippetOf({ body, kind, documentIds }: Pick<MessageRow, 'body' | 'kind' | 'documentIds'>): string {
  const words = body.replace(/\s+/g, ' ').trim();
  if (words !== '') return words.length > SNIPPET ? `${words.slice(0, SNIPPET - 1).trimEnd()}…`.toWellFormed() : words;
  return kind === 'PROPOSAL' ? 'Sent a proposal' : documentIds.length > 1 ? `Sent ${documentIds.length} documents` : 'Sent a document';
}

const updateConversation = `
  UPDATE conversations SET last_message_at = greatest(last_message_at, $2::timestamptz), last_message_snippet = $3, last_author_type = $4,
    message_count = message_count + 1,
    awaiting_reply_from = CASE WHEN $7::boolean THEN $5 ELSE awaiting_reply_from END,
    sla_due_at = CASE WHEN $7::boolean THEN $6::timestamptz ELSE sla_due_at END,
    sla_reminded_at = CASE WHEN $7::boolean AND $6::timestamptz IS DISTINCT FROM sla_due_at THEN NULL ELSE sla_reminded_at END,
    care_called_at = CASE WHEN $7::boolean AND $6::timestamptz IS DISTINCT FROM sla_due_at THEN NULL ELSE care_called_at END,
    first_traveler_at = CASE WHEN $4 = 'traveler' THEN coalesce(first_traveler_at, $2::timestamptz) ELSE first_traveler_at END,
    first_agent_at = CASE WHEN $4 = 'agent' THEN coalesce(first_agent_at, $2::timestamptz) ELSE first_agent_at END
  WHERE id = $1`;

// The author has read what they wrote; everybody else has one more to read, and a mail five minutes later unless they read it before.
const countUnread = `
  UPDATE conversation_participants SET
    unread_count = CASE WHEN person_id = $2 THEN 0 ELSE unread_count + 1 END,
    last_read_message_id = CASE WHEN person_id = $2 THEN $3::uuid ELSE last_read_message_id END,
    last_read_at = CASE WHEN person_id = $2 THEN $4::timestamptz ELSE last_read_at END,
    dismissed_at = NULL,
    digest_due_at = CASE WHEN person_id = $2 OR role = 'OBSERVER' THEN NULL
      ELSE coalesce(digest_due_at, $4::timestamptz + make_interval(mins => $5)) END
  WHERE conversation_id = $1 AND left_at IS NULL`;

const countSystem = 'UPDATE conversation_participants SET unread_count = unread_count + 1 WHERE conversation_id = $1 AND left_at IS NULL';
