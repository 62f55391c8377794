import { contract } from '@farwend/api-contract';
import { strFromU8, unzipSync } from 'fflate';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, people } from '@farwend/tests/builders/api.ts';
import { waitForEmail } from '@farwend/tests/builders/mailbox.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { createSalesApi } from '@farwend/tests/builders/sales.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { waitFor } from '@farwend/tests/builders/waitFor.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { privacyRequests, legalHolds } = contract;
const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  query<Row & Record<string, unknown>>(server.databaseUrl, text, values);

const { booking } = createSalesApi(server, api);
const sale = await booking('CONFIRMED');
const [agent] = await sql<{ id: string; name: string; partnerId: string }>(
  `SELECT id, given_name AS name, partner_id AS "partnerId" FROM agents WHERE email = $1`,
  [people.lead],
);
if (!agent) throw new Error('There is no such agent');
const [conversationId, travelerId] = [randomUUID(), randomUUID()];
await sql(
  `INSERT INTO conversations (id, subject_type, trip_request_id, trip_match_id, partner_id, title) VALUES ($1, 'TRIP_MATCH', $2, $3, $4, 'A trip')`,
  [conversationId, sale.match.tripRequestId, sale.match.id, agent.partnerId],
);
for (const [authorId, type, body] of [
  [agent.id, 'agent', `The boat leaves at nine. ${agent.name}, ${people.lead}`],
  [travelerId, 'traveler', `Thank you, ${agent.name}, we are ready.`],
])
  await sql(
    `INSERT INTO messages (id, conversation_id, author_id, author_type, kind, body, sent_at) VALUES (gen_random_uuid(), $1, $2, $3, 'TEXT', $4, now())`,
    [conversationId, authorId, type, body],
  );

/** Asks with the session of the agent and follows the mailed link. */
async function ask(kind: 'EXPORT' | 'ERASE', words: RegExp): Promise<string> {
  const asked = await api.call(privacyRequests.create, { as: 'lead', body: { kind } });
  expect(asked.status).toBe(202);
  const { text } = await waitForEmail(server, people.lead, words);
  const { searchParams } = new URL(/https?:\/\/\S+\/privacy-requests\/(?:copy|erase)\?\S+/.exec(text)?.[0] ?? server.origin);
  const token = searchParams.get('code') ?? '';
  expect((await api.call(privacyRequests.confirm, { params: { id: asked.body.id }, body: { token } })).status).toBe(204);
  return asked.body.id;
}

test('an agent gets a copy: who they are and what they wrote, and nothing of travelers', async () => {
  const id = await ask('EXPORT', /a copy of everything/);
  await runJob(server, 'privacyRequests');
  const { body } = await api.call(privacyRequests.downloadUrl, { as: 'lead', params: { id }, query: {} });
  const files = unzipSync(new Uint8Array(await (await fetch(body.url)).arrayBuffer()));
  const data: Record<string, object[]> = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()));
  expect(data['agents']).toMatchObject([{ email: people.lead }]);
  expect(JSON.stringify(data['messages'])).toContain('The boat leaves at nine.');
  expect(JSON.stringify(data['messages'])).not.toContain('we are ready');
  expect(data).not.toHaveProperty('trip_requests');
  expect(data).not.toHaveProperty('sales_recordings');
});

test('an agent is forgotten once no hold on the company lasts; trips, words to travelers, sales and commission stay', async () => {
  const money = () => sql('SELECT agent_id, commission_usd, status FROM sales_recordings WHERE id = $1', [sale.id]);
  const before = await money();
  const body = { subjectType: 'PARTNER' as const, subjectId: agent.partnerId, reason: 'A claim about a transfer.' };
  const hold = (await api.call(legalHolds.create, { as: 'admin', body })).body;
  const id = await ask('ERASE', /delete everything/);
  const read = async () => (await api.call(privacyRequests.read, { as: 'admin', params: { id } })).body;
  expect(await read()).toMatchObject({ status: 'HELD', subjectType: 'AGENT', subjectId: agent.id });
  expect((await sql('SELECT status FROM users WHERE email = $1', [people.lead]))[0]).toEqual({ status: 'DISABLED' });
  await api.call(legalHolds.update, { as: 'admin', params: { id: hold.id }, body: { released: true } });

  await sql('UPDATE privacy_requests SET runs_at = now() WHERE id = $1', [id]);
  await waitFor('the erasure', async () => {
    await runJob(server, 'privacyRequests');
    return (await read()).status === 'DONE' || undefined;
  });
  const [row] = await sql('SELECT given_name, email, signature, bio, partner_id FROM agents WHERE id = $1', [agent.id]);
  const erased = {
    given_name: 'erased',
    email: `erased-${agent.id}@erased.invalid`,
    signature: null,
    bio: null,
    partner_id: agent.partnerId,
  };
  expect(row).toEqual(erased);
  const bodies = await sql<{ body: string }>('SELECT body FROM messages WHERE conversation_id = $1 ORDER BY body', [conversationId]);
  expect(bodies.map((one) => one.body)).toEqual(['Thank you, erased, we are ready.', 'The boat leaves at nine. erased, erased']);
  expect(await money()).toEqual(before);
  const left = await sql(
    `SELECT (SELECT count(*)::int FROM users WHERE email = $1) AS users, (SELECT count(*)::int FROM versions WHERE snapshot::text LIKE '%' || $1 || '%') AS versions,
       (SELECT count(*)::int FROM templated_emails WHERE $1 = ANY ("to") OR data::text LIKE '%' || $1 || '%') AS mails`,
    [people.lead],
  );
  expect(left).toEqual([{ users: 0, versions: 0, mails: 0 }]);
  expect((await api.call(contract.partners.read, { as: 'care', params: { id: agent.partnerId } })).status).toBe(200);
});

