import type { ParticipantType } from '@farwend/api-contract';
import { insertRecord, newRecord } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { pushEvent } from '#src/platform/push/pushEvent.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { Turn } from '#src/domains/conversations/conversations/replyClock.ts';
import { incrementUnreadCounts, updateUnreadCounts, updateLastMessage } from './insertMessage.sql.ts';
import { messageEntity } from './message.entity.ts';
import type { MessageKind, MessageRow } from './message.model.ts';

const MAX_SNIPPET_LENGTH = 140;
const DIGEST_MINUTES = 5;

/** Without an author it is a system message. */
export interface NewMessage {
  kind: MessageKind;
  body: string;
  author?: { id: string; type: ParticipantType };
  documentIds?: string[];
  replyToId?: string | null;
  clientMessageId?: string | null;
  /** Scheduled time; null: now. */
  sendAt?: Date | null;
  contactDataDetected?: boolean;
}

/** Inserts a message and delivers it unless it is scheduled, in the context's transaction. */
export async function insertMessage(conversationId: string, message: NewMessage, context: CallContext, turn?: Turn): Promise<MessageRow> {
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
  if (row.sentAt) await deliverMessage(row, row.sentAt, context, turn);
  return row;
}

/** Updates the conversation and unread counts, makes mails due and pushes the event. */
export async function deliverMessage(row: MessageRow, at: Date, context: CallContext, turn?: Turn): Promise<void> {
  const { db } = context;
  const { id, conversationId, authorId, authorType } = row;
  await db.run(updateLastMessage, {
    conversationId,
    at,
    snippet: formatSnippet(row),
    authorType,
    hasTurn: turn !== undefined,
    awaiting: turn?.awaiting ?? null,
    dueAt: turn?.dueAt ?? null,
  });
  if (authorId === null) await db.run(incrementUnreadCounts, { conversationId });
  else await db.run(updateUnreadCounts, { conversationId, authorId, messageId: id, at, digestMinutes: DIGEST_MINUTES });
  await pushEvent(`private-conversation-${conversationId}`, 'message.created', { conversationId, messageId: id }, context);
}

/** The beginning of a message, for lists. */
export function formatSnippet({ body, kind, documentIds }: Pick<MessageRow, 'body' | 'kind' | 'documentIds'>): string {
  const text = body.replace(/\s+/g, ' ').trim();
  if (text !== '') return text.length > MAX_SNIPPET_LENGTH ? `${text.slice(0, MAX_SNIPPET_LENGTH - 1).trimEnd()}…`.toWellFormed() : text;
  return kind === 'PROPOSAL' ? 'Sent a proposal' : documentIds.length > 1 ? `Sent ${documentIds.length} documents` : 'Sent a document';
}
