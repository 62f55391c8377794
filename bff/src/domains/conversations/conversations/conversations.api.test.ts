import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, type Person } from '@farwend/tests/builders/api.ts';
import { createMatchConversation } from '@farwend/tests/builders/matchConversation.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { conversations, conversationSummaries } = contract;
const missing = '01999999-9999-7999-8999-999999999999';
const one = await createMatchConversation(server, api);
const params = { id: one.id };
const rows = (sql: string, values: unknown[]) => query<Record<string, unknown>>(server.databaseUrl, sql, values);
const read = (as: Person, id = one.id) => api.call(conversations.read, { as, params: { id } });
const write = (as: Person, body: string, id = one.id) => api.call(conversations.addMessage, { as, params: { id }, body: { body } });

describe('who reads which conversation', () => {
  test.each<[Person, number]>([
    ['dana', 200],
    ['lead', 200],
    ['agent', 200],
    ['care', 200],
    ['admin', 200],
    ['jordan', 404],
    ['otherLead', 404],
    ['editor', 403],
    ['team', 403],
    ['marageti', 404],
  ])('%s: %d', async (as, status) => {
    expect((await read(as)).status).toBe(status);
    expect((await api.call(conversations.messages, { as, params })).status).toBe(status);
    expect((await api.call(conversations.participants, { as, params })).status).toBe(status);
    if (status !== 200) expect((await write(as, 'May I?')).status).toBe(status);
  });

  test('an agent who is no longer assigned sees nothing, while the company’s lead still does', async () => {
    const own = await createMatchConversation(server, api);
    await rows(`UPDATE trip_matches SET agent_ids = '{}' WHERE id = $1`, [own.tripMatchId]);
    expect((await read('agent', own.id)).status).toBe(404);
    expect((await write('agent', 'Hello', own.id)).status).toBe(404);
    expect((await read('lead', own.id)).status).toBe(200);
  });

  test('an agent of a company that left can read for thirty days and write nothing', async () => {
    const own = await createMatchConversation(server, api);
    await rows(`UPDATE partners SET status = 'SUSPENDED', access_ended_at = now() WHERE id = $1`, [own.partnerId]);
    expect((await read('lead', own.id)).status).toBe(200);
    expect(await write('lead', 'Hello', own.id)).toMatchObject({ status: 403, problem: { errorCode: 'auth.forbidden' } });
    await rows(`UPDATE partners SET access_ended_at = now() - interval '31 days' WHERE id = $1`, [own.partnerId]);
    expect((await read('lead', own.id)).status).toBe(403);
    await rows(`UPDATE partners SET status = 'ACTIVE', access_ended_at = NULL WHERE id = $1`, [own.partnerId]);
  });

  test('reading is audited for an administrator who takes no part, not for care; lists show administrators no message text', async () => {
    const own = await createMatchConversation(server, api);
    await write('dana', 'A secret marker-word', own.id);
    await read('care', own.id);
    await read('admin', own.id);
    await api.call(conversations.messages, { as: 'admin', params: { id: own.id } });
    const audit = await rows(`SELECT action FROM audit WHERE entity_id = $1 AND action = 'CONVERSATION_READ'`, [own.id]);
    expect(audit).toHaveLength(2);
    const list = await api.call(conversations.active, { as: 'admin', query: { tripMatchId: own.tripMatchId } });
    expect(list.body.items).toEqual([expect.objectContaining({ id: own.id, lastMessageSnippet: null })]);
    const forCare = await api.call(conversations.active, { as: 'care', query: { tripMatchId: own.tripMatchId } });
    expect(forCare.text).toContain('marker-word');
  });
});

