import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createApi, type Person } from '@farwend/tests/builders/api.ts';
import { createMatchConversation } from '@farwend/tests/builders/matchConversation.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { conversations } = contract;
const one = await createMatchConversation(server, api);
const rows = (sql: string, values: unknown[]) => query<Record<string, unknown>>(server.databaseUrl, sql, values);
const write = (as: Person, body: Record<string, unknown>, id = one.id) =>
  api.send('POST', `/v3/conversations/${id}/messages`, { as, body });
const send = async (as: Person, body: string, id = one.id) =>
  (await api.call(conversations.addMessage, { as, params: { id }, body: { body } })).body;
const read = async (as: Person, id = one.id) => (await api.call(conversations.read, { as, params: { id } })).body;
const list = (as: Person, id = one.id, more = {}) => api.call(conversations.messages, { as, params: { id }, query: more });
const people = (method: 'POST' | 'DELETE', as: Person, ids: string, body?: object, id = one.id) =>
  api.send(method, `/v3/conversations/${id}/people/${ids}`, { as, ...(method === 'POST' ? { body: body ?? {} } : {}) });
const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('writing', () => {
  test('who wrote decides whose turn it is, and that sets the reply clock', async () => {
    const own = await createMatchConversation(server, api);
    await send('lead', 'Welcome! Which month suits you?', own.id);
    expect(await read('dana', own.id)).toMatchObject({ awaitingReplyFrom: 'TRAVELER', slaDueAt: null, messageCount: 1 });
    await send('dana', 'June, we think.', own.id);
    const asked = await read('lead', own.id);
    expect(asked).toMatchObject({ awaitingReplyFrom: 'AGENT', lastMessageSnippet: 'June, we think.', unreadCount: 1 });
    const hours = (Date.parse(asked.slaDueAt ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    await send('dana', 'Or July?', own.id);
    expect((await read('lead', own.id)).slaDueAt).toBe(asked.slaDueAt);
  });

  test('the match is in conversation once both sides have written', async () => {
    const own = await createMatchConversation(server, api);
    const status = async () => (await rows('SELECT status, first_reply_at FROM trip_matches WHERE id = $1', [own.tripMatchId]))[0];
    await send('dana', 'Hello!', own.id);
    expect(await status()).toMatchObject({ status: 'INTRODUCED', first_reply_at: null });
    await send('lead', 'Hello Dana!', own.id);
    expect(await status()).toMatchObject({ status: 'IN_CONVERSATION', first_reply_at: expect.any(Date) });
  });

  test('one clientMessageId makes one message, however often and concurrently it is sent', async () => {
    const body = { body: 'Sent three times', clientMessageId: randomUUID() };
    const answers = await Promise.all([write('dana', body), write('dana', body), write('dana', body)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ text }) => JSON.parse(text).id)).size).toBe(1);
    expect((await write('lead', body)).status).toBe(201); // another author's own
    const other = await createMatchConversation(server, api);
    expect(await write('dana', body, other.id)).toMatchObject({ status: 409, problem: { errorCode: 'unique.conflict' } });
  });

  test.each<[Person, string, Record<string, unknown>, string]>([
    ['dana', 'nothing', { body: '  ' }, 'body'],
    ['dana', 'a proposal', { kind: 'PROPOSAL', body: 'Mine' }, 'kind'],
    ['dana', 'a note of a call', { kind: 'CALL_LOG', body: 'We spoke' }, 'kind'],
    ['dana', 'a system message', { kind: 'SYSTEM', body: 'You won' }, 'kind'],
    ['lead', 'a proposal without its document', { kind: 'PROPOSAL', body: 'Here' }, 'documentIds'],
    ['lead', 'a document that is not there', { body: 'Here', documentIds: [randomUUID()] }, 'documentIds'],
    ['dana', 'an answer to nothing', { body: 'Yes', replyToId: randomUUID() }, 'replyToId'],
    ['dana', 'something for yesterday', { body: 'Yes', sendAt: later(-1) }, 'sendAt'],
    ['dana', 'something for next year', { body: 'Yes', sendAt: later(31) }, 'sendAt'],
    ['dana', 'too much', { body: 'x'.repeat(10_001) }, 'body'],
    ['dana', 'as somebody else', { body: 'Hi', authorId: one.personId.lead }, 'authorId'],
  ])('%s may not write %s', async (as, _, body, field) => {
    const { status, problem } = await write(as, body);
    expect({ status, field: problem.errors?.[0]?.field }).toEqual({ status: 422, field });
  });

  test('attached documents must belong to the match and be visible to the author', async () => {
    const other = await createMatchConversation(server, api);
    const insert = async (visibility: string, matchId: string) => {
      const id = randomUUID();
      await rows(
        `INSERT INTO documents (id, name, file_name, content_type, size_bytes, category, status, visibility)
         VALUES ($1, 'Offer', 'offer.pdf', 'application/pdf', 100, 'PROPOSAL', 'AVAILABLE', $2)`,
        [id, visibility],
      );
      await rows(`INSERT INTO document_links (document_id, type, target_id) VALUES ($1, 'TRIP_MATCH', $2)`, [id, matchId]);
      return id;
    };
    const [shared, internal, foreign] = [
      await insert('MATCH', one.tripMatchId),
      await insert('STAFF', one.tripMatchId),
      await insert('MATCH', other.tripMatchId),
    ];
    expect((await write('lead', { kind: 'PROPOSAL', documentIds: [shared] })).status).toBe(201);
    expect((await write('dana', { body: 'This one', documentIds: [shared] })).status).toBe(201);
    expect((await write('lead', { body: 'Secret', documentIds: [internal] })).status).toBe(422);
    expect((await write('lead', { body: 'Wrong trip', documentIds: [foreign] })).status).toBe(422);
  });

  test('contact data passes with a warning, unless it is shared already', async () => {
    const hidden = await createMatchConversation(server, api, 'INTRODUCED', true);
    const text = 'Call me at +44 1632 960 123';
    expect(await send('dana', text, hidden.id)).toMatchObject({ contactDataDetected: true, body: text });
    expect(await send('dana', text)).toMatchObject({ contactDataDetected: false });
    const names = (await read('lead', hidden.id)).participants.map(({ displayName }) => displayName);
    expect(names).toContain('Dana R.');
    expect((await read('lead')).participants.map(({ displayName }) => displayName)).toContain('Dana Rowe');
  });
});

