import { contract } from '@farwend/api-contract';
import { Op, type WhereOptions } from 'sequelize';
import { sqlCondition } from '#src/db/sqlCondition.ts';
import { listPage, searchPage } from '#src/records/lists.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { newId } from '#src/kernel/newId.ts';
import { is } from '#src/kernel/actor.ts';
import { created, type Handlers, ok } from '#src/kernel/handler.ts';
import { visibilityWhere } from '#src/kernel/entity.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { changeConversation } from './changeConversation.ts';
import { changeMessage } from '#src/domains/conversations/messages/changeMessage.ts';
import { buildIsUnread, conversationEntity as entity, conversationsFor } from './conversation.entity.ts';
import { conversationOpened } from './conversation.events.ts';
import type { ConversationRow } from './conversation.model.ts';
import { isAssignedTo } from './conversation.policy.ts';
import { findConversationToRead } from './findConversation.ts';
import { dismiss, markRead, markUnread } from './inbox.ts';
import { presentMessage } from '#src/domains/conversations/messages/message.present.ts';
import { buildFoundMessageEntity } from '#src/domains/conversations/messages/foundMessage.entity.ts';
import { listMessages } from '#src/domains/conversations/messages/listMessages.ts';
import { participantHandlers } from './participants.routes.ts';
import { startConversation } from './startConversation.ts';
import { writeMessage } from '#src/domains/conversations/messages/writeMessage.ts';

const { create } = contract.conversations;

export const conversationHandlers: Handlers<typeof contract.conversations> = {
  create: async ({ body }, context) => {
    const row = await startConversation(body, context);
    return created(entity.present(row, context.actor), `${create.path}/${row.id}`);
  },
  assigned: listOf(conversationsFor, async ({ query }, context) =>
    ok(await listPage(conversationsFor(context.actor), query, context, buildAssignedFilter(context))),
  ),
  active: listOf(conversationsFor, async ({ query }, context) =>
    ok(await listPage(conversationsFor(context.actor), query, context, buildActiveFilter(context))),
  ),
  unreadCount: async (_, context) => ok({ count: await countUnread(context) }),
  read: async ({ params }, context) => respond(await findConversationToRead(params.id, context), context),
  update: async ({ params, body }, context) => respond(await changeConversation(params.id, body, context), context),
  messages: async ({ params, query }, context) => {
    const row = await findConversationToRead(params.id, context);
    await context.events.emit(conversationOpened, { conversationId: row.id }, context);
    return ok(await listMessages(row, query, context));
  },
  addMessage: async ({ params, body }, context) => {
    const { row, conversation, isRepeat } = await writeMessage(params.id, body, context);
    return { ...ok(presentMessage(row, conversation, context.actor)), ...(isRepeat ? { status: 200 } : {}) };
  },
  updateMessage: async ({ params, body }, context) => {
    const { row, conversation } = await changeMessage(params.id, params.messageId, body, context);
    return ok(presentMessage(row, conversation, context.actor));
  },
  dismiss: async ({ params }, context) => respond(await dismiss(params.id, context), context),
  markRead: async ({ params, body }, context) => respond(await markRead(params.id, body.messageId, context), context),
  markUnread: async ({ params, body }, context) => respond(await markUnread(params.id, body.messageId, context), context),
  search: listOf(conversationsFor, async ({ body }, context) =>
    ok({ id: newId(), ...(await searchPage(conversationsFor(context.actor), body, context)) }),
  ),
  searchMessages: listOf(buildFoundMessageEntity(), async ({ body }, context) =>
    ok({ id: newId(), ...(await searchPage(buildFoundMessageEntity(body.q), body, context)) }),
  ),
  ...participantHandlers,
};

function respond(row: ConversationRow, { actor }: CallContext) {
  return ok(entity.present(row, actor));
}

/** Team members are assigned directly, agents through the match. */
function buildAssignedFilter({ actor }: CallContext): WhereOptions {
  const id = actor.person?.personId ?? null;
  return is(actor, 'agent') && id !== null ? isAssignedTo(id) : { assignedToId: id };
}

/** How many conversations the list of active ones has with isUnread=true. */
async function countUnread(context: CallContext): Promise<number> {
  const visible = visibilityWhere(entity.policy, context.actor);
  if (visible === null) return 0;
  const isUnread = buildIsUnread(context.actor).hasValue?.(true);
  return context.db.count(entity.model, { [Op.and]: [visible, buildActiveFilter(context), isUnread ?? {}] }, { replica: true });
}

/** Neither closed nor dismissed by the caller. */
function buildActiveFilter({ actor }: CallContext): WhereOptions {
  const notDismissed = sqlCondition(
    `NOT EXISTS (SELECT FROM conversation_participants d WHERE d.conversation_id = "conversation"."id"
       AND d.person_id = :personId AND d.dismissed_at IS NOT NULL AND d.left_at IS NULL)`,
    { personId: actor.person?.personId ?? null },
  );
  return { [Op.and]: [{ status: { [Op.ne]: 'CLOSED' } }, notDismissed] };
}
