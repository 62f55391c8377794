import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const lockOtherLeads = statement(
  'agent.otherLeads',
  { partnerId: z.uuid(), id: z.uuid() },
  z.object({ id: z.uuid() }),
  `
  SELECT a.id FROM agents a JOIN users u ON u.id = a.user_id
  WHERE a.partner_id = :partnerId AND a.id <> :id AND a.is_lead AND u.status <> 'DISABLED' FOR UPDATE OF a`,
);
