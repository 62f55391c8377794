import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectRecipient = statement(
  'mail.recipient',
  { to: z.string().nullable(), personId: z.uuid().nullable() },
  z.object({
    id: z.uuid(),
    email: z.string(),
    kind: z.string(),
  }),
  `
  SELECT id, email, 'teamMember' AS kind FROM team_members WHERE email = :to OR id = :personId
  UNION ALL SELECT id, email, 'agent' FROM agents WHERE email = :to OR id = :personId
  UNION ALL SELECT id, email, 'traveler' FROM travelers WHERE (email = :to OR id = :personId) AND erased_at IS NULL
  UNION ALL SELECT id, email, 'subscriber' FROM newsletter_requests WHERE email = :to AND status = 'CONFIRMED'
  LIMIT 1`,
);

export const countRecentEmails = statement(
  'mail.sentLately',
  { to: z.string() },
  z.object({
    sent: z.int(),
  }),
  `SELECT count(*)::int AS sent FROM templated_emails WHERE "to" @> ARRAY[:to] AND created_by_id IS NOT NULL AND created_at > now() - interval '1 hour'`,
);
