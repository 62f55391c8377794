import type { BodyOf, contract } from '@farwend/api-contract';
import { Op } from 'sequelize';
import { checkVersion } from '#src/records/checkVersion.ts';
import { saveChange } from '#src/records/records.ts';
import { is } from '#src/kernel/actor.ts';
import { Failure, notFound } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import { pushEvent } from '#src/platform/push/pushEvent.ts';
import type { ConversationRow } from '#src/domains/conversations/conversations/conversation.model.ts';
import { findConversationToRead } from '#src/domains/conversations/conversations/findConversation.ts';
import { deliverMessage, formatSnippet } from './insertMessage.ts';
import { messageSent } from './message.events.ts';
import { messageEntity } from './message.entity.ts';
import { type MessageRow, MessageModel } from './message.model.ts';
import { buildVisibleMessagesWhere } from './listMessages.ts';
import { recordTurn } from '#src/domains/conversations/conversations/recordReplyClock.ts';
import { recordFirstReply } from '#src/domains/conversations/conversations/recordFirstReply.ts';
import { revealsContactData, computeNextTurn, parseSendAt } from './writeMessage.ts';
import { eraseMessageVersions, updateSnippet } from './changeMessage.sql.ts';

type Body = BodyOf<typeof contract.conversations.updateMessage>;

const EDIT_MS = 15 * 60_000;

/** PUT of a message: its author edits it within 15 minutes, or reschedules it until it is sent; administrators redact it. */
export async function changeMessage(
  conversationId: string,
  messageId: string,
  body: Body,
  context: CallContext,
): Promise<{ row: MessageRow; conversation: ConversationRow }> {
  const conversation = await findConversationToRead(conversationId, context);
  const row = await findMessage(conversation, messageId, body.version, context);
  const isAuthor = row.authorId !== null && row.authorId === context.actor.person?.personId;
  const isScheduled = row.sentAt === null;
  if (body.redacted) {
    if (!is(context.actor, 'admin') && !(isAuthor && isScheduled))
      throw new Failure('auth.forbidden', { message: 'Only administrators can redact messages. Ask our care team.' });
    return { row: await redact(row, conversation, context), conversation };
  }
  if (!isAuthor) throw new Failure('auth.forbidden', { message: 'Only the author can change a message.' });
  if (row.redactedAt) throw new Failure('resource.locked', { message: 'This message was redacted and cannot be changed.' });
  if (conversation.status === 'LOCKED') throw new Failure('resource.locked', { message: 'This conversation is locked.' });
  if (!isScheduled && row.sentAt && Date.now() - row.sentAt.getTime() > EDIT_MS)
    throw new Failure('resource.locked', { message: 'A message can only be changed for 15 minutes after it was sent. Write another one.' });
  if (!isScheduled && body.sendAt !== undefined && body.sendAt !== null)
    throw new Failure('resource.locked', { message: 'This message has already been sent.' });
  const changed = body.body === undefined ? row : await saveText(row, body.body, conversation, context);
  return {
    row: isScheduled && body.sendAt !== undefined ? await reschedule(changed, body.sendAt, conversation, context) : changed,
    conversation,
  };
}

/** Sends a scheduled message now, on behalf of its author. */
export async function sendScheduledMessage(row: MessageRow, conversation: ConversationRow, context: CallContext): Promise<MessageRow> {
  const at = new Date();
  const sent = await saveChange(messageEntity, row, { values: { sentAt: at }, action: 'SENT' }, context);
  const author = row.authorType ?? 'teamMember';
  const turn = await computeNextTurn(conversation, author, at, context);
  await deliverMessage(sent, at, context, turn);
  await recordTurn(conversation, turn, sent, context);
  await recordFirstReply(conversation, sent, context);
  await context.events.emit(messageSent, { conversation, message: sent }, context);
  return sent;
}

async function findMessage(
  conversation: ConversationRow,
  id: string,
  expectedVersion: number | undefined,
  context: CallContext,
): Promise<MessageRow> {
  if (!isId(id)) throw notFound();
  const where = { [Op.and]: [buildVisibleMessagesWhere(conversation, context.actor), { id }] };
  const [row] = await context.db.find(MessageModel, { where, limit: 1 });
  if (!row) throw notFound();
  checkVersion(row, expectedVersion, context);
  return row;
}

async function saveText(row: MessageRow, body: string, conversation: ConversationRow, context: CallContext): Promise<MessageRow> {
  if (body === row.body) return row;
  const values = { body, contactDataDetected: revealsContactData(body, conversation), ...(row.sentAt ? { editedAt: new Date() } : {}) };
  const saved = await saveChange(messageEntity, row, { values }, context);
  await refreshSnippet(saved, context);
  return saved;
}

async function reschedule(
  row: MessageRow,
  sendAt: string | null,
  conversation: ConversationRow,
  context: CallContext,
): Promise<MessageRow> {
  if (sendAt === null) return sendScheduledMessage(row, conversation, context);
  return saveChange(messageEntity, row, { values: { sendAt: parseSendAt(sendAt) } }, context);
}

/** Erases the text from the message, its versions and the list snippet. A scheduled message is not sent. */
async function redact(row: MessageRow, conversation: ConversationRow, context: CallContext): Promise<MessageRow> {
  if (row.redactedAt) return row;
  const at = new Date();
  const values = { body: '', documentIds: [], redactedAt: at, contactDataDetected: false, ...(row.sentAt ? {} : { sentAt: at }) };
  const saved = await saveChange(messageEntity, row, { values, action: 'REDACTED', details: { conversationId: conversation.id } }, context);
  await context.db.run(eraseMessageVersions, { id: row.id });
  await refreshSnippet(saved, context);
  return saved;
}

/** Updates the list snippet if it was the last message, and pushes the change to open pages. */
async function refreshSnippet(row: MessageRow, context: CallContext): Promise<void> {
  if (!row.sentAt) return;
  const { db } = context;
  const snippet = row.redactedAt ? 'Redacted' : formatSnippet(row);
  await db.run(updateSnippet, { conversationId: row.conversationId, id: row.id, snippet });
  await pushEvent(
    `private-conversation-${row.conversationId}`,
    'message.changed',
    { conversationId: row.conversationId, messageId: row.id },
    context,
  );
}