describe('scheduled, edited, redacted', () => {
  test('only its author sees a scheduled message until it is sent', async () => {
    const own = await createMatchConversation(server, api);
    const created = await api.call(conversations.addMessage, {
      as: 'lead',
      params: { id: own.id },
      body: { body: 'Good morning', sendAt: later(2) },
    });
    expect(created.body).toMatchObject({ sentAt: null });
    expect((await list('lead', own.id)).body.items).toHaveLength(1);
    expect((await list('lead', own.id, { q: 'morning' })).body.items).toHaveLength(1);
    for (const as of ['dana', 'agent', 'care'] as const) {
      expect((await list(as, own.id)).body.items).toHaveLength(0);
      expect((await list(as, own.id, { q: 'morning' })).body.items).toHaveLength(0);
    }
    expect((await read('dana', own.id)).messageCount).toBe(0);
    const params = { id: own.id, messageId: created.body.id };
    expect((await api.call(conversations.updateMessage, { as: 'dana', params, body: { body: 'Mine' } })).status).toBe(404);
    const now = await api.call(conversations.updateMessage, { as: 'lead', params, body: { body: 'Good evening', sendAt: null } });
    expect(now.body).toMatchObject({ body: 'Good evening', editedAt: null, sentAt: expect.any(String) });
    expect((await read('dana', own.id)).unreadCount).toBe(1);
  });

  test('the author can edit a message for fifteen minutes', async () => {
    const created = await send('dana', 'Two rooms');
    const params = { id: one.id, messageId: created.id };
    const change = (as: Person, body: string) =>
      api.call(conversations.updateMessage, { as, params, body: { body, version: created.version } });
    expect((await change('lead', 'Three rooms')).status).toBe(403);
    expect((await change('care', 'Three rooms')).status).toBe(403);
    expect((await change('jordan', 'Three rooms')).status).toBe(404);
    expect(await change('dana', 'Three rooms')).toMatchObject({
      status: 200,
      body: { body: 'Three rooms', editedAt: expect.any(String), version: 2 },
    });
    expect((await change('dana', 'Four rooms')).status).toBe(412);
    expect((await read('lead')).lastMessageSnippet).toBe('Three rooms');
    await rows(`UPDATE messages SET sent_at = sent_at - interval '16 minutes' WHERE id = $1`, [created.id]);
    const late = await api.call(conversations.updateMessage, { as: 'dana', params, body: { body: 'Five rooms' } });
    expect(late).toMatchObject({ status: 423, problem: { errorCode: 'resource.locked' } });
    const other = await createMatchConversation(server, api);
    const misplaced = await api.call(conversations.updateMessage, {
      as: 'dana',
      params: { id: other.id, messageId: created.id },
      body: { body: 'x' },
    });
    expect(misplaced.status).toBe(404);
  });

  test('an administrator redacts a text everywhere it is stored', async () => {
    const created = await send('dana', 'My passport number is zebra-marker');
    const params = { id: one.id, messageId: created.id };
    for (const as of ['dana', 'lead', 'care'] as const)
      expect((await api.call(conversations.updateMessage, { as, params, body: { redacted: true } })).status).toBe(403);
    const done = await api.call(conversations.updateMessage, { as: 'admin', params, body: { redacted: true } });
    expect(done.body).toMatchObject({ body: '', redactedAt: expect.any(String) });
    const remaining = await rows(
      `SELECT (SELECT count(*)::int FROM versions WHERE snapshot::text LIKE '%zebra-marker%') AS versions,
      (SELECT count(*)::int FROM conversations WHERE last_message_snippet LIKE '%zebra-marker%') AS snippets, (SELECT count(*)::int FROM messages WHERE body LIKE '%zebra-marker%') AS messages`,
      [],
    );
    expect(remaining).toEqual([{ versions: 0, snippets: 0, messages: 0 }]);
  });
});