describe('an administrator asks for an agent', () => {
  const evidence = 'A signed letter; called back at the number we have.';
  const { createForAgent } = privacyRequests;
  const idOf = async (email: string) => (await sql<{ id: string }>('SELECT id FROM agents WHERE email = $1', [email]))[0]?.id ?? '';
  const accountOf = async (agentId: string) =>
    (await sql<{ status: string }>('SELECT status FROM users WHERE person_id = $1', [agentId]))[0]?.status;

  test('with evidence: nobody else may, and there is one open request of a kind', async () => {
    const params = { id: await idOf(people.otherLead) };
    for (const as of ['care', 'editor', 'lead', 'otherLead', 'dana'] as const) {
      const refused = await api.call(createForAgent, { as, params, body: { kind: 'EXPORT', evidence } });
      expect([as, refused.status]).toEqual([as, as === 'lead' ? 401 : 403]);
    }
    const vague = await api.send('POST', `/v3/agents/${params.id}/privacy_requests`, { as: 'admin', body: { kind: 'EXPORT' } });
    expect(vague).toMatchObject({ status: 422, problem: { errors: [{ field: 'evidence' }] } });
    const unknown = await api.call(createForAgent, { as: 'admin', params: { id: randomUUID() }, body: { kind: 'EXPORT', evidence } });
    expect(unknown.status).toBe(404);
    const copy = () => api.call(createForAgent, { as: 'admin', params, body: { kind: 'EXPORT', evidence } });
    expect(await copy()).toMatchObject({
      status: 202,
      body: { kind: 'EXPORT', status: 'CONFIRMED', subjectType: 'AGENT', subjectId: params.id, evidence },
    });
    expect((await copy()).problem.errorCode).toBe('unique.conflict');
  });

  test('the account is closed at once; the agent can call it off by the mailed link, or is forgotten seven days later', async () => {
    const id = await idOf(people.agent);
    const erase = () => api.call(createForAgent, { as: 'admin', params: { id }, body: { kind: 'ERASE', evidence } });
    const read = async (requestId: string) => (await api.call(privacyRequests.read, { as: 'admin', params: { id: requestId } })).body;
    const first = await erase();
    expect(first).toMatchObject({ status: 202, body: { status: 'CONFIRMED', runsAt: expect.any(String) } });
    expect(Date.parse(first.body.runsAt ?? '') - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    expect(await accountOf(id)).toBe('DISABLED');
    const { text } = await waitForEmail(server, people.agent, /account is closed|closed your account/);
    const { searchParams } = new URL(/https?:\/\/\S+\/privacy-requests\/cancel\?\S+/.exec(text)?.[0] ?? server.origin);
    const cancelled = await api.call(privacyRequests.cancel, {
      params: { id: first.body.id },
      body: { token: searchParams.get('code') ?? '' },
    });
    expect([cancelled.status, (await read(first.body.id)).status, await accountOf(id)]).toEqual([204, 'CANCELLED', 'ENABLED']);

    const { body: second } = await erase();
    await sql('UPDATE privacy_requests SET runs_at = now() WHERE id = $1', [second.id]);
    await waitFor('the erasure', async () => {
      await runJob(server, 'privacyRequests');
      return (await read(second.id)).status === 'DONE' || undefined;
    });
    expect(await sql('SELECT given_name, email FROM agents WHERE id = $1', [id])).toEqual([
      { given_name: 'erased', email: `erased-${id}@erased.invalid` },
    ]);
    expect(await read(second.id)).toMatchObject({ subjectId: id, result: { agents: { erased: 1 } } });
    expect(await sql('SELECT id FROM users WHERE email = $1', [people.agent])).toEqual([]);
  });
});
