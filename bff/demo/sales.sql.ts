import { tripMatchStatuses } from '@farwend/api-contract';
import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const SoldMatch = z.object({
  id: z.uuid(),
  trip_request_id: z.uuid(),
  partner_id: z.uuid(),
  partner: z.string(),
  agent_id: z.uuid(),
  agent_user_id: z.uuid().nullable(),
  status: z.enum(tripMatchStatuses),
  rate: z.string(),
  travel_start: z.string(),
  travel_end: z.string(),
  budget: z.int(),
  people: z.int(),
  at: z.date(),
});
export type SoldMatch = z.output<typeof SoldMatch>;

export const selectSoldMatches = statement(
  'seed.soldMatches',
  {},
  SoldMatch,
  `
  SELECT m.id, m.trip_request_id, m.partner_id, p.display_name AS partner, a.id AS agent_id, a.user_id AS agent_user_id, m.status,
    m.commission_rate_pct::numeric(5,2)::text AS rate, coalesce(m.travel_start, r.departure_date)::text AS travel_start,
    coalesce(m.travel_end, r.return_date, r.departure_date)::text AS travel_end, greatest(4000, r.total_budget) AS budget,
    least(99, cardinality(r.traveler_ids) + 1) AS people, coalesce(m.booked_at, m.quoted_at, m.introduced_at) AS at
  FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id JOIN partners p ON p.id = m.partner_id
    JOIN agents a ON a.id = coalesce(m.lead_agent_id, (SELECT x.id FROM agents x WHERE x.partner_id = p.id ORDER BY x.is_lead DESC, x.id LIMIT 1))
  WHERE m.status IN ('INTRODUCED', 'IN_CONVERSATION', 'QUOTED', 'BOOKED', 'COMPLETED') AND r.departure_date IS NOT NULL
  ORDER BY m.status DESC, r.reference, p.display_name, m.id`,
);
