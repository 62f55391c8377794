import { tripMatchStatuses } from '@farwend/api-contract';
import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';
import type { PartyMemberRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';

const IntroducedMatch = z.object({
  id: z.uuid(),
  trip_request_id: z.uuid(),
  partner_id: z.uuid(),
  status: z.enum(tripMatchStatuses),
  introduced_at: z.date(),
  status_changed_at: z.date(),
  title: z.string(),
  country_codes: z.array(z.string()),
  total_budget: z.int(),
  total_nights: z.int(),
  assigned_to_id: z.uuid().nullable(),
  /** Only drafts have members without an account. */
  travelers: json<(PartyMemberRow & { travelerId: string })[]>(),
  agents: json<{ id: string; name: string }[]>(),
});
export type IntroducedMatch = z.output<typeof IntroducedMatch>;

// coalesce tells the check of nullable columns what the condition already says.
export const selectIntroducedMatches = statement(
  'seed.introducedMatches',
  {},
  IntroducedMatch,
  `
  SELECT m.id, m.trip_request_id, m.partner_id, m.status, coalesce(m.introduced_at, m.created_at) AS introduced_at, m.status_changed_at,
    r.trip_title AS title, r.country_codes, r.total_budget, r.total_nights, r.assigned_to_id, r.travelers,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.given_name) ORDER BY a.id = m.lead_agent_id DESC, a.id), '[]')
      FROM agents a WHERE a.id = m.lead_agent_id OR m.agent_ids @> ARRAY[a.id]) AS agents
  FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
  WHERE m.introduced_at IS NOT NULL AND (m.lead_agent_id IS NOT NULL OR m.agent_ids <> '{}') ORDER BY m.introduced_at DESC, m.id`,
);

export const linkMatchesToConversations = statement(
  'seed.linkMatchesToConversations',
  {},
  null,
  'UPDATE trip_matches m SET conversation_id = c.id FROM conversations c WHERE c.trip_match_id = m.id AND m.conversation_id IS NULL',
);

/** Marks overdue answers as reminded of, so that the first start with the demo data mails nobody. */
export const markOverdueAsReminded = statement(
  'seed.markOverdueAsReminded',
  {},
  null,
  `UPDATE conversations SET sla_reminded_at = sla_due_at, care_called_at = sla_due_at + interval '24 hours' WHERE sla_due_at < now()`,
);
