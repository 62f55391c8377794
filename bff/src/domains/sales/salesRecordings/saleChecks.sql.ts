import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectAgentOfPartner = statement(
  'sale.agentOfPartner',
  { agentId: z.uuid(), partnerId: z.uuid() },
  z.object({ id: z.uuid() }),
  'SELECT id FROM agents WHERE id = :agentId AND partner_id = :partnerId',
);
