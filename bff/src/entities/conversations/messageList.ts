import type { QueryOf, contract } from '@farwend/api-contract';
import { literal, Op, type WhereOptions } from 'sequelize';
import { rows } from '#src/calls/entity.ts';
import type { Page } from '#src/calls/lists.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import type { Actor } from '#src/http/actor.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { ConversationRow } from './conversation.model.ts';
import { ownPart } from './conversation.policy.ts';
import type { MessageRow } from './message.model.ts';
import { presentMessage, type MessageView } from './message.present.ts';

type Query = QueryOf<typeof contract.conversations.messages>;

/** The messages of a conversation that the caller may see, newest first unless asked otherwise. */
export async function messagePage(row: ConversationRow, query: Query, context: CallContext): Promise<Page<MessageView>> {
  const { models } = context;
  const direction = directionOf(query.sort);
  const where: WhereOptions = {
    [Op.and]: [
      seenMessages(row, context.actor),
      await beside('before', query.before, row, context),
      await beside('after', query.after, row, context),
      words(query.q, context),
    ],
  };
  const order: [string, string][] = [
    ['sentAt', direction],
    ['id', direction],
  ];
  const found = rows<MessageRow>(await models.messages.findAll({ where, order, offset: query.offset, limit: query.limit, raw: true }));
  const isLast = found.length < query.limit && (found.length > 0 || query.offset === 0);
  const total = isLast ? query.offset + found.length : await models.messages.count({ where });
  return { items: found.map((message) => presentMessage(message, row, context.actor)), total, offset: query.offset, limit: query.limit };
}

/** The rows of the caller: sent ones, from joining on, and the own that still wait. */
export function seenMessages(row: ConversationRow, actor: Actor): WhereOptions {
  const own = ownPart(actor, row);
  const from = own?.historyFrom ? { [Op.gte]: new Date(own.historyFrom) } : { [Op.not]: null };
  const waiting = own ? [{ sentAt: null, authorId: own.personId }] : [];
  return { conversationId: row.id, [Op.or]: [{ sentAt: from }, ...waiting] };
}

function directionOf(sort: string | undefined): 'ASC' | 'DESC' {
  if (sort === undefined || sort === '-sentAt') return 'DESC';
  if (sort === 'sentAt') return 'ASC';
  throw new Failure('query.unknownField', { message: 'Messages are sorted by sentAt or -sentAt.' });
}

async function beside(
  side: 'before' | 'after',
  id: string | undefined,
  row: ConversationRow,
  { sequelize }: CallContext,
): Promise<WhereOptions> {
  if (id === undefined) return {};
  const text = 'SELECT id FROM messages WHERE id = $1 AND conversation_id = $2 AND sent_at IS NOT NULL';
  const [message] = await preparedQuery<{ id: string }>(sequelize, 'message.beside', text, [id, row.id]);
  if (!message) throw fieldFailure(`/${side}`, 'unknown', 'There is no message with this id in this conversation');
  const sign = side === 'before' ? '<' : '>';
  return literal(`("message"."sent_at", "message"."id") ${sign} (SELECT b.sent_at, b.id FROM messages b WHERE b.id = '${message.id}')`);
}

function words(q: string | undefined, { sequelize }: CallContext): WhereOptions {
  if (!q) return {};
  const like = (word: string) => sequelize.escape(`%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return {
    [Op.and]: q
      .split(' ')
      .slice(0, 8)
      .map((word) => literal(`plain_text("message"."body") LIKE plain_text(${like(word)})`)),
  };
}
