import { findSeen } from '#src/calls/records.ts';
import { rows } from '#src/calls/entity.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import { asSystem } from '#src/jobs/asSystem.ts';
import type { Services } from '#src/services.ts';
import { sendWaiting } from './changeMessage.ts';
import { conversationEntity } from './conversation.entity.ts';
import type { MessageRow } from './message.model.ts';
import { awake } from './writeMessage.ts';

/** Sends what was written for now: each message in a transaction of its own, once, while its author still takes part. */
export function sendScheduled(services: Services) {
  return async (_: object, { id }: { id: string }): Promise<void> => {
    const due = await preparedQuery<{ id: string; conversation_id: string }>(services.sequelize, 'scheduled.due', selectDue, []);
    for (const message of due) await asSystem(services, id, (context) => send(message.id, message.conversation_id, context));
  };
}

async function send(id: string, conversationId: string, context: CallContext): Promise<void> {
  const conversation = await findSeen(conversationEntity, conversationId, context); // locked: the order in it stays the order of writing
  const { models, transaction } = context;
  const [row] = rows<MessageRow>(await models.messages.findAll({ where: { id, sentAt: null }, limit: 1, raw: true, transaction }));
  if (!row || conversation.status === 'LOCKED') return;
  await sendWaiting(row, await awake(conversation, context), context);
}

// What could not go out for a day waits for its author: it would surprise everybody by then.
const selectDue = `
  SELECT m.id, m.conversation_id FROM messages m JOIN conversations c ON c.id = m.conversation_id
    JOIN conversation_participants p ON p.conversation_id = m.conversation_id AND p.person_id = m.author_id AND p.left_at IS NULL
  WHERE m.sent_at IS NULL AND m.send_at BETWEEN now() - interval '1 day' AND now()
    AND (c.status = 'ACTIVE' OR (c.status = 'CLOSED' AND c.status_changed_at > now() - interval '180 days'))
  ORDER BY m.send_at, m.id LIMIT 500`;
