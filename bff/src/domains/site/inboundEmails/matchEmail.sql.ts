import { participantTypes } from '@farwend/api-contract';
import { z } from 'zod';
import { bytes } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';

/** Somebody who takes part in a conversation, and the address they write from. */
const MailParticipant = z.object({
  conversationId: z.uuid(),
  personId: z.uuid(),
  personType: z.enum(participantTypes),
  email: z.string().nullable(),
  /** Whether the token of this participant was used; else they got or sent a mail that is continued. */
  byToken: z.boolean(),
  /** Whether our team has called what they wrote spam. */
  isSpam: z.boolean(),
});
export type MailParticipant = z.output<typeof MailParticipant>;

/** Whom a token or the mails that are continued belong to, unless they have left or nobody has written for 180 days. */
export const selectMailParticipants = statement(
  'inboundEmail.participants',
  { tokenHashes: z.array(bytes).readonly(), messageIds: z.array(z.string()).readonly() },
  MailParticipant,
  `
  SELECT p.conversation_id AS "conversationId", p.person_id AS "personId", p.person_type AS "personType",
    coalesce(t.email, a.email, m.email, p.guest_email) AS email, bool_or(f.by_token) AS "byToken",
    EXISTS (SELECT FROM contact_requests r WHERE r.conversation_id = p.conversation_id AND r.status = 'SPAM')
      OR EXISTS (SELECT FROM company_contact_requests r WHERE r.conversation_id = p.conversation_id AND r.status = 'SPAM') AS "isSpam"
  FROM (
    SELECT conversation_id, person_id, true AS by_token FROM reply_tokens WHERE token_hash = ANY (:tokenHashes::bytea[])
    UNION ALL SELECT conversation_id, person_id, false FROM thread_emails WHERE message_id = ANY (:messageIds::text[])
  ) f JOIN conversation_participants p ON p.conversation_id = f.conversation_id AND p.person_id = f.person_id AND p.left_at IS NULL
    JOIN conversations c ON c.id = p.conversation_id AND c.last_message_at > now() - interval '180 days'
    LEFT JOIN travelers t ON p.person_type = 'traveler' AND t.id = p.person_id
    LEFT JOIN agents a ON p.person_type = 'agent' AND a.id = p.person_id
    LEFT JOIN team_members m ON p.person_type = 'teamMember' AND m.id = p.person_id
  GROUP BY 1, 2, 3, 4 ORDER BY max(c.last_message_at) DESC, 1, 2`,
);

/** How many emails of a sender have arrived in the last ten minutes. */
export const countRecentEmails = statement(
  'inboundEmail.recent',
  { from: z.string() },
  z.object({ count: z.int() }),
  `SELECT count(*)::int AS count FROM inbound_emails WHERE from_address = :from AND created_at > now() - interval '10 minutes'`,
);
