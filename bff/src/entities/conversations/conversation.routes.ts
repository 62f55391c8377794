import { contract } from '@farwend/api-contract';
import { literal, Op, type WhereOptions } from 'sequelize';
import { listPage, pageHeaders, searchPage } from '#src/calls/lists.ts';
import { newId } from '#src/database/newId.ts';
import { is } from '#src/http/actor.ts';
import { type CallContext, created, type Handlers, ok } from '#src/http/handler.ts';
import { changeConversation } from './changeConversation.ts';
import { changeMessage } from './changeMessage.ts';
import { conversationEntity as entity } from './conversation.entity.ts';
import type { ConversationRow } from './conversation.model.ts';
import { assignedTo } from './conversation.policy.ts';
import { findToRead } from './findConversation.ts';
import { dismiss, markRead, markUnread } from './inbox.ts';
import { presentMessage } from './message.present.ts';
import { messagePage } from './messageList.ts';
import { peopleHandlers } from './people.routes.ts';
import { startConversation } from './startConversation.ts';
import { writeMessage } from './writeMessage.ts';

const { assigned, active, create } = contract.conversations;

export const conversationHandlers: Handlers<typeof contract.conversations> = {
  create: async ({ body }, context) => {
    const row = await startConversation(body, context);
    return created(entity.present(row, context.actor), `${create.path}/${row.id}`);
  },
  assigned: async ({ query }, context) => {
    const page = await listPage(entity, query, context, ofCaller(context));
    return { body: page, headers: pageHeaders(page, assigned.path) };
  },
  active: async ({ query }, context) => {
    const page = await listPage(entity, query, context, openFor(context));
    return { body: page, headers: pageHeaders(page, active.path) };
  },
  read: async ({ params }, context) => answer(await findToRead(params.id, context), context),
  update: async ({ params, body }, context) => answer(await changeConversation(params.id, body, context), context),
  messages: async ({ params, query }, context) => {
    const row = await findToRead(params.id, context);
    const page = await messagePage(row, query, context);
    return { body: page, headers: pageHeaders(page, `${create.path}/${row.id}/messages`) };
  },
  addMessage: async ({ params, body }, context) => {
    const { row, conversation, isRepeat } = await writeMessage(params.id, body, context);
    return { ...ok(presentMessage(row, conversation, context.actor)), ...(isRepeat ? { status: 200 } : {}) };
  },
  updateMessage: async ({ params, body }, context) => {
    const { row, conversation } = await changeMessage(params.id, params.messageId, body, context);
    return ok(presentMessage(row, conversation, context.actor));
  },
  dismiss: async ({ params }, context) => answer(await dismiss(params.id, context), context),
  markRead: async ({ params, body }, context) => answer(await markRead(params.id, body.messageId, context), context),
  markUnread: async ({ params, body }, context) => answer(await markUnread(params.id, body.messageId, context), context),
  search: async ({ body }, context) => ok({ id: newId(), ...(await searchPage(entity, body, context)) }),
  ...peopleHandlers,
};

function answer(row: ConversationRow, { actor }: CallContext) {
  return ok(entity.present(row, actor));
}

/** Assigned to the caller: of our team by name, of a company through the match. */
function ofCaller({ actor }: CallContext): WhereOptions {
  const id = actor.person?.personId ?? '';
  return is(actor, 'agent') ? literal(assignedTo(id)) : { assignedToId: id };
}

/** Not closed, and not put aside by the caller. */
function openFor({ actor }: CallContext): WhereOptions {
  const dismissed = `NOT EXISTS (SELECT FROM conversation_participants d WHERE d.conversation_id = "conversation"."id"
    AND d.person_id = '${actor.person?.personId ?? ''}' AND d.dismissed_at IS NOT NULL AND d.left_at IS NULL)`;
  return { [Op.and]: [{ status: { [Op.ne]: 'CLOSED' } }, literal(dismissed)] };
}
