import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createApi } from '@farwend/tests/builders/api.ts';
import { waitForEmail } from '@farwend/tests/builders/mailbox.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { newEmail, tripRequestBody, type TripRequestBody } from '@farwend/tests/builders/tripRequest.ts';

const { create, read, update } = contract.tripRequests;

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const wishes = {
  flexibleDepartureDate: true,
  departureSpan: 'SEASON',
  comfort: 'FINE',
  rooms: 2,
  pace: 'SLOW',
  contactMethods: ['PHONE'],
  contactTimes: ['EVENING', 'WEEKEND'],
} satisfies Partial<TripRequestBody>;
const ownBudget = { budgetPerPersonUSD: 0, ownBudgetPerPersonUSD: 17_500 };

describe('wishes', () => {
  test('are kept for the traveler and for care', async () => {
    const { status, body } = await api.call(create, { body: tripRequestBody(wishes) });
    expect({ status, body }).toMatchObject({ status: 201, body: wishes });
    expect((await api.call(read, { as: 'care', params: { id: body.id } })).body).toMatchObject(wishes);
  });

  test('need not be given', async () => {
    const { body } = await api.call(create, { body: tripRequestBody() });
    const none = { departureSpan: null, comfort: null, rooms: null, pace: null, ownBudgetPerPersonUSD: null };
    expect(body).toMatchObject({ ...none, contactMethods: [], contactTimes: [] });
  });

  test('an agent without a match sees neither the wishes nor how the traveler is reached', async () => {
    const { body } = await api.call(create, { body: tripRequestBody({ ...wishes, ...ownBudget }) });
    const seen = await api.send('GET', `/v3/trip_requests/${body.id}`, { as: 'agent' });
    if (seen.status === 200) {
      expect(seen.body).toMatchObject({ comfort: null, rooms: null, pace: null, ownBudgetPerPersonUSD: null, totalBudget: null });
      expect(seen.body).not.toHaveProperty('contactMethods');
      expect(seen.body).not.toHaveProperty('contactTimes');
    } else expect(seen.status).toBe(404);
  });

  test('are in a draft that an emailed link opens', async () => {
    const draft = await api.call(create, {
      body: { ...tripRequestBody({ ...wishes, ...ownBudget }), formId: randomUUID(), status: 'DRAFT' },
    });
    const code = new URL(draft.body.resumeUrl ?? '').searchParams.get('resume')?.split('.')[1] ?? '';
    const { body } = await api.call(contract.tripRequestDrafts.resume, { params: { id: draft.body.id }, body: { code } });
    expect(body).toMatchObject({ ...wishes, ...ownBudget });
  });

  test('a span belongs to a flexible date, and goes with another date', async () => {
    const refused = await api.call(create, { body: tripRequestBody({ departureSpan: 'MONTH' }) });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringContaining('/departureSpan')]);
    const { body } = await api.call(create, { body: tripRequestBody(wishes) });
    const change = (changes: object) => api.call(update, { as: 'care', params: { id: body.id }, body: changes });
    expect((await change({ totalNights: 14 })).body).toMatchObject({ departureSpan: 'SEASON' });
    expect((await change({ flexibleDepartureDate: false })).body).toMatchObject({ departureSpan: null });
  });

  test.each([
    ['rooms', { rooms: 0 }],
    ['rooms', { rooms: 17 }],
    ['comfort', { comfort: 'LAVISH' }],
    ['pace', { pace: '' }],
    ['contactTimes', { contactTimes: ['NIGHT'] }],
    ['ownBudgetPerPersonUSD', { ownBudgetPerPersonUSD: 499 }],
    ['ownBudgetPerPersonUSD', { ownBudgetPerPersonUSD: 1_000_001 }],
    ['ownBudgetPerPersonUSD', { ownBudgetPerPersonUSD: 800.5 }],
  ])('another %s is refused by its field', async (name, changes) => {
    const { status, problem } = await api.send('POST', '/v3/trip_requests', { body: { ...tripRequestBody(), ...changes } });
    expect({ status, pointers: problem?.errors?.map(({ pointer }) => pointer.split('/')[1]) }).toEqual({ status: 422, pointers: [name] });
  });
});

describe('a figure of the traveler’s own', () => {
  test('goes before the band: in the totals, in what matching reckons with, and in the mail', async () => {
    const email = newEmail();
    const travelers = [{ email, givenName: 'Rowan', familyName: 'Ashby', countryOfResidence: 'US' as const }];
    const { body } = await api.call(create, {
      body: tripRequestBody({ ...ownBudget, budgetPerPersonUSD: 500, budgetFlexibility: 0.2, travelers }),
    });
    expect(body).toMatchObject({ budgetPerPersonUSD: 500, ownBudgetPerPersonUSD: 17_500, totalBudget: 35_000, budgetCeilingUSD: 42_000 });
    const { body: poor } = await api.call(create, { body: tripRequestBody({ budgetPerPersonUSD: 500 }) });
    const suggest = (id: string) => api.call(contract.tripMatches.suggest, { as: 'care', params: { id }, body: { limit: 10 } });
    const [rich, bare] = await Promise.all([suggest(body.id), suggest(poor.id)]);
    expect(rich.body.items.length).toBeGreaterThan(bare.body.items.length);
    await waitForEmail(server, email, /Budget per person.*\$17,500/s);
  });

  test('can be changed and taken back', async () => {
    const { body } = await api.call(create, { body: tripRequestBody(ownBudget) });
    const change = (ownBudgetPerPersonUSD: number | null) =>
      api.call(update, { as: 'care', params: { id: body.id }, body: { ownBudgetPerPersonUSD } });
    expect((await change(20_000)).body).toMatchObject({ ownBudgetPerPersonUSD: 20_000, totalBudget: 40_000 });
    expect((await change(null)).body).toMatchObject({ ownBudgetPerPersonUSD: null, totalBudget: 0 });
  });
});
