import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const AgentCounts = z.object({
  total: z.int(),
  enabled: z.int(),
  pending: z.int(),
  receiving: z.int(),
});
export type AgentCounts = z.output<typeof AgentCounts>;

export const countAgentsByStatus = statement(
  'partner.agentCounts',
  { partnerId: z.uuid() },
  AgentCounts,
  `
  SELECT count(*)::int AS total,
    count(*) FILTER (WHERE u.status = 'ENABLED')::int AS enabled,
    count(*) FILTER (WHERE u.status = 'PENDING')::int AS pending,
    count(*) FILTER (WHERE u.status = 'ENABLED' AND a.receives_new_matches
      AND NOT coalesce(current_date BETWEEN (a.out_of_office ->> 'from')::date AND (a.out_of_office ->> 'to')::date, false))::int AS receiving
  FROM agents a LEFT JOIN users u ON u.id = a.user_id WHERE a.partner_id = :partnerId`,
);
