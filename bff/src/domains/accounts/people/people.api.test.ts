import { contract, openTripRequestStatuses } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApi, type Person, people } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { type Server, startServer } from '@farwend/tests/builders/server.ts';

let server: Server;
let api: ReturnType<typeof createApi>;
let vendor: HttpServer;
const requests: { url: string | undefined; authorization: string | undefined; body: string }[] = [];
let vendorStatus = 200;
const ids: Partial<Record<Person, string>> = {};

beforeAll(async () => {
  vendor = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      requests.push({ url: request.url, authorization: request.headers.authorization, body });
      response.writeHead(vendorStatus, { 'Content-Type': 'application/json', ...(vendorStatus === 302 ? { Location: '/elsewhere' } : {}) });
      response.end(JSON.stringify({ token: 'from-the-vendor' }));
    });
  });
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
  const { port } = vendor.address() as AddressInfo;
  server = await startServer({ env: { HUBSPOT_TOKEN: 'vendor-secret', HUBSPOT_ORIGIN: `http://127.0.0.1:${port}` } });
  api = createApi(server);
  for (const [name, email] of Object.entries(people)) {
    const [row] = await query<{ person_id: string }>(server.databaseUrl, 'SELECT person_id FROM users WHERE email = $1', [email]);
    ids[name as Person] = row?.person_id ?? '';
  }
});
afterAll(async () => {
  vendor.close();
  await server.stop();
});

const read = (as: Person, id: string | undefined) => api.call(contract.people.read, { as, params: { id: id ?? '' } });

/** A match of one of Dana's requests with Acacia Quill, introduced to both or not. */
async function match(isIntroduced: boolean, hideContact: boolean): Promise<void> {
  const { databaseUrl } = server;
  await query(databaseUrl, `UPDATE trip_requests SET visibilities = visibilities || jsonb_build_object('hideContact', $1::boolean)`, [
    hideContact,
  ]);
  await query(
    databaseUrl,
    `WITH r AS (SELECT id FROM trip_requests WHERE traveler_ids @> ARRAY[$1::uuid] ORDER BY id LIMIT 1)
     UPDATE trip_matches SET trip_request_id = (SELECT id FROM r), status = $4, introduced_at = CASE WHEN $4 = 'INTRODUCED' THEN now() END
     WHERE id = $5 RETURNING $2::uuid, $3::uuid`,
    [ids.dana, ids.agent, ids.lead, isIntroduced ? 'INTRODUCED' : 'PROPOSED', matchId],
  );
}
let matchId = randomUUID();

describe('a person', () => {
  beforeAll(async () => {
    // Dana and Acacia Quill are connected by this one match only.
    const { databaseUrl } = server;
    await query(
      databaseUrl,
      `UPDATE trip_matches SET introduced_at = NULL, status = 'SUGGESTED' WHERE trip_request_id IN (SELECT id FROM trip_requests WHERE traveler_ids @> ARRAY[$1::uuid])`,
      [ids.dana],
    );
    const [inserted] = await query<{ id: string }>(
      databaseUrl,
      `INSERT INTO trip_matches (id, trip_request_id, partner_id, status, agent_ids)
       SELECT $1, r.id, a.partner_id, 'PROPOSED', ARRAY[a.id] FROM trip_requests r, agents a
       WHERE r.traveler_ids @> ARRAY[$2::uuid] AND a.id = $3
         AND NOT EXISTS (SELECT FROM trip_matches m WHERE m.trip_request_id = r.id AND m.partner_id = a.partner_id) LIMIT 1 RETURNING id`,
      [matchId, ids.dana, ids.agent],
    );
    if (inserted) return;
    const [existing] = await query<{ id: string }>(
      databaseUrl,
      `UPDATE trip_matches m SET agent_ids = ARRAY[a.id] FROM agents a, trip_requests r
       WHERE a.id = $2 AND m.partner_id = a.partner_id AND r.id = m.trip_request_id AND r.traveler_ids @> ARRAY[$1::uuid] RETURNING m.id`,
      [ids.dana, ids.agent],
    );
    matchId = (existing?.id ?? matchId) as typeof matchId;
  });

  test('sees themselves in full', async () => {
    for (const as of ['dana', 'agent', 'care'] as const)
      expect(await read(as, ids[as])).toMatchObject({ status: 200, body: { id: ids[as], email: people[as] } });
  });

  test('is visible to staff, with travelers masked except for administrators and care', async () => {
    expect((await read('care', ids.dana)).body).toMatchObject({ email: people.dana, personType: 'traveler' });
    for (const as of ['editor', 'team', 'marageti'] as const) {
      const { body } = await read(as, ids.dana);
      expect(body).toMatchObject({ email: null, phone: null, familyName: expect.stringMatching(/^.\.$/) });
      expect((await read(as, ids.lead)).body.email).toBe(people.lead);
    }
  });

  test('as seen by an agent: their own company in full, the team by name, nobody of another company', async () => {
    expect((await read('agent', ids.lead)).body).toMatchObject({ email: people.lead, partnerId: expect.any(String) });
    expect((await read('agent', ids.care)).body).toMatchObject({ personType: 'teamMember', email: null, phone: null });
    expect(await read('agent', ids.otherLead)).toMatchObject({ status: 404 });
    expect(await read('otherLead', ids.agent)).toMatchObject({ status: 404 });
    expect(await read('agent', ids.jordan)).toMatchObject({ status: 404 });
  });

  test('in a match: both sides see each other once introduced, with contact data unless hidden', async () => {
    await match(false, false);
    expect((await read('agent', ids.dana)).status).toBe(404);
    expect((await read('dana', ids.agent)).status).toBe(404);
    await match(true, false);
    expect(await read('agent', ids.dana)).toMatchObject({ status: 200, body: { email: people.dana } });
    expect(await read('lead', ids.dana)).toMatchObject({ status: 200 });
    expect(await read('otherLead', ids.dana)).toMatchObject({ status: 404 });
    expect(await read('dana', ids.agent)).toMatchObject({ status: 200, body: { personType: 'agent', email: null } });
    expect(await read('dana', ids.otherLead)).toMatchObject({ status: 404 });
    await match(true, true);
    expect((await read('agent', ids.dana)).body).toMatchObject({ email: null, phone: null, familyName: expect.stringMatching(/^.\.$/) });
  });

  test('as seen by a traveler: those who look after them, and nobody else of the team', async () => {
    const { databaseUrl } = server;
    await query(databaseUrl, 'UPDATE trip_requests SET assigned_to_id = $1 WHERE traveler_ids @> ARRAY[$2::uuid]', [ids.care, ids.dana]);
    expect(await read('dana', ids.care)).toMatchObject({ status: 200, body: { displayName: expect.stringMatching(/\S \S/), email: null } });
    expect(await read('dana', ids.admin)).toMatchObject({ status: 404 });
    expect(await read('dana', ids.jordan)).toMatchObject({ status: 404 });
  });

  test('a missing person gets the same response as one who must not be seen', async () => {
    for (const id of [randomUUID(), 'x', people.dana]) expect((await read('admin', id)).status).toBe(404);
  });
});

