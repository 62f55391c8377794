import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const updateMutedUntil = statement(
  'conversation.mute',
  {
    id: z.uuid(),
    personId: z.uuid(),
    until: z
      .string()
      .meta({ sqlTypes: ['timestamptz'] })
      .nullable(),
  },
  null,
  'UPDATE conversation_participants SET muted_until = :until WHERE conversation_id = :id AND person_id = :personId',
);

export const selectCareMember = statement(
  'conversation.careMember',
  { id: z.uuid() },
  z.object({ id: z.uuid() }),
  `SELECT m.id FROM team_members m JOIN users u ON u.id = m.user_id WHERE m.id = :id AND u.roles && ARRAY['admin', 'care'] AND u.status = 'ENABLED'`,
);