describe('people', () => {
  test('care joins before writing, and everybody sees who observes', async () => {
    const own = await createMatchConversation(server, api);
    expect((await write('care', { body: 'May I help?' }, own.id)).status).toBe(403);
    await people('POST', 'care', own.personId.care, { role: 'OBSERVER' }, own.id);
    expect((await read('dana', own.id)).careIsHere).toBe(true);
    expect((await write('care', { body: 'May I help?' }, own.id)).status).toBe(403);
    await people('POST', 'care', own.personId.care, {}, own.id);
    expect((await write('care', { body: 'May I help?' }, own.id)).status).toBe(201);
    expect((await people('DELETE', 'care', own.personId.care, undefined, own.id)).status).toBe(204);
    expect((await write('care', { body: 'Bye' }, own.id)).status).toBe(403);
  });

  test('an agent assigned later joins by writing', async () => {
    const own = await createMatchConversation(server, api);
    await rows('DELETE FROM conversation_participants WHERE conversation_id = $1 AND person_id = $2', [own.id, own.personId.agent]);
    expect((await read('agent', own.id)).isParticipant).toBe(false);
    expect((await write('agent', { body: 'I take over from here' }, own.id)).status).toBe(201);
    expect((await read('agent', own.id)).isParticipant).toBe(true);
  });

  test('a later participant sees messages from then on, unless care shows all', async () => {
    const own = await createMatchConversation(server, api);
    await rows('UPDATE trip_requests SET traveler_ids = traveler_ids || $2::uuid WHERE id = $1', [own.tripRequestId, own.personId.jordan]);
    await send('dana', 'A surprise for Jordan', own.id);
    expect((await people('POST', 'dana', own.personId.jordan, { includeHistory: true }, own.id)).status).toBe(422);
    expect((await people('POST', 'dana', own.personId.jordan, {}, own.id)).status).toBe(201);
    expect((await list('jordan', own.id)).text).not.toContain('surprise');
    await send('dana', 'Welcome, Jordan', own.id);
    const seen = await list('jordan', own.id, { sort: 'sentAt' });
    expect(seen.body.items.map(({ body }) => body)).toEqual(['Jordan joined the conversation.', 'Welcome, Jordan']);
    expect((await list('jordan', own.id, { q: 'surprise' })).body.items).toEqual([]);
    await people('DELETE', 'dana', own.personId.jordan, undefined, own.id);
    expect((await list('jordan', own.id)).status).toBe(404);
    await people('POST', 'care', own.personId.jordan, { includeHistory: true }, own.id);
    expect((await list('jordan', own.id)).text).toContain('surprise');
    expect((await list('jordan', own.id, { q: 'surprise' })).body.items).toHaveLength(1);
  });

  test.each<[Person, 'dana' | 'lead' | 'agent' | 'care' | 'admin' | 'jordan' | 'otherLead']>([
    ['dana', 'jordan'],
    ['dana', 'otherLead'],
    ['dana', 'care'],
    ['lead', 'otherLead'],
    ['lead', 'jordan'],
    ['lead', 'care'],
    ['care', 'otherLead'],
    ['care', 'jordan'],
  ])('%s does not bring in %s, who has no part in the trip', async (as, whom) => {
    expect((await people('POST', as, one.personId[whom])).status).toBe(404);
  });

  test('unknown, malformed and too many ids are refused, and so is removing others without the right', async () => {
    expect((await people('POST', 'care', randomUUID())).status).toBe(404);
    expect((await people('POST', 'care', `${one.personId.care},nonsense`)).status).toBe(404);
    const many = Array.from({ length: 51 }, () => randomUUID()).join(',');
    expect(await people('POST', 'care', many)).toMatchObject({ status: 400, problem: { errorCode: 'query.tooLarge' } });
    expect((await people('DELETE', 'dana', one.personId.lead)).status).toBe(403);
    expect((await people('DELETE', 'dana', one.personId.jordan)).status).toBe(404);
  });
});