test('staff see each team member’s amount of open work, and it is updated with every change', async () => {
  const { databaseUrl } = server;
  const [first, second] = await query<{ id: string }>(databaseUrl, 'SELECT id FROM team_members ORDER BY sort_order, id LIMIT 2');
  const both = [first?.id, second?.id];
  const shown = async () =>
    Promise.all(
      both.map(async (id) => (await api.call(contract.teamMembers.read, { as: 'admin', params: { id: id ?? '' } })).body.openTripRequests),
    );
  const expected = async () =>
    Promise.all(
      both.map(async (id) => {
        const text = 'SELECT count(*)::int AS count FROM trip_requests WHERE assigned_to_id = $1 AND status = ANY ($2)';
        return (await query<{ count: number }>(databaseUrl, text, [id, openTripRequestStatuses]))[0]?.count;
      }),
    );
  const some = `id IN (SELECT id FROM trip_requests WHERE assigned_to_id = $1 ORDER BY status, id LIMIT 5)`;
  for (const change of [
    `UPDATE trip_requests SET assigned_to_id = $1 WHERE id IN (SELECT id FROM trip_requests ORDER BY id LIMIT 12)`,
    `UPDATE trip_requests SET status = 'PENDING' WHERE ${some}`,
    `UPDATE trip_requests SET assigned_to_id = $2 WHERE ${some} AND $2::uuid IS NOT NULL`,
    `UPDATE trip_requests SET status = 'CANCELLED' WHERE ${some}`,
    `UPDATE trip_requests SET assigned_to_id = NULL WHERE ${some}`,
  ]) {
    await query(databaseUrl, change, change.includes('$2') ? both : [both[0]]);
    expect(await shown()).toEqual(await expected());
  }
  expect((await shown())[1]).toBeGreaterThan(0);
});

describe('identifying visitors to the chat', () => {
  test('asks the vendor, for one’s own address only', async () => {
    const answer = await api.call(contract.visitors.identify, { as: 'dana', body: { email: people.dana, firstName: 'Dana' } });
    expect(answer).toMatchObject({ status: 200, body: { token: 'from-the-vendor' } });
    expect(Date.parse(answer.body.expiresAt) - Date.now()).toBeGreaterThan(11.9 * 3_600_000);
    expect(requests[0]).toMatchObject({
      url: '/conversations/v3/visitor-identification/tokens/create',
      authorization: 'Bearer vendor-secret',
    });
    expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({ email: people.dana, firstName: 'Dana' });
    expect(await api.call(contract.visitors.identify, { as: 'dana', body: { email: people.jordan } })).toMatchObject({ status: 422 });
    expect(requests).toHaveLength(1);
  });

  test.each([500, 302])('responds with 503 when the vendor responds with %i', async (status) => {
    vendorStatus = status;
    const answer = await api.call(contract.visitors.identify, { as: 'dana', body: { email: people.dana } });
    expect(answer).toMatchObject({ status: 503, problem: { errorCode: 'server.maintenance' } });
  });
});
