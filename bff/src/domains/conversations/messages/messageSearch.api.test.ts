import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
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
const send = async (as: Person, body: string, more: { id?: string; sendAt?: string } = {}) => {
  const { id = one.id, ...rest } = more;
  return (await api.call(conversations.addMessage, { as, params: { id }, body: { body, ...rest } })).body;
};
const people = (method: 'POST' | 'DELETE', as: Person, ids: string, body: object, id: string) =>
  api.send(method, `/v3/conversations/${id}/people/${ids}`, { as, ...(method === 'POST' ? { body } : {}) });
/** The messages that somebody finds by words. */
const messages = async (as: Person, q: string, filters = {}) =>
  (await api.call(conversations.searchMessages, { as, body: { q, filters } })).body;
const messageIds = async (as: Person, q: string) => (await messages(as, q)).items.map(({ messageId }) => messageId);
/** The conversations that somebody finds by words, by the search and by the list alike. */
const found = async (as: Person, q: string) => {
  const searched = await api.call(conversations.search, { as, body: { q, limit: 100 } });
  const listed = await api.call(conversations.active, { as, query: { q, limit: 100 } });
  const ids = searched.body.items.map(({ id }) => id);
  expect(listed.body.items.map(({ id }) => id)).toEqual(ids);
  return ids;
};

describe('words of messages', () => {
  test('find the message, its conversation and the words around them, for everybody who may read it and nobody else', async () => {
    const written = await send('dana', `${'We like sand. '.repeat(20)}Is the quokkabird near Lamu? ${'We like sun. '.repeat(20)}`);
    for (const as of ['dana', 'lead', 'agent', 'care'] as const) {
      const { items, total } = await messages(as, 'lamu QUÖKKABIRD');
      expect({ as, total }).toEqual({ as, total: 1 });
      expect(items).toEqual([
        {
          messageId: written.id,
          conversationId: one.id,
          snippet: expect.stringMatching(/^….*Is the quokkabird near Lamu\?.*…$/),
          sentAt: written.sentAt,
        },
      ]);
      expect(await found(as, 'quokkabird')).toEqual([one.id]);
    }
    for (const as of ['jordan', 'otherLead', 'marageti'] as const) {
      expect({ as, ...(await messages(as, 'quokkabird')) }).toMatchObject({ as, items: [], total: 0 });
      expect(await found(as, 'quokkabird')).toEqual([]);
    }
  });

  test('are found by an administrator, whose reading is audited, where they take part', async () => {
    const own = await createMatchConversation(server, api);
    const { id } = await send('dana', 'The narwhalfox sings', { id: own.id });
    expect(await messageIds('admin', 'narwhalfox')).toEqual([]);
    expect(await found('admin', 'narwhalfox')).toEqual([]);
    await people('POST', 'admin', own.personId.admin, { includeHistory: true }, own.id);
    expect(await messageIds('admin', 'narwhalfox')).toEqual([id]);
    expect(await found('admin', 'narwhalfox')).toEqual([own.id]);
  });

  test('written before somebody joined are not found by them, nor is anything once they have left', async () => {
    const own = await createMatchConversation(server, api);
    await rows('UPDATE trip_requests SET traveler_ids = traveler_ids || $2::uuid WHERE id = $1', [own.tripRequestId, own.personId.jordan]);
    await send('dana', 'A zebrafinch as a surprise', { id: own.id });
    await people('POST', 'dana', own.personId.jordan, {}, own.id);
    const second = await send('dana', 'Welcome to the lynxowl', { id: own.id });
    expect(await messageIds('jordan', 'zebrafinch')).toEqual([]);
    expect(await found('jordan', 'zebrafinch')).toEqual([]);
    expect(await messageIds('jordan', 'lynxowl')).toEqual([second.id]);
    expect(await found('jordan', 'lynxowl')).toEqual([own.id]);
    await people('DELETE', 'dana', own.personId.jordan, {}, own.id);
    expect(await messageIds('jordan', 'lynxowl')).toEqual([]);
    expect(await found('jordan', 'lynxowl')).toEqual([]);
  });

  test('that wait to be sent are found by their author; redacted ones by nobody', async () => {
    const own = await createMatchConversation(server, api);
    const sendAt = new Date(Date.now() + 86_400_000).toISOString();
    const later = await send('lead', 'The ibiscrab leaves tomorrow', { id: own.id, sendAt });
    expect(await messageIds('lead', 'ibiscrab')).toEqual([later.id]);
    for (const as of ['dana', 'agent', 'care'] as const) expect({ as, ids: await messageIds(as, 'ibiscrab') }).toEqual({ as, ids: [] });
    expect(await found('dana', 'ibiscrab')).toEqual([]);
    const said = await send('dana', 'My passport is okapigull', { id: own.id });
    const params = { id: own.id, messageId: said.id };
    expect((await api.call(conversations.updateMessage, { as: 'admin', params, body: { redacted: true } })).status).toBe(200);
    expect(await messageIds('dana', 'okapigull')).toEqual([]);
    expect(await found('care', 'okapigull')).toEqual([]);
  });

  test('can be limited by filters; fields that are none and words that are patterns find nothing', async () => {
    const own = await createMatchConversation(server, api);
    await send('dana', 'pangolinray one');
    const { id } = await send('dana', 'pangolinray two', { id: own.id });
    expect((await messages('care', 'pangolinray')).items.map(({ snippet }) => snippet)).toEqual(['pangolinray two', 'pangolinray one']);
    expect((await messages('care', 'pangolinray', { conversationId: own.id })).items.map(({ messageId }) => messageId)).toEqual([id]);
    for (const q of ['pangolin%', 'pangolin_ay']) expect(await messageIds('care', q)).toEqual([]);
    const wrong = await api.send('POST', '/v3/message_searches', { as: 'care', body: { q: 'a', filters: { body: 'a' } } });
    expect(wrong).toMatchObject({ status: 400, problem: { errorCode: 'query.unknownField' } });
  });
});

