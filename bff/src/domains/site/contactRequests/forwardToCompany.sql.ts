import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** The leads of a company who can sign in; without one, all of its agents who can. */
export const selectReachableAgents = statement(
  'contact.reachableAgents',
  { partnerId: z.uuid() },
  z.object({ id: z.uuid(), partnerName: z.string() }),
  `
  WITH reachable AS (
    SELECT a.id, a.is_lead, p.display_name FROM agents a JOIN users u ON u.id = a.user_id AND u.status = 'ENABLED'
      JOIN partners p ON p.id = a.partner_id AND p.status IN ('ACTIVE', 'PAUSED')
    WHERE a.partner_id = :partnerId
  )
  SELECT id, display_name AS "partnerName" FROM reachable WHERE is_lead OR NOT EXISTS (SELECT FROM reachable WHERE is_lead) ORDER BY id`,
);

/** Our team reads along from now on, the company is mailed, and it is its turn for a day. */
export const updateForwarded = statement(
  'contact.forwarded',
  { conversationId: z.uuid(), dueAt: z.date() },
  null,
  `
  WITH turn AS (
    UPDATE conversations SET awaiting_reply_from = 'AGENT', sla_due_at = :dueAt, sla_reminded_at = NULL, care_called_at = NULL
    WHERE id = :conversationId
  )
  UPDATE conversation_participants SET role = CASE person_type WHEN 'teamMember' THEN 'OBSERVER' ELSE role END,
    digest_due_at = CASE person_type WHEN 'agent' THEN now() ELSE NULL END
  WHERE conversation_id = :conversationId AND left_at IS NULL AND person_type IN ('teamMember', 'agent')`,
);
