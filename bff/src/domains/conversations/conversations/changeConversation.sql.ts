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
