import type { PersonType } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import { asSystem } from '#src/jobs/asSystem.ts';
import { sendTemplate } from '#src/mail/sendTemplate.ts';
import type { Services } from '#src/services.ts';
import { byDay } from './quietHours.ts';

const AT_ONCE = 100;

/** Mails people what they have not read for five minutes, each conversation once, and nobody at night. */
export function messageDigests(services: Services) {
  return async (_: object, { id }: { id: string }): Promise<void> => {
    for (let done = AT_ONCE; done === AT_ONCE;) done = await asSystem(services, id, sendSome);
  };
}

interface DueRow {
  conversation_id: string;
  person_id: string;
  person_type: PersonType;
  due_at: Date;
  unread: number;
  /** Whether there is something to tell them at all. */
  wants: boolean;
  title: string;
  snippet: string | null;
  sender: string | null;
  email: string | null;
  given_name: string | null;
  zone: string;
}

async function sendSome(context: CallContext): Promise<number> {
  const { sequelize, transaction } = context;
  const due = await preparedQuery<DueRow>(sequelize, 'digest.due', selectDue, [AT_ONCE], transaction);
  const now = new Date();
  const later: [DueRow, Date | null][] = [];
  for (const row of due) {
    const at = byDay(now, row.zone);
    const isSent = row.wants && row.email !== null && at <= now;
    if (isSent) await send(row, context);
    later.push([row, row.wants && at > now ? at : null]);
  }
  const columns = [later.map(([row]) => row.conversation_id), later.map(([row]) => row.person_id), later.map(([, at]) => at)];
  if (due.length > 0) await preparedQuery(sequelize, 'digest.done', setDue, columns, transaction);
  return due.length;
}

function send(row: DueRow, context: CallContext): Promise<void> {
  const data = {
    givenName: row.given_name ?? '',
    title: row.title,
    ...(row.sender === null ? {} : { senderName: row.sender }),
    ...(row.unread > 1 ? { count: row.unread } : {}),
    ...(row.snippet === null ? {} : { snippet: row.snippet }),
    conversationUrl: context.settings.portalUrls[row.person_type],
  };
  const related = { type: 'conversation', id: row.conversation_id };
  const singletonKey = `new-message ${row.conversation_id} ${row.person_id} ${row.due_at.toISOString()}`;
  return sendTemplate('new-message', { to: row.email ?? '', personId: row.person_id, data, related, singletonKey }, context);
}

// Who left, muted it, or has no part in the match any more is told nothing.
const selectDue = `
  SELECT p.conversation_id, p.person_id, p.person_type, p.digest_due_at AS due_at, p.unread_count AS unread,
    p.unread_count > 0 AND p.left_at IS NULL AND coalesce(p.muted_until < now(), true) AND c.status <> 'LOCKED'
      AND (a.id IS NULL OR c.trip_match_id IS NULL OR a.is_lead OR m.lead_agent_id = a.id OR m.agent_ids @> ARRAY[a.id]) AS wants,
    c.title, CASE WHEN p.history_from IS NULL OR p.history_from <= c.last_message_at THEN c.last_message_snippet END AS snippet, s.given_name AS sender,
    coalesce(t.email, a.email, tm.email) AS email, coalesce(t.given_name, a.given_name, tm.given_name) AS given_name,
    coalesce(t.time_zone, k.time_zone, CASE WHEN t.country_of_residence = 'US' THEN 'America/New_York' ELSE 'UTC' END) AS zone
  FROM conversation_participants p JOIN conversations c ON c.id = p.conversation_id
    LEFT JOIN trip_matches m ON m.id = c.trip_match_id
    LEFT JOIN travelers t ON p.person_type = 'traveler' AND t.id = p.person_id AND t.erased_at IS NULL
    LEFT JOIN agents a ON p.person_type = 'agent' AND a.id = p.person_id
    LEFT JOIN partners k ON k.id = a.partner_id
    LEFT JOIN team_members tm ON p.person_type = 'teamMember' AND tm.id = p.person_id
    LEFT JOIN LATERAL (SELECT u.given_name FROM messages w JOIN users u ON u.person_id = w.author_id
      WHERE w.conversation_id = c.id AND w.sent_at IS NOT NULL AND w.author_id IS NOT NULL ORDER BY w.sent_at DESC LIMIT 1) s ON true
  WHERE p.digest_due_at <= now() ORDER BY p.digest_due_at LIMIT $1 FOR UPDATE OF p SKIP LOCKED`;

const setDue = `
  UPDATE conversation_participants p SET digest_due_at = d.due_at
  FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) AS d (conversation_id, person_id, due_at)
  WHERE p.conversation_id = d.conversation_id AND p.person_id = d.person_id`;
