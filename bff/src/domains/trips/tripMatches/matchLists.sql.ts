import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectVisibleAgent = statement(
  'tripMatch.agentSeen',
  { id: z.uuid(), seesAll: z.boolean(), partnerId: z.uuid().nullable() },
  z.object({ id: z.uuid() }),
  'SELECT id FROM agents WHERE id = :id AND (:seesAll::boolean OR partner_id = :partnerId)',
);

export const selectTeamMember = statement(
  'tripMatch.teamMember',
  { id: z.uuid() },
  z.object({ id: z.uuid() }),
  'SELECT id FROM team_members WHERE id = :id',
);
