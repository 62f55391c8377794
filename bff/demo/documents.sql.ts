import { tripMatchStatuses } from '@farwend/api-contract';
import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** A match with what its documents need. */
const DocumentedMatch = z.object({
  id: z.uuid(),
  status: z.enum(tripMatchStatuses),
  partnerId: z.uuid(),
  partnerName: z.string(),
  agentId: z.uuid().nullable(),
  destinationNames: z.array(z.string()),
  nights: z.int(),
  budget: z.int(),
  travelerId: z.uuid(),
  travelerName: z.string(),
  /** Days since the introduction. */
  daysAgo: z.int(),
});
export type DocumentedMatch = z.output<typeof DocumentedMatch>;

export const selectDocumentedMatches = statement(
  'seed.documentedMatches',
  {},
  DocumentedMatch,
  `
  SELECT m.id, m.status, m.partner_id AS "partnerId", p.display_name AS "partnerName", m.lead_agent_id AS "agentId", r.destination_names AS "destinationNames",
    r.total_nights AS nights, r.total_budget AS budget, r.traveler_ids[1] AS "travelerId", t.given_name || ' ' || t.family_name AS "travelerName",
    greatest(extract(day FROM now() - coalesce(m.introduced_at, m.created_at))::int, 1) AS "daysAgo"
  FROM trip_matches m JOIN partners p ON p.id = m.partner_id JOIN trip_requests r ON r.id = m.trip_request_id JOIN travelers t ON t.id = r.traveler_ids[1]
  WHERE m.status IN ('INTRODUCED', 'IN_CONVERSATION', 'QUOTED', 'BOOKED', 'COMPLETED') ORDER BY m.status, m.id`,
);

/** A partner with what its documents prove. */
const DocumentedPartner = z.object({
  id: z.uuid(),
  name: z.string(),
  signedOn: z.string().nullable(),
  policyNumber: z.string().nullable(),
  insuredUntil: z.string().nullable(),
  licenceNumber: z.string().nullable(),
  licensedUntil: z.string().nullable(),
});
export type DocumentedPartner = z.output<typeof DocumentedPartner>;

export const selectDocumentedPartners = statement(
  'seed.documentedPartners',
  {},
  DocumentedPartner,
  `
  SELECT id, display_name AS name, contract ->> 'signedOn' AS "signedOn", insurance ->> 'policyNumber' AS "policyNumber",
    insurance ->> 'expiresOn' AS "insuredUntil", licences -> 0 ->> 'number' AS "licenceNumber", licences -> 0 ->> 'expiresOn' AS "licensedUntil"
  FROM partners ORDER BY display_name`,
);

export const setCurrentProposals = statement(
  'seed.setCurrentProposals',
  {},
  null,
  `
  UPDATE trip_matches m SET current_proposal_id = newest.id, proposal_count = newest.count
  FROM (SELECT l.target_id, (array_agg(d.id ORDER BY d.file_version DESC))[1] AS id, count(*)::int AS count
    FROM documents d JOIN document_links l ON l.document_id = d.id AND l.type = 'TRIP_MATCH' WHERE d.category = 'PROPOSAL' GROUP BY l.target_id) newest
  WHERE newest.target_id = m.id`,
);