describe('lists', () => {
  test('hold only what the reader may see', async () => {
    const mine = await api.call(conversations.active, { as: 'dana', query: { limit: 100 } });
    expect(mine.body.items.map(({ id }) => id)).toContain(one.id);
    for (const as of ['jordan', 'otherLead'] as const) {
      for (const call of [conversations.active, ...(as === 'otherLead' ? [conversations.assigned] : [])]) {
        const { body } = await api.call(call, { as, query: { limit: 100 } });
        expect(body.items.map(({ id }) => id)).not.toContain(one.id);
      }
      const result = await api.call(conversations.search, { as, body: { filters: { tripMatchId: one.tripMatchId } } });
      expect(result.body.total).toBe(0);
    }
    const assigned = await api.call(conversations.assigned, { as: 'agent', query: { limit: 100 } });
    expect(assigned.body.items.map(({ id }) => id)).toContain(one.id);
  });

  test('can be filtered by request, match and traveler by callers who may see those', async () => {
    const request = { id: one.tripRequestId };
    const ofRequest = await api.call(conversationSummaries.ofTripRequest, { as: 'dana', params: request });
    expect(ofRequest.body.items).toEqual([
      expect.objectContaining({ conversationId: one.id, subject: 'Nine nights in Kenya', matchStatus: expect.any(String) }),
    ]);
    expect((await api.call(conversationSummaries.ofTripRequest, { as: 'jordan', params: request })).status).toBe(404);
    const match = { id: one.tripMatchId };
    for (const as of ['lead', 'care', 'dana'] as const)
      expect((await api.call(conversationSummaries.ofTripMatch, { as, params: match })).body.total).toBe(1);
    expect((await api.call(conversationSummaries.ofTripMatch, { as: 'otherLead', params: match })).status).toBe(404);
    expect((await api.call(conversationSummaries.ofTripMatch, { as: 'care', params: { id: missing } })).status).toBe(404);
    const traveler = { id: one.personId.dana };
    expect((await api.call(conversationSummaries.ofTraveler, { as: 'dana', params: traveler })).body.total).toBeGreaterThan(0);
    expect((await api.call(conversationSummaries.ofTraveler, { as: 'jordan', params: traveler })).status).toBe(404);
  });
});

describe('unread, dismissed, muted', () => {
  test('is counted for each person', async () => {
    const own = await createMatchConversation(server, api);
    const at = { id: own.id };
    const first = await write('dana', 'First', own.id);
    await write('dana', 'Second', own.id);
    expect((await read('lead', own.id)).body.unreadCount).toBe(2);
    expect((await read('dana', own.id)).body.unreadCount).toBe(0);
    const some = await api.call(conversations.markRead, { as: 'lead', params: at, body: { messageId: first.body.id } });
    expect(some.body.unreadCount).toBe(1);
    expect((await api.call(conversations.markRead, { as: 'lead', params: at, body: {} })).body.unreadCount).toBe(0);
    expect((await api.call(conversations.markUnread, { as: 'lead', params: at, body: {} })).body.unreadCount).toBe(1);
    expect(
      (await api.call(conversations.markUnread, { as: 'lead', params: at, body: { messageId: first.body.id } })).body.unreadCount,
    ).toBe(2);
    expect((await read('agent', own.id)).body.unreadCount).toBe(2);
    const foreign = await api.call(conversations.markRead, { as: 'lead', params: at, body: { messageId: missing } });
    expect(foreign).toMatchObject({ status: 422, problem: { errors: [{ field: 'messageId' }] } });
    expect((await api.call(conversations.markRead, { as: 'care', params: at, body: {} })).status).toBe(403);
  });

  test('a dismissed conversation returns with a new message', async () => {
    const own = await createMatchConversation(server, api);
    const listed = async () =>
      (await api.call(conversations.active, { as: 'lead', query: { tripMatchId: own.tripMatchId } })).body.items.length;
    expect((await api.call(conversations.dismiss, { as: 'lead', params: { id: own.id } })).body.dismissedAt).not.toBeNull();
    expect(await listed()).toBe(0);
    await write('dana', 'Are you there?', own.id);
    expect(await listed()).toBe(1);
  });

  test('muting affects only oneself', async () => {
    const until = '2099-01-01T00:00:00.000Z';
    const muted = await api.call(conversations.update, { as: 'dana', params, body: { mutedUntil: until } });
    expect(muted.body.mutedUntil).toBe(until);
    expect((await read('lead')).body.mutedUntil).toBeNull();
    expect((await api.call(conversations.update, { as: 'dana', params, body: { title: 'Mine' } })).status).toBe(403);
    expect((await api.call(conversations.update, { as: 'dana', params, body: { status: 'LOCKED', reasonCode: 'ABUSE' } })).status).toBe(
      409,
    );
  });
});