describe('lists of messages', () => {
  test('page by message in both directions, and can be searched', async () => {
    const own = await createMatchConversation(server, api);
    const ids: string[] = [];
    for (const word of ['alpha', 'bravo', 'charlie', 'delta', 'écho']) ids.push((await send('dana', word, own.id)).id);
    const bodies = async (more: Record<string, string | number>) => (await list('lead', own.id, more)).body.items.map(({ body }) => body);
    expect(await bodies({ limit: 2 })).toEqual(['écho', 'delta']);
    expect(await bodies({ before: ids[2] ?? '' })).toEqual(['bravo', 'alpha']);
    expect(await bodies({ after: ids[2] ?? '', sort: 'sentAt' })).toEqual(['delta', 'écho']);
    expect(await bodies({ q: 'echo' })).toEqual(['écho']);
    expect(await bodies({ q: 'a', limit: 2, offset: 1 })).toEqual(['charlie', 'bravo']);
    expect(await bodies({ q: 'h l', sort: 'sentAt' })).toEqual(['alpha', 'charlie']);
    expect(await bodies({ q: 'a', before: ids[2] ?? '' })).toEqual(['bravo', 'alpha']);
    expect(await bodies({ q: 'a', after: ids[0] ?? '', before: ids[3] ?? '' })).toEqual(['charlie', 'bravo']);
    for (const q of ['%', '_', "'", 'alpha echo']) expect(await bodies({ q })).toEqual([]);
    expect((await list('lead', own.id, { q: 'a', limit: 1 })).body.total).toBe(4);
    expect((await list('lead', own.id, { limit: 2 })).body.total).toBe(5);
    expect((await list('lead', own.id, { sort: 'body' })).status).toBe(400);
    expect((await list('lead', own.id, { before: randomUUID() })).status).toBe(422);
  });

  test('never hold an internal note', async () => {
    const note = { subjectType: 'CONVERSATION', subjectId: one.id, body: 'zebra-note' };
    expect((await api.send('POST', '/v3/notes', { as: 'care', body: note })).status).toBe(201);
    for (const as of ['dana', 'lead', 'care'] as const) {
      expect((await list(as)).text).not.toContain('zebra-note');
      expect(JSON.stringify(await read(as))).not.toContain('zebra-note');
    }
  });
});
