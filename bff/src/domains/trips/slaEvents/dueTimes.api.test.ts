import { contract, type NextDueKind, type TripRequestStatus } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createApi, people } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { addProposal, liftMatchLimits, loadPartnerId } from '@farwend/tests/builders/tripMatch.ts';
import { tripRequestBody } from '@farwend/tests/builders/tripRequest.ts';

const server = await startServer();
const api = createApi(server);
beforeAll(() => liftMatchLimits(server));
afterAll(() => server.stop());

const { tripRequests, tripMatches, conversations } = contract;
const sql = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) => query<Row>(server.databaseUrl, text, values);

const submit = async () => {
  const travelers = [{ email: people.dana, givenName: 'Dana', familyName: 'Rowe', countryOfResidence: 'US' }];
  const body = tripRequestBody({ travelers, allowDuplicate: true, budgetPerPersonUSD: 6000, tripDescription: `Elephants ${randomUUID()}` });
  return (await api.call(tripRequests.create, { as: 'dana', body })).body.id;
};
const moveRequest = async (id: string, status: TripRequestStatus, more: object = {}) => {
  const { body } = await api.call(tripRequests.setStatus, { as: 'admin', params: { id }, body: { status, ...more } });
  return body;
};
const qualified = async () => {
  const id = await submit();
  await moveRequest(id, 'QUALIFIED', { reasonCode: 'CORRECTION' });
  return id;
};
const propose = async (id: string, partnerId?: string) => {
  const body = { partnerId: partnerId ?? (await loadPartnerId(server, 'Acacia Quill')) };
  return (await api.call(tripMatches.create, { as: 'care', params: { id }, body })).body;
};
const moveMatch = async (id: string, status: 'ACCEPTED' | 'INTRODUCED' | 'QUOTED' | 'WITHDRAWN', more: object = {}) =>
  (
    await api.call(tripMatches.setStatus, {
      as: status === 'ACCEPTED' || status === 'QUOTED' ? 'lead' : 'care',
      params: { id },
      body: { status, ...more },
    })
  ).body;
const readRequest = async (id: string) => (await api.call(tripRequests.read, { as: 'care', params: { id } })).body;
const readMatch = async (id: string) => (await api.call(tripMatches.read, { as: 'lead', params: { id } })).body;
const dueOf = ({ nextDueKind, dueState }: { nextDueKind?: NextDueKind | null | undefined; dueState?: string | null | undefined }) => [
  nextDueKind,
  dueState,
];

/** What is due next by the columns that hold the due times themselves, without the record of the clocks. */
const computedDue = `
  SELECT id, kind, due_at FROM (
    SELECT r.id, c.kind, c.due_at, row_number() OVER (PARTITION BY r.id ORDER BY c.due_at, c.kind) AS place
    FROM trip_requests r JOIN trip_matches m ON m.trip_request_id = r.id AND r.status <> 'ON_HOLD' CROSS JOIN LATERAL (VALUES
      ('RESPOND', CASE WHEN m.status = 'PROPOSED' THEN m.respond_by END),
      ('FIRST_MESSAGE', CASE WHEN m.status = 'INTRODUCED' AND m.first_reply_at IS NULL THEN m.first_message_due_at END),
      ('PROPOSAL', CASE WHEN m.status IN ('INTRODUCED', 'IN_CONVERSATION') AND (m.quoted_at IS NULL OR m.proposal_due_at > m.status_changed_at)
        THEN m.proposal_due_at END)) AS c (kind, due_at)
    WHERE c.due_at IS NOT NULL AND r.status NOT IN ('PENDING', 'NEEDS_INFO')
  ) one WHERE place = 1`;
const findDifferences = () =>
  sql(`SELECT r.reference, r.status, r.next_due_kind, r.next_due_at, d.kind, d.due_at
    FROM trip_requests r LEFT JOIN (${computedDue}) d ON d.id = r.id
    WHERE r.status NOT IN ('PENDING', 'NEEDS_INFO') AND (r.next_due_kind, r.next_due_at) IS DISTINCT FROM (d.kind, d.due_at)
      AND NOT (r.due_state IS NOT DISTINCT FROM 'PAUSED' AND r.next_due_at IS NULL AND d.due_at IS NULL)`);