describe('status', () => {
  test('a locked conversation takes no message; a message reopens a closed one within 180 days', async () => {
    const own = await createMatchConversation(server, api);
    const change = (as: Person, body: object) => api.send('PUT', `/v3/conversations/${own.id}`, { as, body });
    expect((await change('care', { status: 'LOCKED', reasonCode: 'DISPUTE' })).status).toBe(409);
    expect((await change('admin', { status: 'LOCKED' })).status).toBe(422);
    expect(await change('admin', { status: 'LOCKED', reasonCode: 'DISPUTE' })).toMatchObject({ status: 200, body: { status: 'LOCKED' } });
    expect(await write('dana', 'Hello?', own.id)).toMatchObject({ status: 423, problem: { errorCode: 'resource.locked' } });
    expect((await change('admin', { status: 'ACTIVE' })).status).toBe(200);
    expect((await change('care', { status: 'CLOSED' })).status).toBe(200);
    expect((await write('dana', 'One more thing', own.id)).status).toBe(201);
    expect((await read('dana', own.id)).body.status).toBe('ACTIVE');
    await change('care', { status: 'CLOSED' });
    await rows(`UPDATE conversations SET status_changed_at = now() - interval '181 days' WHERE id = $1`, [own.id]);
    expect(await write('dana', 'Too late', own.id)).toMatchObject({ status: 409, problem: { errorCode: 'transition.notAllowed' } });
    const actions = await rows(`SELECT action FROM audit WHERE entity_id = $1 AND action LIKE '%→%' ORDER BY at`, [own.id]);
    expect(actions.map(({ action }) => action)).toEqual([
      'ACTIVE → LOCKED',
      'LOCKED → ACTIVE',
      'ACTIVE → CLOSED',
      'CLOSED → ACTIVE',
      'ACTIVE → CLOSED',
    ]);
  });

  test('a stale version is refused', async () => {
    const { body } = await read('care');
    const update = (version: number) =>
      api.call(conversations.update, { as: 'care', params, body: { title: `Title ${version}`, version } });
    expect((await update(body.version)).status).toBe(200);
    expect(await update(body.version)).toMatchObject({ status: 412, problem: { errorCode: 'version.stale' } });
  });
});

