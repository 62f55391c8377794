import { randomUUID } from 'node:crypto';
import { query } from './query.ts';
import type { Server } from './server.ts';

/** An introduced match of a request in planning. */
export interface IntroducedMatch {
  id: string;
  tripRequestId: string;
  partnerId: string;
  leadAgentId: string;
}

/** Creates a match of an agent's company, INTRODUCED by default, with a new request and traveler. */
export async function createIntroducedMatch(
  server: Pick<Server, 'databaseUrl'>,
  agentEmail: string,
  status = 'INTRODUCED',
): Promise<IntroducedMatch> {
  const [id, tripRequestId, travelerId] = [randomUUID(), randomUUID(), randomUUID()];
  const email = `guest-${travelerId.slice(0, 8)}@example.org`;
  await query(server.databaseUrl, `INSERT INTO travelers (id, given_name, family_name, email) VALUES ($1, 'Rowan', 'Ashby', $2)`, [
    travelerId,
    email,
  ]);
  const party = [{ travelerId, email, givenName: 'Rowan', familyName: 'Ashby', countryOfResidence: 'US', phone: null, isPrimary: true }];
  await query(
    server.databaseUrl,
    `INSERT INTO trip_requests (id, reference, status, destination_names, country_codes, departure_date, return_date, total_nights, number_of_adults,
       trip_title, travelers, traveler_ids, include_newsletter, source, search_text, budget_per_person_usd, total_budget, submitted_at)
     VALUES ($1, $2, 'PLANNING', '{Kenya}', '{KE}', current_date + 100, current_date + 110, 10, '2', '10 nights in Kenya', $3, ARRAY[$4::uuid], false, 'WEB', '', 9000, 18000, now())`,
    [tripRequestId, `TR-${tripRequestId.slice(0, 6).toUpperCase()}`, JSON.stringify(party), travelerId],
  );
  const [agent] = await query<{ id: string; partner_id: string }>(
    server.databaseUrl,
    'SELECT id, partner_id FROM agents WHERE email = $1',
    [agentEmail],
  );
  if (!agent) throw new Error(`${agentEmail} is no agent`);
  await query(
    server.databaseUrl,
    `INSERT INTO trip_matches (id, trip_request_id, partner_id, status, proposed_at, introduced_at, lead_agent_id, agent_ids, commission_rate_pct)
     VALUES ($1, $2, $3, $4, now(), CASE WHEN $4 IN ('SUGGESTED', 'PROPOSED', 'ACCEPTED') THEN NULL ELSE now() END, $5, ARRAY[$5::uuid], 12.5)`,
    [id, tripRequestId, agent.partner_id, status, agent.id],
  );
  return { id, tripRequestId, partnerId: agent.partner_id, leadAgentId: agent.id };
}

/** Creates a document of a match that is visible to its company. */
export async function createMatchDocument(server: Pick<Server, 'databaseUrl'>, matchId: string, category = 'INVOICE'): Promise<string> {
  const id = randomUUID();
  await query(
    server.databaseUrl,
    `INSERT INTO documents (id, name, file_name, content_type, size_bytes, category, status, visibility)
     VALUES ($1, 'Invoice', 'invoice.pdf', 'application/pdf', 1000, $2, 'AVAILABLE', 'PARTNER_AND_STAFF')`,
    [id, category],
  );
  await query(server.databaseUrl, `INSERT INTO document_links (document_id, type, target_id) VALUES ($1, 'TRIP_MATCH', $2)`, [id, matchId]);
  return id;
}
