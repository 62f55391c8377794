import { personTypes } from '@farwend/api-contract';
import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const DueRow = z.object({
  conversation_id: z.uuid(),
  person_id: z.uuid(),
  person_type: z.enum(personTypes),
  due_at: z.date().nullable(),
  unread: z.int(),
  /** False if there is nothing to notify this person of. */
  has_news: z.boolean(),
  title: z.string(),
  snippet: z.string().nullable(),
  sender: z.string().nullable(),
  email: z.string().nullable(),
  given_name: z.string().nullable(),
  zone: z.string(),
});
export type DueRow = z.output<typeof DueRow>;

// People who left, muted the conversation, are no longer assigned to the match or chose not to be mailed at once are not notified; who is
// connected is not yet.
export const selectDueDigests = statement(
  'digest.due',
  { batchSize: z.int() },
  DueRow,
  `
  SELECT p.conversation_id, p.person_id, p.person_type, p.digest_due_at AS due_at, p.unread_count AS unread,
    p.unread_count > 0 AND p.left_at IS NULL AND coalesce(p.muted_until < now(), true) AND c.status <> 'LOCKED'
      AND coalesce(n.types ->> 'conversation.message', 'INSTANT') = 'INSTANT'
      AND (a.id IS NULL OR c.trip_match_id IS NULL OR a.is_lead OR m.lead_agent_id = a.id OR m.agent_ids @> ARRAY[a.id]) AS has_news,
    c.title, CASE WHEN p.history_from IS NULL OR p.history_from <= c.last_message_at THEN c.last_message_snippet END AS snippet, s.given_name AS sender,
    coalesce(t.email, a.email, tm.email) AS email, coalesce(t.given_name, a.given_name, tm.given_name) AS given_name,
    coalesce(t.time_zone, k.time_zone, CASE WHEN t.country_of_residence = 'US' THEN 'America/New_York' ELSE 'UTC' END) AS zone
  FROM conversation_participants p JOIN conversations c ON c.id = p.conversation_id
    LEFT JOIN trip_matches m ON m.id = c.trip_match_id
    LEFT JOIN users u ON u.person_id = p.person_id
    LEFT JOIN notification_preferences n ON n.user_id = u.id
    LEFT JOIN travelers t ON p.person_type = 'traveler' AND t.id = p.person_id AND t.erased_at IS NULL
    LEFT JOIN agents a ON p.person_type = 'agent' AND a.id = p.person_id
    LEFT JOIN partners k ON k.id = a.partner_id
    LEFT JOIN team_members tm ON p.person_type = 'teamMember' AND tm.id = p.person_id
    LEFT JOIN LATERAL (SELECT coalesce(u.given_name, g.guest_name) AS given_name FROM messages w LEFT JOIN users u ON u.person_id = w.author_id
        LEFT JOIN conversation_participants g ON g.conversation_id = w.conversation_id AND g.person_id = w.author_id AND g.person_type = 'guest'
      WHERE w.conversation_id = c.id AND w.sent_at IS NOT NULL AND w.author_id IS NOT NULL ORDER BY w.sent_at DESC LIMIT 1) s ON true
  WHERE p.digest_due_at <= now()
    AND NOT EXISTS (SELECT FROM user_presences s WHERE s.user_id = u.id AND s.seen_at > now() - interval '2 minutes')
  ORDER BY p.digest_due_at LIMIT :batchSize FOR UPDATE OF p SKIP LOCKED`,
);

/** Sets when the next mail of each participant is due; null: none. */
export const updateDigestDue = statement(
  'digest.done',
  {
    conversationIds: z.array(z.uuid()).readonly(),
    personIds: z.array(z.uuid()).readonly(),
    dueAt: z.array(z.date().nullable()).readonly(),
  },
  null,
  `
  UPDATE conversation_participants p SET digest_due_at = d.due_at
  FROM unnest(:conversationIds::uuid[], :personIds::uuid[], :dueAt::timestamptz[]) AS d (conversation_id, person_id, due_at)
  WHERE p.conversation_id = d.conversation_id AND p.person_id = d.person_id`,
);
