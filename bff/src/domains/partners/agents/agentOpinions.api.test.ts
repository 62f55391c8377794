import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi, people, type Person } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { agents } = contract;
const [row] = await query<{ id: string }>(server.databaseUrl, 'SELECT id FROM agents WHERE email = $1', [people.agent]);
const params = { id: row?.id ?? '' };
const opinion = { place: 'Watamu, Kenya', text: 'Go to the creek at low tide, with a paddle and no plan. The beach is for the afternoon.' };
const change = (as: Person, value: unknown) => api.send('PUT', `/v3/agents/${params.id}`, { as, body: { opinion: value } });
const words = (count: number) => Array.from({ length: count }, () => 'sand').join(' ');

test('agents write their own opinion, their lead may too, and visitors read it', async () => {
  expect((await change('agent', opinion)).status).toBe(200);
  expect((await api.call(agents.read, { params })).body.opinion).toEqual(opinion);
  const { body: list } = await api.call(agents.list, { query: { limit: 100 } });
  expect(list.items.find(({ id }) => id === params.id)?.opinion).toEqual(opinion);
  expect((await change('lead', { ...opinion, place: 'Mida Creek' })).status).toBe(200);
  expect((await change('otherLead', opinion)).status).toBe(404);
  expect((await change('dana', opinion)).status).toBe(403);
});

test('each opinion is a version of its own, and none is kept as null', async () => {
  const { body: before } = await api.call(agents.update, { as: 'agent', params, body: { opinion } });
  const { body: after } = await api.call(agents.update, { as: 'agent', params, body: { opinion: null } });
  expect([before.opinion, after.opinion, after.version]).toEqual([opinion, null, before.version + 1]);
  const { body: version } = await api.call(agents.version, { as: 'lead', params: { ...params, v: String(before.version) } });
  expect(version).toMatchObject({ changedFields: expect.arrayContaining(['opinion']), snapshot: { opinion } });
  const { body: restored } = await api.call(agents.update, { as: 'lead', params, body: { opinion, restoredFrom: before.version } });
  expect(restored.opinion).toEqual(opinion);
});

test.each<[string, unknown, string]>([
  ['31 words', { ...opinion, text: words(31) }, '/opinion/text'],
  ['no words', { ...opinion, text: ' ' }, '/opinion/text'],
  ['no place', { text: opinion.text }, '/opinion/place'],
  ['another field', { ...opinion, author: 'Daniel' }, '/opinion'],
  ['a text alone', opinion.text, '/opinion'],
])('%s are refused by name', async (_, value, pointer) => {
  const { status, problem } = await change('agent', value);
  expect([status, problem.errors?.[0]?.pointer.startsWith(pointer)]).toEqual([422, true]);
});

test('thirty words are enough', async () => {
  expect((await change('agent', { place: '  Watamu ', text: words(30).replaceAll(' ', '  ') })).status).toBe(200);
  expect((await api.call(agents.read, { params })).body.opinion).toEqual({ place: 'Watamu', text: words(30) });
});

test('the demo has opinions on every continent we plan in', async () => {
  const { body } = await api.call(agents.list, { query: { limit: 100 } });
  const told = body.items.flatMap((agent) => (agent.opinion ? [{ ...agent.opinion, countryCode: agent.countryCodes[0] }] : []));
  expect(told.length).toBeGreaterThanOrEqual(9);
  expect(told.filter(({ text }) => text.split(' ').length > 30)).toEqual([]);
  const { body: countries } = await api.call(contract.locations.countries, { query: { served: 'true' } });
  const continentOf = new Map(countries.items.map(({ isoCode2, parentIds }) => [isoCode2, parentIds[0]]));
  const covered = new Set(told.map(({ countryCode }) => continentOf.get(countryCode ?? '')));
  expect(covered).toEqual(new Set(continentOf.values()));
});
