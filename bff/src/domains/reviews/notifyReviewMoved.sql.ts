import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectLeadAgents = statement(
  'review.leads',
  { partnerId: z.uuid() },
  z.object({
    id: z.uuid(),
    email: z.string(),
    given_name: z.string(),
  }),
  'SELECT id, email, given_name FROM agents WHERE partner_id = :partnerId AND is_lead ORDER BY id',
);
