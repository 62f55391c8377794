import type { QueryOf, contract } from '@farwend/api-contract';
import { Op, type WhereOptions } from 'sequelize';
import { sqlCondition } from '#src/db/sqlCondition.ts';
import { containsWords } from '#src/records/lists.ts';
import { buildPage, findPageStart, type Page } from '#src/records/pages.ts';
import type { Actor } from '#src/kernel/actor.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { ListPosition } from '#src/kernel/listCursors.ts';
import type { ConversationRow } from '#src/domains/conversations/conversations/conversation.model.ts';
import { findOwnParticipant } from '#src/domains/conversations/conversations/conversation.policy.ts';
import { MessageModel } from './message.model.ts';
import { presentMessage, type MessageView } from './message.present.ts';
import { selectMessagePosition, selectSentMessage } from './listMessages.sql.ts';

type Query = QueryOf<typeof contract.conversations.messages>;

/** A page of the messages that the caller may see, newest first by default. Not from a replica: a push announces them at their commit. */
export async function listMessages(row: ConversationRow, query: Query, context: CallContext): Promise<Page<MessageView>> {
  const { limit } = query;
  const start = findPageStart(query, context);
  const { offset, after: position } = start;
  const { db, actor } = context;
  const direction = query.sort === 'sentAt' ? 'ASC' : 'DESC';
  const before = await findCursor('before', query.before, row, context);
  const after = await findCursor('after', query.after, row, context);
  const words = query.q ? containsWords('plain_text("message"."body")', query.q) : {};
  const where = {
    [Op.and]: [buildVisibleMessagesWhere(row, actor), buildCursorCondition('<', before), buildCursorCondition('>', after), words],
  };
  const order = [['sentAt', direction] as const, ['id', direction] as const];
  const messages = position
    ? await db.find(MessageModel, { where: { [Op.and]: [where, isBeyond(position, direction)] }, order, limit })
    : await db.find(MessageModel, { where, order, limit, offset });
  const isLastPage = !position && messages.length < limit && (messages.length > 0 || offset === 0);
  const total = isLastPage ? offset + messages.length : await db.count(MessageModel, where);
  const last = messages.length === limit ? messages.at(-1) : undefined;
  const end = last && (await db.first(selectMessagePosition, { id: last.id }))?.position;
  const items = messages.map((message) => presentMessage(message, row, actor));
  return buildPage(items, { start, limit, total, end }, context);
}

function isBeyond([sentAt = null, id = null]: ListPosition, direction: 'ASC' | 'DESC'): WhereOptions {
  const own = `(coalesce("message"."sent_at", 'infinity'), "message"."id")`;
  return sqlCondition(`${own} ${direction === 'ASC' ? '>' : '<'} (:sentAt::timestamptz, :id::uuid)`, { sentAt, id });
}

/** Sent messages within the caller's history, and their own scheduled ones. */
export function buildVisibleMessagesWhere(row: ConversationRow, actor: Actor): WhereOptions {
  const own = findOwnParticipant(actor, row);
  const sent = own?.historyFrom ? { [Op.gte]: new Date(own.historyFrom) } : { [Op.not]: null };
  const scheduled = own ? [{ sentAt: null, authorId: own.personId }] : [];
  return { conversationId: row.id, [Op.or]: [{ sentAt: sent }, ...scheduled] };
}

function buildCursorCondition(sign: '<' | '>', id: string | null): WhereOptions {
  if (id === null) return {};
  return sqlCondition(`("message"."sent_at", "message"."id") ${sign} (SELECT b.sent_at, b.id FROM messages b WHERE b.id = :id)`, { id });
}

async function findCursor(
  side: 'before' | 'after',
  id: string | undefined,
  row: ConversationRow,
  { db }: CallContext,
): Promise<string | null> {
  if (id === undefined) return null;
  const message = await db.first(selectSentMessage, { id, conversationId: row.id });
  if (!message) throw fieldFailure(`/${side}`, 'unknown', 'There is no message with this id in this conversation');
  return message.id;
}
