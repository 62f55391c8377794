import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const returning = `RETURNING c.id, c.partner_id, c.assigned_to_id, (SELECT t.user_id FROM team_members t WHERE t.id = c.assigned_to_id) AS user_id`;

const DueConversation = z.object({ id: z.uuid() });

export const selectEndedConversations = statement(
  'conversations.ended',
  {},
  DueConversation,
  `
  SELECT c.id FROM conversations c JOIN trip_matches m ON m.id = c.trip_match_id
  WHERE c.status = 'ACTIVE' AND m.status IN ('DECLINED', 'EXPIRED', 'LOST', 'WITHDRAWN', 'CANCELLED', 'COMPLETED')
    AND m.status_changed_at < now() - interval '30 days' AND c.last_message_at < now() - interval '30 days' AND c.status_changed_at < now() - interval '30 days'
  ORDER BY c.id LIMIT 200`,
);

const isToRemind = `c.status = 'ACTIVE' AND c.sla_due_at < now() AND c.sla_reminded_at IS NULL`;
const isForCare = `c.status = 'ACTIVE' AND c.sla_due_at < now() - interval '24 hours' AND c.care_called_at IS NULL AND c.awaiting_reply_from = 'AGENT'`;

export const selectConversationsToRemind = statement(
  'conversations.toRemind',
  {},
  DueConversation,
  `SELECT c.id FROM conversations c WHERE ${isToRemind} ORDER BY c.id LIMIT 1000`,
);

export const selectConversationsForCare = statement(
  'conversations.forCare',
  {},
  DueConversation,
  `SELECT c.id FROM conversations c WHERE ${isForCare} ORDER BY c.id LIMIT 1000`,
);

const OverdueRow = z.object({
  id: z.uuid(),
  partner_id: z.uuid().nullable(),
  assigned_to_id: z.uuid().nullable(),
  user_id: z.uuid().nullable(),
});
export type OverdueRow = z.output<typeof OverdueRow>;

export const markReminded = statement(
  'conversations.remind',
  { id: z.uuid() },
  OverdueRow,
  `
  WITH overdue AS (
    UPDATE conversations c SET sla_reminded_at = now()
    WHERE c.id = :id AND ${isToRemind} ${returning}
  ), mailed AS (
    UPDATE conversation_participants p SET digest_due_at = now() FROM overdue o
    WHERE p.conversation_id = o.id AND p.left_at IS NULL AND p.unread_count > 0 AND p.person_type NOT IN ('traveler', 'guest') AND p.role <> 'OBSERVER'
  )
  SELECT * FROM overdue`,
);

export const markCareCalled = statement(
  'conversations.callCare',
  { id: z.uuid() },
  OverdueRow,
  `UPDATE conversations c SET care_called_at = now() WHERE c.id = :id AND ${isForCare} ${returning}`,
);
