import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectAssignedUser = statement(
  'tripRequest.assignedUser',
  { assignedToId: z.uuid() },
  z.object({
    user_id: z.uuid().nullable(),
  }),
  'SELECT user_id FROM team_members WHERE id = :assignedToId',
);
