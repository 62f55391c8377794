import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

// Leaves current participants unchanged, except that an observer can become a member.
export const upsertParticipants = statement(
  'conversation.join',
  {
    id: z.uuid(),
    personIds: z.array(z.uuid()).readonly(),
    personTypes: z.array(z.string()).readonly(),
    roles: z.array(z.string()).readonly(),
    guestNames: z.array(z.string().nullable()).readonly(),
    guestEmails: z.array(z.string().nullable()).readonly(),
    showsHistory: z.boolean(),
  },
  z.object({
    person_id: z.uuid(),
  }),
  `
  INSERT INTO conversation_participants AS p (conversation_id, person_id, person_type, role, guest_name, guest_email, joined_at, history_from)
  SELECT :id::uuid, person_id, person_type, role, guest_name, guest_email, clock_timestamp(),
    CASE WHEN :showsHistory::boolean THEN NULL ELSE clock_timestamp() END
  FROM unnest(:personIds::uuid[], :personTypes::text[], :roles::text[], :guestNames::text[], :guestEmails::text[])
    AS n (person_id, person_type, role, guest_name, guest_email)
  ON CONFLICT (conversation_id, person_id) DO UPDATE
    SET role = EXCLUDED.role, left_at = NULL,
      joined_at = CASE WHEN p.left_at IS NULL THEN p.joined_at ELSE EXCLUDED.joined_at END,
      unread_count = CASE WHEN p.left_at IS NULL THEN p.unread_count ELSE 0 END,
      dismissed_at = NULL,
      history_from = CASE WHEN :showsHistory::boolean THEN NULL WHEN p.left_at IS NULL THEN p.history_from ELSE EXCLUDED.history_from END
    WHERE p.left_at IS NOT NULL OR (p.role = 'OBSERVER' AND EXCLUDED.role = 'MEMBER')
  RETURNING p.person_id`,
);
