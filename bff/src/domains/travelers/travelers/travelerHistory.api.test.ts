import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi, people, type Person } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { createSalesApi } from '@farwend/tests/builders/sales.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { tripHistories } = contract.travelers;
const idOf = async (email: string) =>
  (await query<{ id: string }>(server.databaseUrl, 'SELECT id FROM travelers WHERE email = $1', [email]))[0]?.id ?? '';
const dana = await idOf(people.dana);

test.each<[Person, number]>([
  ['dana', 200],
  ['jordan', 404],
  ['care', 200],
  ['team', 200],
  ['lead', 403],
])('%s reads the trips of dana: %d', async (as, status) => {
  expect((await api.call(tripHistories, { as, params: { id: dana } })).status).toBe(status);
});

test('the history lists all trips of the traveler, newest departure first, page by page', async () => {
  const all = await api.call(tripHistories, { as: 'dana', params: { id: dana }, query: { limit: 100 } });
  const own = await api.call(contract.travelers.tripRequests, { as: 'dana', params: { id: dana }, query: { limit: 100 } });
  expect(all.body.items.map(({ tripRequestId }) => tripRequestId).toSorted()).toEqual(own.body.items.map(({ id }) => id).toSorted());
  const years = all.body.items.map(({ year }) => year ?? 9999);
  expect(years).toEqual(years.toSorted((a, b) => b - a));
  const first = await api.call(tripHistories, { as: 'dana', params: { id: dana }, query: { limit: 1 } });
  expect(first.body).toMatchObject({ total: all.body.total, items: all.body.items.slice(0, 1) });
});

test('a booked trip names its partner and what it was sold for', async () => {
  const { booking } = createSalesApi(server, api);
  const { match } = await booking('CONFIRMED', { grossAmount: 12_000.25 });
  const [row] = await query<{ id: string }>(server.databaseUrl, 'SELECT traveler_ids[1] AS id FROM trip_requests WHERE id = $1', [
    match.tripRequestId,
  ]);
  const { body } = await api.call(tripHistories, { as: 'care', params: { id: row?.id ?? '' } });
  expect(body.items).toEqual([
    {
      tripRequestId: match.tripRequestId,
      title: '10 nights in Kenya',
      destinations: ['Kenya'],
      year: expect.any(Number),
      status: 'BOOKED',
      partnerName: 'Acacia Quill',
      valueUSD: 12_000.25,
    },
  ]);
});
