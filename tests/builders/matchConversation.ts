import { contract } from '@farwend/api-contract';
import { randomUUID } from 'node:crypto';
import { type Api, people } from './api.ts';
import { query } from './query.ts';
import type { Server } from './server.ts';
import { tripRequestBody } from './tripRequest.ts';

/** A new conversation with its match and trip request. */
export interface MatchConversation {
  id: string;
  tripRequestId: string;
  tripMatchId: string;
  /** Ids of travelers, agents and team members by short name. */
  personId: Record<'dana' | 'lead' | 'agent' | 'care' | 'admin' | 'jordan' | 'otherLead', string>;
  partnerId: string;
}

/** Creates a match of a new request by Dana with Acacia Quill, and its conversation with Dana and both agents. */
export async function createMatchConversation(
  server: Server,
  api: Api,
  status = 'INTRODUCED',
  hideContact = false,
): Promise<MatchConversation> {
  const run = (sql: string, values: unknown[]) => query<{ id: string }>(server.databaseUrl, sql, values);
  const made = await api.call(contract.tripRequests.create, {
    as: 'dana',
    body: tripRequestBody({
      totalNights: 8 + (nights++ % 40),
      travelers: [{ email: people.dana, givenName: 'Dana', familyName: 'Rowe', countryOfResidence: 'US' }],
    }),
  });
  const tripRequestId = made.body.id;
  await run(`UPDATE trip_requests SET submitted_at = now() - interval '2 days' WHERE id = $1`, [tripRequestId]); // otherwise the next one counts as a duplicate
  const rows = await query<{ email: string; person_id: string; partner_id: string | null }>(
    server.databaseUrl,
    'SELECT u.email, u.person_id, a.partner_id FROM users u LEFT JOIN agents a ON a.id = u.person_id',
  );
  const idOf = (person: keyof MatchConversation['personId']) => rows.find(({ email }) => email === people[person])?.person_id ?? '';
  const personId = {
    dana: idOf('dana'),
    lead: idOf('lead'),
    agent: idOf('agent'),
    care: idOf('care'),
    admin: idOf('admin'),
    jordan: idOf('jordan'),
    otherLead: idOf('otherLead'),
  };
  const partnerId = rows.find(({ email }) => email === people.lead)?.partner_id ?? '';
  const [tripMatchId, id] = [randomUUID(), randomUUID()];
  if (hideContact) await run(`UPDATE trip_requests SET visibilities = '{"hideContact": true}' WHERE id = $1`, [tripRequestId]);
  await run(
    `INSERT INTO trip_matches (id, trip_request_id, partner_id, status, agent_ids, lead_agent_id, proposed_at, introduced_at, conversation_id)
     VALUES ($1, $2, $3, $4, ARRAY[$5]::uuid[], $6, now(), now(), $7)`,
    [tripMatchId, tripRequestId, partnerId, status, personId.agent, personId.lead, id],
  );
  await run(
    `INSERT INTO conversations (id, subject_type, trip_request_id, trip_match_id, partner_id, title, awaiting_reply_from, sla_due_at)
     VALUES ($1, 'TRIP_MATCH', $2, $3, $4, 'Nine nights in Kenya', 'AGENT', now() + interval '1 day')`,
    [id, tripRequestId, tripMatchId, partnerId],
  );
  await run(
    `INSERT INTO conversation_participants (conversation_id, person_id, person_type, role)
     VALUES ($1, $2, 'traveler', 'OWNER'), ($1, $3, 'agent', 'MEMBER'), ($1, $4, 'agent', 'MEMBER')`,
    [id, personId.dana, personId.lead, personId.agent],
  );
  return { id, tripRequestId, tripMatchId, personId, partnerId };
}

let nights = 0;
