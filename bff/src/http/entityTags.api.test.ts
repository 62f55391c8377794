import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, type Person, people } from '@farwend/tests/builders/api.ts';
import { createIntroducedMatch } from '@farwend/tests/builders/introducedMatch.ts';
import { createMatchConversation } from '@farwend/tests/builders/matchConversation.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { conversations, partners, tripMatches, tripRequests } = contract;

/** Reads a record, changes something, and reads it again as a client that has the first answer. */
async function readAgain(as: Person, address: string, change: () => Promise<unknown>) {
  const first = await api.send('GET', address, { as });
  const revalidate = () => api.send('GET', address, { as, headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } });
  const unchanged = await revalidate();
  expect([first.status, unchanged.status, unchanged.text]).toEqual([200, 304, '']);
  await change();
  const again = await revalidate();
  return { first: first.body, again: again.body, status: again.status };
}

describe('a client that has a record learns what changed without a new version', () => {
  test('of a conversation: what is unread, who has read and who has joined', async () => {
    const { id } = await createMatchConversation(server, api);
    const address = `/v3/conversations/${id}`;
    const write = () => api.call(conversations.addMessage, { as: 'dana', params: { id }, body: { body: 'Are you there?' } });
    const written = await readAgain('lead', address, write);
    expect(written).toMatchObject({ status: 200, first: { version: 1, unreadCount: 0 }, again: { version: 1, unreadCount: 1 } });
    const markRead = () => api.call(conversations.markRead, { as: 'lead', params: { id }, body: {} });
    expect(await readAgain('lead', address, markRead)).toMatchObject({ status: 200, again: { version: 1, unreadCount: 0 } });
    const [care] = await query<{ id: string }>(server.databaseUrl, 'SELECT id FROM team_members WHERE email = $1', [people.care]);
    const join = () => api.call(conversations.addPeople, { as: 'care', params: { id, ids: care?.id ?? '' }, body: { role: 'MEMBER' } });
    expect(await readAgain('dana', address, join)).toMatchObject({
      status: 200,
      first: { careIsHere: false },
      again: { careIsHere: true },
    });
  });

  test('of a trip request: what its company has answered, and what is due next', async () => {
    const match = await createIntroducedMatch(server, people.lead, 'PROPOSED');
    const params = { id: match.id };
    const address = `/v3/trip_requests/${match.tripRequestId}`;
    const accept = () => api.call(tripMatches.setStatus, { as: 'lead', params, body: { status: 'ACCEPTED' } });
    const accepted = await readAgain('lead', address, accept);
    expect(accepted).toMatchObject({ status: 200, first: { version: 1 }, again: { version: 1, partnerMatch: { status: 'ACCEPTED' } } });
    const dueAt = '2031-02-03T09:00:00.000Z';
    const becomeDue = () =>
      query(server.databaseUrl, `UPDATE trip_requests SET next_due_at = $2 WHERE id = $1`, [match.tripRequestId, dueAt]);
    expect(await readAgain('care', address, becomeDue)).toMatchObject({ status: 200, again: { version: 1, nextDueAt: dueAt } });
  });

  test('of a match: the title of its request', async () => {
    const { id, tripRequestId } = await createIntroducedMatch(server, people.lead);
    const rename = () => api.call(tripRequests.update, { as: 'care', params: { id: tripRequestId }, body: { tripTitle: 'Kenya, slowly' } });
    const { status, again } = await readAgain('lead', `/v3/trip_matches/${id}`, rename);
    expect([status, again]).toMatchObject([200, { tripTitle: 'Kenya, slowly', version: 1 }]);
  });

  test('of a partner: its figures', async () => {
    const { partnerId } = await createIntroducedMatch(server, people.lead);
    const { version } = (await api.call(partners.read, { as: 'care', params: { id: partnerId } })).body;
    const introduce = () => createIntroducedMatch(server, people.lead);
    const { status, again } = await readAgain('care', `/v3/partners/${partnerId}`, introduce);
    expect([status, again]).toMatchObject([200, { version }]);
  });
});

test('somebody else at the same address has another tag, because they see other fields', async () => {
  const { tripRequestId: id } = await createIntroducedMatch(server, people.lead);
  const { items } = (await api.call(contract.articles.list, { as: 'editor', query: { limit: 1 } })).body;
  const pairs: [string, Person, Person][] = [
    [`/v3/trip_requests/${id}`, 'care', 'lead'],
    [`/v2/articles/${items[0]?.id}`, 'publisher', 'editor'],
  ];
  for (const [address, one, other] of pairs) {
    const { headers } = await api.send('GET', address, { as: one });
    const seen = await api.send('GET', address, { as: other, headers: { 'If-None-Match': headers.get('ETag') ?? '' } });
    expect([address, seen.status]).toEqual([address, 200]);
  }
});

describe('If-Match', () => {
  test('takes the version and every tag of it, of an answer to a read or a write', async () => {
    const { tripRequestId: id } = await createIntroducedMatch(server, people.lead);
    const params = { id };
    const readTag = async () => (await api.call(tripRequests.read, { as: 'care', params })).headers.get('ETag') ?? '';
    const change = (tag: string, tripTitle: string) =>
      api.call(tripRequests.update, { as: 'care', params, body: { tripTitle }, headers: { 'If-Match': tag } });
    const first = await readTag();
    expect(first).toMatch(/^"v1-[\w-]{27}"$/);
    const changed = await change(first, 'Kenya, slowly');
    expect([changed.status, changed.headers.get('ETag')]).toEqual([200, '"v2"']);
    const stale = await change(first, 'Kenya by train');
    expect([stale.status, stale.headers.get('ETag')]).toEqual([412, '"v2"']);
    expect((await change('"v2"', 'Kenya by train')).status).toBe(200);
    expect((await change(`W/${await readTag()}`, 'Kenya by boat')).status).toBe(200);
    for (const tag of ['"v4-"', '"v4-a b"', '"v4x"', '"4"', '"v4", "v5"']) expect((await change(tag, 'Kenya')).status).toBe(412);
  });
});
