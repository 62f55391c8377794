import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const updateParticipantsLeft = statement(
  'conversation.leave',
  { id: z.uuid(), ids: z.array(z.uuid()).readonly() },
  null,
  `
  UPDATE conversation_participants SET left_at = now(), unread_count = 0, digest_due_at = NULL
  WHERE conversation_id = :id AND person_id = ANY (:ids::uuid[])`,
);
