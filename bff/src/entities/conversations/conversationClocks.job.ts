import { findSeen, saveChange } from '#src/calls/records.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import { asSystem } from '#src/jobs/asSystem.ts';
import { pushEvent } from '#src/push/pushEvent.ts';
import type { Services } from '#src/services.ts';
import { conversationEntity } from './conversation.entity.ts';
import { joinPeople } from './joinPeople.ts';
import { postSystemMessage } from './openConversation.ts';

interface OverdueRow {
  id: string;
  partner_id: string | null;
  assigned_to_id: string | null;
  user_id: string | null;
}

/** Closes what ended 30 days ago, reminds who owes an answer, and calls care a day after that. */
export function conversationClocks(services: Services) {
  return async (_: object, { id }: { id: string }): Promise<void> => {
    const ended = await preparedQuery<{ id: string }>(services.sequelize, 'conversations.ended', selectEnded, []);
    for (const conversation of ended) await asSystem(services, id, (context) => close(conversation.id, context));
    await asSystem(services, id, remind);
    await asSystem(services, id, callCare);
  };
}

async function close(id: string, context: CallContext): Promise<void> {
  const row = await findSeen(conversationEntity, id, context);
  if (row.status !== 'ACTIVE') return;
  const values = { status: 'CLOSED' as const, statusChangedAt: new Date(), awaitingReplyFrom: 'NONE' as const, slaDueAt: null };
  await saveChange(conversationEntity, row, { values, kind: 'STATUS', action: 'ACTIVE → CLOSED' }, context);
}

/** A push to the company, and the mail about unread messages once more. */
async function remind(context: CallContext): Promise<void> {
  const overdue = await preparedQuery<OverdueRow>(context.sequelize, 'conversations.remind', markReminded, [], context.transaction);
  for (const row of overdue)
    if (row.partner_id) await pushEvent(`private-partner-${row.partner_id}`, 'conversation.overdue', { conversationId: row.id }, context);
}

/** Who looks after the request comes to read along, for all to see. */
async function callCare(context: CallContext): Promise<void> {
  const overdue = await preparedQuery<OverdueRow>(context.sequelize, 'conversations.callCare', markCalled, [], context.transaction);
  for (const row of overdue) {
    if (row.user_id) await pushEvent(`private-user-${row.user_id}`, 'conversation.overdue', { conversationId: row.id }, context);
    if (!row.assigned_to_id) continue;
    const care = { personId: row.assigned_to_id, personType: 'teamMember' as const, role: 'OBSERVER' as const };
    const came = await joinPeople(row, [care], { showsHistory: true }, context);
    if (came.length > 0) await postSystemMessage(row.id, 'Care is here: somebody of Farwend reads along.', context);
  }
}

const selectEnded = `
  SELECT c.id FROM conversations c JOIN trip_matches m ON m.id = c.trip_match_id
  WHERE c.status = 'ACTIVE' AND m.status IN ('DECLINED', 'EXPIRED', 'LOST', 'WITHDRAWN', 'CANCELLED', 'COMPLETED')
    AND m.status_changed_at < now() - interval '30 days' AND c.last_message_at < now() - interval '30 days' AND c.status_changed_at < now() - interval '30 days'
  ORDER BY c.id LIMIT 200`;

const returning = `RETURNING c.id, c.partner_id, c.assigned_to_id, (SELECT t.user_id FROM team_members t WHERE t.id = c.assigned_to_id) AS user_id`;

const markReminded = `
  WITH overdue AS (
    UPDATE conversations c SET sla_reminded_at = now()
    WHERE c.status = 'ACTIVE' AND c.sla_due_at < now() AND c.sla_reminded_at IS NULL ${returning}
  ), mailed AS (
    UPDATE conversation_participants p SET digest_due_at = now() FROM overdue o
    WHERE p.conversation_id = o.id AND p.left_at IS NULL AND p.unread_count > 0 AND p.person_type <> 'traveler' AND p.role <> 'OBSERVER'
  )
  SELECT * FROM overdue`;

const markCalled = `
  UPDATE conversations c SET care_called_at = now()
  WHERE c.status = 'ACTIVE' AND c.sla_due_at < now() - interval '24 hours' AND c.care_called_at IS NULL AND c.awaiting_reply_from = 'AGENT' ${returning}`;
