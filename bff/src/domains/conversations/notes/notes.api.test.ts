import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createApi, type Person } from '@farwend/tests/builders/api.ts';
import { createMatchConversation } from '@farwend/tests/builders/matchConversation.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { notes } = contract;
const one = await createMatchConversation(server, api);
const write = (as: Person, body: Record<string, unknown>) =>
  api.send('POST', '/v3/notes', { as, body: { subjectType: 'TRIP_MATCH', subjectId: one.tripMatchId, ...body } });
const make = async (as: Person, body: string): Promise<string> => JSON.parse((await write(as, { body })).text).id;
const ofStaff = await make('care', 'Prefers a call in the evening.');
const ofCompany = await make('agent', 'Ask the camp about the tent by the river.');

describe('neither side sees the other’s notes', () => {
  test.each<[Person, number, number]>([
    ['admin', 200, 200],
    ['care', 200, 404],
    ['team', 200, 404],
    ['editor', 200, 404],
    ['agent', 404, 200],
    ['lead', 404, 200],
    ['otherLead', 404, 404],
    ['dana', 403, 403],
  ])('%s reads the team’s: %d, the company’s: %d', async (as, staff, company) => {
    expect((await api.call(notes.read, { as, params: { id: ofStaff } })).status).toBe(staff);
    expect((await api.call(notes.read, { as, params: { id: ofCompany } })).status).toBe(company);
    if (as === 'dana') return;
    const { body } = await api.call(notes.list, { as, query: { subjectType: 'TRIP_MATCH', subjectId: one.tripMatchId } });
    const ids = body.items.map(({ id }) => id);
    expect({ staff: ids.includes(ofStaff), company: ids.includes(ofCompany) }).toEqual({ staff: staff === 200, company: company === 200 });
  });
});

test.each<[Person, number]>([
  ['dana', 403],
  ['team', 403],
  ['editor', 403],
])('%s writes none: %d', async (as, status) => {
  expect((await write(as, { body: 'No' })).status).toBe(status);
});

test.each<[Person, string, Record<string, unknown>, string]>([
  ['care', 'about nothing', { subjectId: randomUUID() }, 'subjectId'],
  ['otherLead', 'about a foreign match', {}, 'subjectId'],
  ['agent', 'about a traveler', { subjectType: 'TRAVELER', subjectId: one.personId.dana }, 'subjectId'],
  ['agent', 'about another company', { subjectType: 'AGENT', subjectId: one.personId.otherLead }, 'subjectId'],
  ['agent', 'that names a stranger', { mentions: [one.personId.otherLead] }, 'mentions'],
  ['agent', 'that names our team', { mentions: [one.personId.care] }, 'mentions'],
  ['care', 'without a text', { body: '' }, 'body'],
  ['care', 'for another owner', { ownerScope: 'STAFF' }, 'ownerScope'],
])('%s cannot write one %s', async (as, _, fields, field) => {
  const { status, problem } = await write(as, { body: 'A word', ...fields });
  expect({ status, field: problem.errors?.[0]?.field }).toEqual({ status: 422, field });
});

test('pinned notes come first, and notes name their author', async () => {
  const pinned = await write('care', { body: 'Read this first', pinned: true, mentions: [one.personId.admin] });
  expect(pinned.status).toBe(201);
  await make('care', 'And this later');
  const { body } = await api.call(notes.list, { as: 'care', query: { subjectType: 'TRIP_MATCH', subjectId: one.tripMatchId } });
  expect(body.items[0]).toMatchObject({ body: 'Read this first', pinned: true, authorName: expect.any(String), ownerScope: 'STAFF' });
  expect(body.total).toBe(3);
});

test('a change makes a version; a stale version is refused; a colleague’s note cannot be changed', async () => {
  const params = { id: ofCompany };
  expect(await api.call(notes.update, { as: 'agent', params, body: { pinned: true, version: 1 } })).toMatchObject({
    status: 200,
    body: { version: 2 },
  });
  expect((await api.call(notes.update, { as: 'agent', params, body: { pinned: false, version: 1 } })).status).toBe(412);
  expect((await api.call(notes.update, { as: 'lead', params, body: { body: 'Mine now' } })).status).toBe(403);
  const { body } = await api.call(notes.read, { as: 'agent', params });
  expect(await api.send('PUT', `/v3/notes/${ofCompany}`, { as: 'agent', body })).toMatchObject({ status: 200, body: { version: 2 } });
});

test('are deleted by their author in a company, by administrators in the team', async () => {
  const mine = await make('agent', 'Gone soon');
  expect((await api.call(notes.remove, { as: 'lead', params: { id: mine } })).status).toBe(403);
  expect((await api.call(notes.remove, { as: 'agent', params: { id: mine } })).status).toBe(204);
  expect((await api.call(notes.read, { as: 'agent', params: { id: mine } })).status).toBe(404);
  const ours = await make('care', 'Gone too');
  expect((await api.call(notes.remove, { as: 'care', params: { id: ours } })).status).toBe(403);
  expect((await api.call(notes.remove, { as: 'admin', params: { id: ours } })).status).toBe(204);
});
