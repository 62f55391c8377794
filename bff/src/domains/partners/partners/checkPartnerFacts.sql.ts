import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectTeamMember = statement(
  'partner.careOwner',
  { id: z.uuid() },
  z.object({ id: z.uuid() }),
  'SELECT id FROM team_members WHERE id = :id',
);
