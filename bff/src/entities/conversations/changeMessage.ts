import type { BodyOf, contract } from '@farwend/api-contract';
import { Op } from 'sequelize';
import { rows } from '#src/calls/entity.ts';
import { saveChange } from '#src/calls/records.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { is } from '#src/http/actor.ts';
import { Failure, notFound } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';
import { pushEvent } from '#src/push/pushEvent.ts';
import type { ConversationRow } from './conversation.model.ts';
import { findToRead } from './findConversation.ts';
import { deliver, snippetOf } from './keepMessage.ts';
import { messageEntity } from './message.entity.ts';
import type { MessageRow } from './message.model.ts';
import { seenMessages } from './messageList.ts';
import { noteFirstWords } from './noteFirstWords.ts';
import { givesAway, nextTurn, sendTime } from './writeMessage.ts';

type Body = BodyOf<typeof contract.conversations.updateMessage>;

const EDIT_MS = 15 * 60_000;

/** PUT of a message: its author changes it within 15 minutes or until it is sent; administrators take its text out. */
export async function changeMessage(
  conversationId: string,
  messageId: string,
  body: Body,
  context: CallContext,
): Promise<{ row: MessageRow; conversation: ConversationRow }> {
  const conversation = await findToRead(conversationId, context);
  const row = await findMessage(conversation, messageId, body.version, context);
  const isAuthor = row.authorId !== null && row.authorId === context.actor.person?.personId;
  const isWaiting = row.sentAt === null;
  if (body.redacted) {
    if (!is(context.actor, 'admin') && !(isAuthor && isWaiting))
      throw new Failure('auth.forbidden', { message: 'Administrators redact messages. Ask our care team.' });
    return { row: await redact(row, conversation, context), conversation };
  }
  if (!isAuthor) throw new Failure('auth.forbidden', { message: 'Messages are changed by who wrote them.' });
  if (row.redactedAt) throw new Failure('resource.locked', { message: 'This message was redacted and cannot be changed.' });
  if (conversation.status === 'LOCKED') throw new Failure('resource.locked', { message: 'This conversation is locked.' });
  if (!isWaiting && row.sentAt && Date.now() - row.sentAt.getTime() > EDIT_MS)
    throw new Failure('resource.locked', { message: 'A message can be changed for 15 minutes after it was sent. Write another one.' });
  if (!isWaiting && body.sendAt !== undefined && body.sendAt !== null)
    throw new Failure('resource.locked', { message: 'This message was sent already.' });
  const changed = body.body === undefined ? row : await saveText(row, body.body, conversation, context);
  return {
    row: isWaiting && body.sendAt !== undefined ? await reschedule(changed, body.sendAt, conversation, context) : changed,
    conversation,
  };
}

/** Sends a waiting message now, as its author would have. */
export async function sendWaiting(row: MessageRow, conversation: ConversationRow, context: CallContext): Promise<MessageRow> {
  const at = new Date();
  const sent = await saveChange(messageEntity, row, { values: { sentAt: at }, action: 'SENT' }, context);
  const author = row.authorType ?? 'teamMember';
  await deliver(sent, at, context, await nextTurn(conversation, author, at, context));
  await noteFirstWords(conversation, author, context);
  return sent;
}

async function findMessage(
  conversation: ConversationRow,
  id: string,
  basedOn: number | undefined,
  context: CallContext,
): Promise<MessageRow> {
  if (!isId(id)) throw notFound();
  const { models, transaction } = context;
  const where = { [Op.and]: [seenMessages(conversation, context.actor), { id }] };
  const [row] = rows<MessageRow>(await models.messages.findAll({ where, limit: 1, raw: true, transaction }));
  if (!row) throw notFound();
  for (const version of [context.ifMatch, basedOn])
    if (version !== null && version !== undefined && version !== row.version)
      throw new Failure('version.stale', {
        message: `Version ${version} is not the newest any more: it is version ${row.version}. Read it again, then repeat the change.`,
        headers: { ETag: `"v${row.version}"` },
      });
  return row;
}

async function saveText(row: MessageRow, body: string, conversation: ConversationRow, context: CallContext): Promise<MessageRow> {
  if (body === row.body) return row;
  const values = { body, contactDataDetected: givesAway(body, conversation), ...(row.sentAt ? { editedAt: new Date() } : {}) };
  const saved = await saveChange(messageEntity, row, { values }, context);
  await showChange(saved, context);
  return saved;
}

async function reschedule(
  row: MessageRow,
  sendAt: string | null,
  conversation: ConversationRow,
  context: CallContext,
): Promise<MessageRow> {
  if (sendAt === null) return sendWaiting(row, conversation, context);
  return saveChange(messageEntity, row, { values: { sendAt: sendTime(sendAt) } }, context);
}

/** Takes the text out of the message, of its versions and of what lists show of it. A waiting one is never sent. */
async function redact(row: MessageRow, conversation: ConversationRow, context: CallContext): Promise<MessageRow> {
  if (row.redactedAt) return row;
  const at = new Date();
  const values = { body: '', documentIds: [], redactedAt: at, contactDataDetected: false, ...(row.sentAt ? {} : { sentAt: at }) };
  const saved = await saveChange(messageEntity, row, { values, action: 'REDACTED', details: { conversationId: conversation.id } }, context);
  await preparedQuery(
    context.sequelize,
    'message.eraseVersions',
    `UPDATE versions SET snapshot = snapshot || '{"body": "erased", "documentIds": []}' WHERE entity_type = 'message' AND entity_id = $1`,
    [row.id],
    context.transaction,
  );
  await showChange(saved, context);
  return saved;
}

/** Lists show the new beginning when it was the last message; open pages are told to read it again. */
async function showChange(row: MessageRow, context: CallContext): Promise<void> {
  if (!row.sentAt) return;
  const { sequelize, transaction } = context;
  const snippet = row.redactedAt ? 'Redacted' : snippetOf(row);
  await preparedQuery(sequelize, 'conversation.snippet', setSnippet, [row.conversationId, row.id, snippet], transaction);
  await pushEvent(
    `private-conversation-${row.conversationId}`,
    'message.changed',
    { conversationId: row.conversationId, messageId: row.id },
    context,
  );
}

const setSnippet = `
  UPDATE conversations SET last_message_snippet = $3
  WHERE id = $1 AND $2::uuid = (SELECT id FROM messages WHERE conversation_id = $1 AND sent_at IS NOT NULL ORDER BY sent_at DESC, id DESC LIMIT 1)`;
