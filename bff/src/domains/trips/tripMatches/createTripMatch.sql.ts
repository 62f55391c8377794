import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectEnabledAgents = statement(
  'tripMatch.enabledAgents',
  { ids: z.array(z.uuid()).readonly(), partnerId: z.uuid() },
  z.object({
    id: z.uuid(),
  }),
  `SELECT a.id FROM agents a JOIN users u ON u.id = a.user_id WHERE a.id = ANY (:ids::uuid[]) AND a.partner_id = :partnerId AND u.status = 'ENABLED'`,
);
