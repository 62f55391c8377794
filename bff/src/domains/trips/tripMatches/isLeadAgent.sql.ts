import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectLeadFlag = statement(
  'agent.isLead',
  { personId: z.uuid() },
  z.object({ is_lead: z.boolean() }),
  'SELECT is_lead FROM agents WHERE id = :personId',
);
