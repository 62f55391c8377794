import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { changeRequests, companies } = contract;
const companyOf = async (name: string) =>
  (await query<{ id: string }>(server.databaseUrl, "SELECT id FROM content WHERE type = 'company' AND title = $1", [name]))[0]?.id ?? '';
const acacia = await companyOf('Acacia Quill');
const ask = (as: 'lead' | 'agent' | 'otherLead', wish: object, entityId = acacia) =>
  api.call(changeRequests.create, { as, body: { entityType: 'COMPANY', entityId, wish } });
const tagline = async (as?: 'care') => (await api.call(companies.read, { ...(as ? { as } : {}), params: { id: acacia } })).body.tagline;

test('a lead agent requests a change of the public page; a publisher confirms it, and visitors read it', async () => {
  const before = await tagline();
  const asked = await ask('lead', { tagline: 'Safaris on foot and by water', languages: ['English', 'Swahili', 'Maa'] });
  expect(asked).toMatchObject({
    status: 201,
    body: { entityType: 'COMPANY', entityId: acacia, status: 'PENDING', changes: [{ path: '/tagline', before }, { path: '/languages' }] },
  });
  expect(await tagline()).toBe(before);
  const again = await ask('lead', { tagline: 'Safaris on foot' });
  expect(again.body.id).toBe(asked.body.id);
  const params = { id: asked.body.id };
  expect((await api.call(changeRequests.read, { as: 'otherLead', params })).status).toBe(404);
  const confirmed = await api.call(changeRequests.update, { as: 'publisher', params, body: { status: 'CONFIRMED' } });
  expect(confirmed.body).toMatchObject({ status: 'CONFIRMED', changes: [{ after: 'Safaris on foot' }, { path: '/languages' }] });
  expect(await tagline()).toBe('Safaris on foot');
});

test('a change that care confirms stays in the draft until a publisher publishes it', async () => {
  const before = await tagline();
  const { body } = await ask('lead', { tagline: 'By the river since 2004' });
  const text = 'Slower, please.';
  const asks = { status: 'REQUIRES_ACTION', requiresActionReason: text } as const;
  expect((await api.call(changeRequests.update, { as: 'care', params: { id: body.id }, body: asks })).body.status).toBe('REQUIRES_ACTION');
  const answer = { wish: { tagline: 'By the river' } };
  const answered = await api.call(changeRequests.update, { as: 'lead', params: { id: body.id }, body: answer });
  expect(answered.body).toMatchObject({ status: 'PENDING', changes: [{ after: 'By the river' }] });
  await api.call(changeRequests.update, { as: 'care', params: { id: body.id }, body: { status: 'CONFIRMED' } });
  expect(await tagline()).toBe(before);
  expect(await tagline('care')).toBe('By the river');
});

test('a request by a non-lead agent, for another company, of a protected field or without a change is refused', async () => {
  const answers = [
    await ask('agent', { tagline: 'x' }),
    await ask('otherLead', { tagline: 'x' }),
    await ask('lead', { intro: 'x' }),
    await ask('lead', { activityLevel: 'PRIORITY_MATCH' }),
    await ask('lead', { tagline: await tagline('care') }),
    await ask('lead', { tagline: 'x' }, await companyOf('Stellwyn Cape')),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 422, 422, 422, 422, 422]);
});