describe('names of participants', () => {
  test('find a conversation as the reader is shown them', async () => {
    const own = await createMatchConversation(server, api, 'INTRODUCED', true);
    const shown = await createMatchConversation(server, api);
    await rows(`UPDATE travelers SET family_name = 'Rowequill' WHERE id = $1`, [own.personId.dana]);
    for (const as of ['dana', 'care', 'admin'] as const)
      expect(await found(as, 'rowequill')).toEqual(expect.arrayContaining([own.id, shown.id]));
    const ofLead = await found('lead', 'dana rowequill');
    expect(ofLead).toContain(shown.id);
    expect(ofLead).not.toContain(own.id); // whose contact data is hidden
    expect(await found('lead', 'dana r.')).toContain(own.id);
    expect(await found('otherLead', 'rowequill')).toEqual([]);
    await rows(`UPDATE travelers SET family_name = 'Rowe' WHERE id = $1`, [own.personId.dana]);
  });

  test('find it by a guest, whose address the team knows, and not by somebody who left', async () => {
    const own = await createMatchConversation(server, api);
    await rows(
      `INSERT INTO conversation_participants (conversation_id, person_id, person_type, role, guest_name, guest_email)
       VALUES ($1, gen_random_uuid(), 'guest', 'MEMBER', 'Sorrel Vantongeren', 'sorrel@hoopoe.example')`,
      [own.id],
    );
    expect(await found('care', 'vantongeren hoopoe.example')).toEqual([own.id]);
    expect(await found('dana', 'vantongeren')).toEqual([own.id]);
    expect(await found('dana', 'hoopoe.example')).toEqual([]);
    await rows(`UPDATE conversation_participants SET left_at = now() WHERE conversation_id = $1 AND person_type = 'guest'`, [own.id]);
    expect(await found('dana', 'vantongeren')).toEqual([]);
    expect(await found('care', 'vantongeren')).toEqual([own.id]);
  });

  test('each word may be in another place', async () => {
    const own = await createMatchConversation(server, api);
    await rows(`UPDATE conversations SET title = 'Ten nights among gannetwrens' WHERE id = $1`, [own.id]);
    await send('dana', 'Could we see a heronmole?', { id: own.id });
    expect(await found('lead', 'gannetwrens heronmole dana')).toEqual([own.id]);
    expect(await found('lead', 'gannetwrens heronmole jordan')).toEqual([]);
  });
});
