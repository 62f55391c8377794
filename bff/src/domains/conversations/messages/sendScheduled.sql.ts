import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

// A message that could not be sent for a day is left to its author.
export const selectDueMessages = statement(
  'scheduled.due',
  {},
  z.object({
    id: z.uuid(),
    conversation_id: z.uuid(),
  }),
  `
  SELECT m.id, m.conversation_id FROM messages m JOIN conversations c ON c.id = m.conversation_id
    JOIN conversation_participants p ON p.conversation_id = m.conversation_id AND p.person_id = m.author_id AND p.left_at IS NULL
  WHERE m.sent_at IS NULL AND m.send_at BETWEEN now() - interval '1 day' AND now()
    AND (c.status = 'ACTIVE' OR (c.status = 'CLOSED' AND c.status_changed_at > now() - interval '180 days'))
  ORDER BY m.send_at, m.id LIMIT 500`,
);