describe('a conversation with care', () => {
  test('is opened by a traveler and answered by care once they have joined', async () => {
    const body = { subjectType: 'SUPPORT' as const, title: 'Visas', body: 'Do our children need visas of their own?' };
    const created = await api.call(conversations.create, { as: 'jordan', body });
    expect(created).toMatchObject({ status: 201, body: { awaitingReplyFrom: 'CARE', messageCount: 1, isParticipant: true } });
    const { id } = created.body;
    expect((await read('dana', id)).status).toBe(404);
    expect((await read('lead', id)).status).toBe(404);
    expect(await write('care', 'They do.', id)).toMatchObject({ status: 403 });
    const joined = await api.send('POST', `/v3/conversations/${id}/people/${one.personId.care}`, { as: 'care', body: {} });
    expect(joined.status).toBe(201);
    expect((await write('care', 'They do.', id)).status).toBe(201);
    expect((await read('jordan', id)).body).toMatchObject({
      awaitingReplyFrom: 'TRAVELER',
      slaDueAt: null,
      careIsHere: true,
      unreadCount: 2,
    });
  });

  test.each<[Person, string, Record<string, unknown>, string]>([
    ['jordan', 'with a company', { subjectType: 'PARTNER', partnerId: one.partnerId }, 'subjectType'],
    ['jordan', 'about a foreign request', { subjectType: 'TRIP_REQUEST', tripRequestId: one.tripRequestId }, 'tripRequestId'],
    ['jordan', 'with others', { subjectType: 'SUPPORT', personIds: [one.personId.dana] }, 'personIds'],
    ['lead', 'of another company', { subjectType: 'PARTNER', partnerId: missing }, 'partnerId'],
    ['lead', 'as a traveler would', { subjectType: 'SUPPORT' }, 'subjectType'],
    ['care', 'with nobody', { subjectType: 'SUPPORT' }, 'personIds'],
    [
      'care',
      'about a request with a stranger',
      { subjectType: 'TRIP_REQUEST', tripRequestId: one.tripRequestId, personIds: [one.personId.jordan] },
      'personIds',
    ],
  ])('%s opens none %s', async (as, _, fields, field) => {
    const { status, problem } = await api.send('POST', '/v3/conversations', { as, body: { title: 'A word', body: 'Hello', ...fields } });
    expect({ status, field: problem.errors?.[0]?.field }).toEqual({ status: 422, field });
  });

  test('can be opened by care with the travelers of a request', async () => {
    const body = {
      subjectType: 'TRIP_REQUEST' as const,
      tripRequestId: one.tripRequestId,
      title: 'Dates',
      body: 'Would May do?',
      personIds: [one.personId.dana],
    };
    const created = await api.call(conversations.create, { as: 'care', body });
    expect(created).toMatchObject({ status: 201, body: { awaitingReplyFrom: 'TRAVELER' } });
    expect((await read('dana', created.body.id)).body.unreadCount).toBe(1);
  });
});

describe('what is unread', () => {
  const idsOf = async (as: Person, filters: Record<string, string>) =>
    (await api.call(conversations.active, { as, query: { ...filters, limit: 100 } })).body.items.map(({ id }) => id);
  const countOf = async (as: Person) => (await api.call(conversations.unreadCount, { as })).body.count;

  test('is filtered by and counted for each reader', async () => {
    const own = await createMatchConversation(server, api);
    const before = await countOf('dana');
    await write('lead', 'Welcome to the dhow.', own.id);
    expect(await countOf('dana')).toBe(before + 1);
    expect(await idsOf('dana', { isUnread: 'true' })).toContain(own.id);
    expect(await idsOf('dana', { isUnread: 'true' })).toHaveLength(before + 1);
    expect(await idsOf('dana', { isUnread: 'false' })).not.toContain(own.id);
    expect(await idsOf('lead', { isUnread: 'true' })).not.toContain(own.id);
    expect(await idsOf('care', { isUnread: 'true' })).not.toContain(own.id); // care sees it, but takes no part
    await api.call(conversations.markRead, { as: 'dana', params: { id: own.id }, body: {} });
    expect(await countOf('dana')).toBe(before);
    expect(await idsOf('dana', { isUnread: 'false' })).toContain(own.id);
  });

  test('is found with participants, also by the words of messages', async () => {
    const own = await createMatchConversation(server, api);
    await write('lead', 'The dhow-of-quillwater sails at noon.', own.id);
    const { jordan, dana } = own.personId;
    expect(await idsOf('care', { participantId: dana, tripMatchId: own.tripMatchId })).toEqual([own.id]);
    expect(await idsOf('care', { participantId: jordan, tripMatchId: own.tripMatchId })).toEqual([]);
    expect(await idsOf('care', { q: 'quillwater', participantId: dana })).toEqual([own.id]);
    expect(await idsOf('jordan', { participantId: dana })).toEqual([]);
    const search = { filters: { participantId: { in: [jordan, dana] }, tripMatchId: own.tripMatchId } };
    expect((await api.call(conversations.search, { as: 'care', body: search })).body.items.map(({ id }) => id)).toEqual([own.id]);
    expect(await api.send('GET', '/v3/conversations/active', { as: 'care', query: { 'isUnread[gte]': 'true' } })).toMatchObject({
      status: 400,
      problem: { errors: [{ field: 'isUnread' }] },
    });
  });
});