describe('what is due next', () => {
  test('is stored of every open request and match of the demo', async () => {
    expect(await findDifferences()).toEqual([]);
    const [row] = await sql<{ count: number }>('SELECT count(next_due_at)::int AS count FROM trip_matches');
    expect(row?.count).toBeGreaterThan(5);
  });

  test('follows each move of a request and its matches, in the answer to the move too', async () => {
    const id = await submit();
    expect(dueOf(await readRequest(id))).toEqual(['FIRST_LOOK', 'ON_TIME']);
    expect(dueOf(await moveRequest(id, 'SCREENING'))).toEqual([null, null]);
    const asked = await moveRequest(id, 'NEEDS_INFO', { question: 'Would June suit you as well?' });
    expect(dueOf(asked)).toEqual(['TRAVELER_ANSWER', 'ON_TIME']);
    expect(asked.nextDueAt).toBe(new Date(Date.parse(asked.statusChangedAt) + 14 * 86_400_000).toISOString());
    expect(await moveRequest(id, 'QUALIFIED', { reasonCode: 'CORRECTION' })).toMatchObject({ nextDueAt: null, missingMatches: 2 });

    const match = await propose(id);
    expect(match).toMatchObject({ nextDueKind: 'RESPOND', nextDueAt: match.respondBy, dueState: 'ON_TIME' });
    expect(await readRequest(id)).toMatchObject({ nextDueKind: 'RESPOND', nextDueAt: match.respondBy, missingMatches: 1 });
    expect(dueOf(await moveMatch(match.id, 'ACCEPTED'))).toEqual([null, null]);
    const introduced = await moveMatch(match.id, 'INTRODUCED');
    expect(introduced).toMatchObject({ nextDueKind: 'FIRST_MESSAGE', nextDueAt: introduced.firstMessageDueAt });
    await api.call(conversations.addMessage, { as: 'lead', params: { id: introduced.conversationId ?? '' }, body: { body: 'Welcome!' } });
    expect(await readMatch(match.id)).toMatchObject({ nextDueKind: 'PROPOSAL', nextDueAt: introduced.proposalDueAt });
    expect(await readRequest(id)).toMatchObject({ nextDueKind: 'PROPOSAL', nextDueAt: introduced.proposalDueAt, missingMatches: 1 });
    await moveMatch(match.id, 'QUOTED', { proposalId: await addProposal(server, match.id, 20_000) });
    expect(dueOf(await readRequest(id))).toEqual([null, null]);
    expect(await findDifferences()).toEqual([]);
  });

  test('stands still while the request is on hold, and is later by the hold', async () => {
    const id = await qualified();
    const match = await propose(id);
    expect(await moveRequest(id, 'ON_HOLD')).toMatchObject({ nextDueAt: null, nextDueKind: 'RESPOND', dueState: 'PAUSED' });
    expect(await readMatch(match.id)).toMatchObject({ nextDueAt: null, nextDueKind: 'RESPOND', dueState: 'PAUSED' });
    await sql(`UPDATE trip_requests SET status_changed_at = status_changed_at - interval '30 minutes' WHERE id = $1`, [id]);
    await moveRequest(id, 'MATCHED');
    const resumed = await readMatch(match.id);
    expect(resumed).toMatchObject({ nextDueKind: 'RESPOND', nextDueAt: resumed.respondBy, dueState: 'ON_TIME' });
    expect(dueOf(await readRequest(id))).toEqual(['RESPOND', 'ON_TIME']);
    await api.call(tripRequests.setStatus, { as: 'dana', params: { id }, body: { status: 'CANCELLED', reasonCode: 'DATES' } });
    expect(await readRequest(id)).toMatchObject({ nextDueAt: null, dueState: null, missingMatches: 0 });
    expect(dueOf(await readMatch(match.id))).toEqual([null, null]);
  });

  test('is the more urgent of two matches, and stays the right one whichever of two writers commits last', async () => {
    const id = await qualified();
    const first = await propose(id);
    const { body } = await api.call(tripMatches.suggest, { as: 'care', params: { id }, body: {} });
    const second = await propose(id, body.items.find(({ partnerId }) => partnerId !== first.partnerId)?.partnerId);
    const sooner = [first.respondBy ?? '', second.respondBy ?? ''].toSorted()[0];
    expect(await readRequest(id)).toMatchObject({ nextDueAt: sooner, missingMatches: 0 });
    await Promise.all([first, second].map((match) => moveMatch(match.id, 'WITHDRAWN', { reasonCode: 'ERROR' })));
    expect(await readRequest(id)).toMatchObject({ nextDueAt: null, missingMatches: 2 });
  });

  test('becomes urgent and late by time alone', async () => {
    const id = await qualified();
    const match = await propose(id);
    const begunEarlier = async (hours: number) => {
      for (const [table, key] of [
        ['trip_requests', id],
        ['trip_matches', match.id],
      ])
        await sql(
          `UPDATE ${table} SET next_due_at = now() + interval '3 hours' - make_interval(hours => $2), due_soon_at = now() + interval '1 hour' - make_interval(hours => $2) WHERE id = $1`,
          [key, hours],
        );
      await runJob(server, 'matchClocks');
      return [(await readRequest(id)).dueState, (await readMatch(match.id)).dueState];
    };
    expect(await begunEarlier(0)).toEqual(['ON_TIME', 'ON_TIME']);
    expect(await begunEarlier(2)).toEqual(['DUE_SOON', 'DUE_SOON']);
    expect(await begunEarlier(4)).toEqual(['OVERDUE', 'OVERDUE']);
  });

  test('is compared every hour: what differs is mended, and an alert names it', async () => {
    const id = await qualified();
    const match = await propose(id);
    await sql('UPDATE trip_matches SET next_due_at = NULL, next_due_kind = NULL, due_state = NULL WHERE id = $1', [match.id]);
    await sql('UPDATE trip_requests SET missing_matches = 7, lead_score = NULL, scores = scores WHERE id = $1', [id]);
    await runJob(server, 'checkDueTimes');
    expect(await readMatch(match.id)).toMatchObject({ nextDueKind: 'RESPOND', nextDueAt: match.respondBy });
    const { reference, missingMatches } = await readRequest(id);
    expect(missingMatches).toBe(1);
    const alerts = await sql<{ detail: string }>(
      `SELECT data ->> 'detail' AS detail FROM templated_emails WHERE template_key = 'ops-alert' AND data ->> 'title' LIKE 'Stored due times%'`,
    );
    expect(alerts.some(({ detail }) => detail.includes(reference))).toBe(true);
  });
});

