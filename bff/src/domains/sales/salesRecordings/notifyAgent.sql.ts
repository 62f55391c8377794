import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const AgentRow = z.object({
  email: z.string(),
  given_name: z.string(),
  partner_name: z.string(),
});
export type AgentRow = z.output<typeof AgentRow>;

export const selectAgent = statement(
  'sale.agent',
  { agentId: z.uuid() },
  AgentRow,
  `
  SELECT a.email, a.given_name, p.display_name AS partner_name FROM agents a JOIN partners p ON p.id = a.partner_id WHERE a.id = :agentId`,
);
