import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi, people } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { partnerAvailabilities: calls, teamMembers, specializations, standards } = contract;
const idOf = async (name: string) =>
  (await query<{ id: string }>(server.databaseUrl, 'SELECT id FROM partners WHERE display_name = $1', [name]))[0]?.id ?? '';
const acacia = { id: await idOf('Acacia Quill') };
const stellwyn = { id: await idOf('Stellwyn Cape') };
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const upcoming = { type: 'UNAVAILABLE', startsOn: day(10), endsOn: day(20) } as const;

test('agents record availability and withdraw it before it begins', async () => {
  const created = await api.call(calls.create, { as: 'agent', params: acacia, body: { ...upcoming, countryCode: 'KE' } });
  expect(created).toMatchObject({ status: 201, body: { status: 'UPCOMING', countryCode: 'KE', version: 1 } });
  const params = { ...acacia, a: created.body.id };
  expect((await api.call(calls.read, { as: 'otherLead', params })).status).toBe(404);
  expect((await api.call(calls.read, { as: 'care', params: { ...stellwyn, a: created.body.id } })).status).toBe(404);
  expect((await api.call(calls.create, { as: 'otherLead', params: acacia, body: upcoming })).status).toBe(404);
  expect((await api.call(calls.update, { as: 'team', params, body: {} })).status).toBe(403);
  const changed = await api.call(calls.update, { as: 'care', params, body: { endsOn: day(25), version: 1 } });
  expect(changed.body).toMatchObject({ endsOn: day(25), version: 2 });
  expect((await api.call(calls.update, { as: 'agent', params, body: { endsOn: day(26), version: 1 } })).status).toBe(412);
  expect((await api.call(calls.versions, { as: 'agent', params })).body.total).toBe(2);
  expect((await api.call(calls.version, { as: 'agent', params: { ...params, v: '1' } })).body.snapshot['endsOn']).toBe(day(20));
  expect((await api.call(calls.remove, { as: 'agent', params })).status).toBe(204);
  expect((await api.call(calls.read, { as: 'agent', params })).status).toBe(404);
});

test.each([
  ['endsOn', { ...upcoming, endsOn: day(5) }],
  ['endsOn', { ...upcoming, endsOn: day(900) }],
  ['endsOn', { ...upcoming, startsOn: day(-20), endsOn: day(-10) }],
  ['maxNewMatchesPerWeek', { ...upcoming, maxNewMatchesPerWeek: 2 }],
  ['countryCode', { ...upcoming, countryCode: 'JP' }],
])('%s is refused when it cannot be', async (field, body) => {
  const { status, problem } = await api.call(calls.create, { as: 'lead', params: acacia, body });
  expect({ status, field: problem.errors?.[0]?.field }).toEqual({ status: 422, field });
});

test('availability that has begun keeps its start and cannot be deleted', async () => {
  const { body } = await api.call(calls.create, { as: 'lead', params: acacia, body: { ...upcoming, startsOn: day(-1) } });
  expect(body.status).toBe('CURRENT');
  const params = { ...acacia, a: body.id };
  expect((await api.call(calls.remove, { as: 'lead', params })).problem.errorCode).toBe('transition.notAllowed');
  expect((await api.call(calls.update, { as: 'lead', params, body: { startsOn: day(3) } })).status).toBe(422);
  const own = await api.call(calls.search, { as: 'otherLead', body: {} });
  expect(own.body.items.every(({ partnerId }) => partnerId === stellwyn.id)).toBe(true);
});

test('everybody sees the team page, partners see names, and administrators manage the rest', async () => {
  const { body: page } = await api.call(teamMembers.list, {});
  expect(page.total).toBe(10);
  expect(page.items[0]).not.toHaveProperty('email');
  const { body: names } = await api.call(teamMembers.list, { as: 'agent' });
  expect(names.items[0]).not.toHaveProperty('bio');
  const [care] = await query<{ id: string }>(server.databaseUrl, 'SELECT id FROM team_members WHERE email = $1', [people.care]);
  const params = { id: care?.id ?? '' };
  expect((await api.call(teamMembers.update, { as: 'care', params, body: { bio: 'I read first.' } })).body.bio).toBe('I read first.');
  expect((await api.call(teamMembers.update, { as: 'care', params, body: { capacity: 1 } })).status).toBe(422);
  expect((await api.call(teamMembers.update, { as: 'team', params, body: { bio: 'x' } })).status).toBe(403);
  expect((await api.call(teamMembers.update, { as: 'admin', params, body: { capacity: 30 } })).body).toMatchObject({
    capacity: 30,
    roles: ['care'],
  });
  expect((await api.send('HEAD', `/v3/team_members/${people.care}`, { as: 'team' })).status).toBe(200);
  expect((await api.send('HEAD', '/v3/agents/nobody@example.com', { as: 'team' })).status).toBe(404);
  const created = await api.call(teamMembers.create, {
    as: 'admin',
    body: { givenName: 'Ruth', familyName: 'Ashby', email: 'ruth.ashby@example.com', title: 'Travel care' },
  });
  expect(created).toMatchObject({ status: 201, body: { status: 'PENDING', roles: [] } });
});

test('administrators create specializations and delete those nobody uses', async () => {
  expect((await api.call(specializations.list, {})).body.total).toBe(32);
  const created = await api.call(specializations.create, { as: 'admin', body: { key: 'caves', name: 'Caves', group: 'INTEREST' } });
  expect(created.status).toBe(201);
  const again = await api.call(specializations.create, { as: 'admin', body: { key: 'caves', name: 'Caves', group: 'INTEREST' } });
  expect(again.problem.errorCode).toBe('unique.conflict');
  expect((await api.call(specializations.remove, { as: 'admin', params: { id: created.body.id } })).status).toBe(204);
  const { body } = await api.call(specializations.list, { query: { key: 'safari' } });
  const used = await api.call(specializations.remove, { as: 'admin', params: { id: body.items[0]?.id ?? '' } });
  expect(used.problem).toMatchObject({ errorCode: 'reference.inUse' });
});

test('lists of standards are complete and cacheable', async () => {
  const currencies = await api.call(standards.currencies, {});
  expect(currencies.body.total).toBeGreaterThanOrEqual(150);
  expect(currencies.body.items.find(({ code }) => code === 'JPY')).toEqual({ code: 'JPY', name: 'Japanese Yen', symbol: '¥', decimals: 0 });
  expect(currencies.headers.get('Cache-Control')).toContain('max-age');
  expect((await api.call(standards.countryCodes, {})).body.total).toBe(249);
  const zones = (await api.call(standards.timeZones, {})).body.items;
  expect(zones.length).toBeGreaterThan(400);
  expect(zones.find(({ id }) => id === 'Asia/Kolkata' || id === 'Asia/Calcutta')?.offset).toBe('+05:30');
});