describe('lists', () => {
  test('sort requests by what is due, most urgent first and nothing due last, and filter by it', async () => {
    const id = await qualified();
    await propose(id);
    const { body } = await api.call(tripRequests.list, { as: 'care', query: { sort: 'nextDueAt', limit: 100 } });
    const times = body.items.map(({ nextDueAt }) => nextDueAt ?? '9999');
    expect(times).toEqual(times.toSorted());
    const { body: waiting } = await api.call(tripRequests.search, {
      as: 'care',
      body: { filters: { nextDueKind: 'RESPOND', dueState: { in: ['ON_TIME', 'DUE_SOON'] }, missingMatches: { gte: 1 } }, limit: 100 },
    });
    expect(waiting.items.map((item) => item.id)).toContain(id);
    expect(waiting.items.every((item) => item.nextDueKind === 'RESPOND' && (item.missingMatches ?? 0) > 0)).toBe(true);
  });

  test('find requests by followers, score, day to resume and reason of loss', async () => {
    const id = await qualified();
    const find = async (filters: Record<string, string>) =>
      (await api.call(tripRequests.list, { as: 'care', query: { ...filters, limit: 100 } })).body.items.map((item) => item.id);
    const { body: followed } = await api.call(tripRequests.follow, { as: 'care', params: { id }, body: {} });
    expect(await find({ followerIds: followed.followerIds?.[0] ?? '' })).toContain(id);
    const scored = await api.call(tripRequests.addScore, { as: 'care', params: { id }, body: { type: 'LEAD_QUALITY', value: 97 } });
    expect(scored.body.leadScore).toBe(97);
    expect(await find({ 'leadScore[gte]': '97' })).toContain(id);
    await moveRequest(id, 'ON_HOLD', { resumeOn: '2027-03-04' });
    expect(await find({ 'filter[resumeOn]': '2027-03-04' })).toContain(id);
    await moveRequest(id, 'CLOSED_LOST', { reasonCode: 'CORRECTION' });
    await sql(`UPDATE trip_requests SET lost_reason_code = 'PRICE' WHERE id = $1`, [id]);
    expect(await find({ lostReasonCode: 'PRICE' })).toContain(id);
  });

  test('show what is due of matches to their partner, and of requests to our team only', async () => {
    const search = { filters: { dueState: 'ON_TIME' }, sortOrders: [{ field: 'nextDueAt', order: 'asc' as const }], limit: 100 };
    const { body } = await api.call(tripMatches.search, { as: 'lead', body: search });
    const times = body.items.map(({ nextDueAt }) => nextDueAt ?? '');
    expect(times.length).toBeGreaterThan(0);
    expect(times).toEqual(times.toSorted());
    for (const as of ['dana', 'lead'] as const)
      for (const name of ['nextDueAt', 'dueState', 'leadScore', 'missingMatches', 'followerIds', 'lostReasonCode'])
        expect(await api.send('GET', '/v3/trip_requests', { as, query: { [name]: 'x' } })).toMatchObject({
          status: 400,
          problem: { errors: [{ field: name }] },
        });
    expect(await api.call(tripMatches.search, { as: 'dana', body: search })).toMatchObject({ status: 400 });
    const own = await api.call(tripRequests.list, { as: 'dana', query: { limit: 1 } });
    expect(own.body.items[0]).not.toHaveProperty('nextDueAt');
  });
});
