import { contract } from '@farwend/api-contract';
import { randomUUID } from 'node:crypto';
import { type Api, people } from './api.ts';
import { query } from './query.ts';
import type { Server } from './server.ts';
import { type TripRequestBody, tripRequestBody } from './tripRequest.ts';

/** Creates a request of Dana's that can be matched, with its status set directly in the database. */
export async function createQualifiedRequest(server: Server, api: Api, overrides: Partial<TripRequestBody> = {}): Promise<string> {
  const travelers = [{ email: people.dana, givenName: 'Dana', familyName: 'Rowe', countryOfResidence: 'US' }];
  const sent = { travelers, allowDuplicate: true, budgetPerPersonUSD: 20_000, tripDescription: `Elephants ${randomUUID()}`, ...overrides };
  const { body } = await api.call(contract.tripRequests.create, { as: 'dana', body: tripRequestBody(sent) });
  await query(server.databaseUrl, `UPDATE trip_requests SET status = 'QUALIFIED', qualified_at = now() WHERE id = $1`, [body.id]);
  return body.id;
}

/** Loads the id of a demo partner. */
export async function loadPartnerId(server: Server, name: string): Promise<string> {
  const [row] = await query<{ id: string }>(server.databaseUrl, 'SELECT id FROM partners WHERE display_name = $1', [name]);
  return row?.id ?? '';
}

/** Loads the id of the person with an email address. */
export async function loadPersonId(server: Server, email: string): Promise<string> {
  const [row] = await query<{ person_id: string }>(server.databaseUrl, 'SELECT person_id FROM users WHERE email = $1', [email]);
  return row?.person_id ?? '';
}

/** Raises the limits of open matches, so that those of earlier tests do not count. */
export async function liftMatchLimits(server: Server): Promise<void> {
  await query(server.databaseUrl, 'UPDATE partners SET max_open_matches = 1000');
  await query(server.databaseUrl, 'UPDATE agents SET max_open_matches = 1000');
}

/** Creates a match of a new request of Dana's with Acacia Quill and moves it to a status. */
export async function createMatch(
  server: Server,
  api: Api,
  status: 'PROPOSED' | 'ACCEPTED' | 'INTRODUCED',
  overrides: Partial<TripRequestBody> = {},
): Promise<{ id: string; tripRequestId: string }> {
  const tripRequestId = await createQualifiedRequest(server, api, overrides);
  const proposed = await api.call(contract.tripMatches.create, {
    as: 'care',
    params: { id: tripRequestId },
    body: { partnerId: await loadPartnerId(server, 'Acacia Quill') },
  });
  const { id } = proposed.body;
  if (status !== 'PROPOSED') await api.call(contract.tripMatches.setStatus, { as: 'lead', params: { id }, body: { status: 'ACCEPTED' } });
  if (status === 'INTRODUCED')
    await api.call(contract.tripMatches.setStatus, { as: 'care', params: { id }, body: { status: 'INTRODUCED' } });
  return { id, tripRequestId };
}

/** Adds a scanned proposal document with a price to a match. */
export async function addProposal(server: Server, matchId: string, totalUSD: number): Promise<string> {
  const id = randomUUID();
  await query(
    server.databaseUrl,
    `INSERT INTO documents (id, name, file_name, content_type, size_bytes, category, status, visibility, proposal)
     VALUES ($1, 'Proposal', 'proposal.pdf', 'application/pdf', 1000, 'PROPOSAL', 'AVAILABLE', 'MATCH', $2)`,
    [id, JSON.stringify({ totalUSD, perPersonUSD: totalUSD / 2 })],
  );
  await query(server.databaseUrl, `INSERT INTO document_links (document_id, type, target_id) VALUES ($1, 'TRIP_MATCH', $2)`, [id, matchId]);
  return id;
}
