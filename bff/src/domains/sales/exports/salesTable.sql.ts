import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectNames = statement(
  'sales.exportNames',
  { ids: z.array(z.uuid()).readonly() },
  z.object({
    id: z.uuid(),
    partner: z.string(),
    agent: z.string(),
    tripReference: z.string(),
  }),
  `
  SELECT s.id, p.display_name AS partner, a.given_name || ' ' || a.family_name AS agent, r.reference AS "tripReference"
  FROM sales_recordings s JOIN partners p ON p.id = s.partner_id JOIN agents a ON a.id = s.agent_id JOIN trip_requests r ON r.id = s.trip_request_id
  WHERE s.id = ANY (:ids)`,
);
