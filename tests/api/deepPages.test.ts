import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi } from '../builders/api.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const pageSize = 10;

async function idsOf(sort: string, offset: number, limit: number): Promise<string[]> {
  const { body } = await api.call(contract.tripRequests.list, { as: 'care', query: { sort, offset, limit } });
  return body.items.map(({ id }) => id);
}

async function wholeList(sort: string): Promise<string[]> {
  const { body } = await api.call(contract.tripRequests.list, { as: 'care', query: { limit: 1, total: 'exact' } });
  const starts = Array.from({ length: Math.ceil(body.total / 100) }, (_, index) => index * 100);
  return (await Promise.all(starts.map((offset) => idsOf(sort, offset, 100)))).flat();
}

test.each(['-createdAt', 'departureDate', '-budgetPerPersonUSD', 'status,-totalNights', '-status'])(
  'page after page, sorted by %s, every record comes once and in order, whether read forward, again or backward',
  async (sort) => {
    const whole = await wholeList(sort);
    const starts = Array.from({ length: Math.ceil(whole.length / pageSize) }, (_, index) => index * pageSize);
    for (const way of [starts, starts, starts.toReversed()]) {
      for (const offset of way) expect(await idsOf(sort, offset, pageSize)).toEqual(whole.slice(offset, offset + pageSize));
    }
    expect(new Set(whole).size).toBe(whole.length);
  },
);

test('an offset beyond the end answers an empty page with the whole count', async () => {
  const whole = await wholeList('-createdAt');
  const { body } = await api.call(contract.tripRequests.list, { as: 'care', query: { offset: 5000, limit: 10 } });
  expect(body).toMatchObject({ items: [], total: whole.length });
});

test('the total of many matches is a close estimate, of few it is exact', async () => {
  const copies = `
    INSERT INTO travelers SELECT copy.*
    FROM (SELECT * FROM travelers ORDER BY id LIMIT 1) t, generate_series(1, 26000) n, jsonb_populate_record(NULL::travelers, to_jsonb(t)
      || jsonb_build_object('id', gen_random_uuid(), 'user_id', NULL, 'email', n || '@copies.example')
      || jsonb_build_object('family_name', CASE WHEN n % 10 = 0 THEN 'Seldom' ELSE 'Often' END)) copy`;
  await query(server.databaseUrl, copies);
  await query(server.databaseUrl, 'ANALYZE travelers');
  const found = async (q: string, total?: 'exact') =>
    (await api.call(contract.travelers.list, { as: 'admin', query: { q, limit: 1, ...(total ? { total } : {}) } })).body;
  const often = await found('often copies');
  expect(often.totalIsEstimate).toBe(true);
  expect(often.total).toBeGreaterThan(20_000);
  expect(often.total).toBeLessThan(26_500);
  expect(await found('often copies', 'exact')).toMatchObject({ total: 23_400 });
  const seldom = await found('seldom copies');
  expect(seldom).toMatchObject({ total: 2_600 });
  expect(seldom).not.toHaveProperty('totalIsEstimate');
});

test('a page deep in a list holds the same records whether it is jumped to, read again or reached from its neighbours', async () => {
  const idsAt = async (offset: number, limit: number) => {
    const query = { sort: 'familyName,-createdAt', offset, limit };
    return (await api.call(contract.travelers.list, { as: 'admin', query })).body.items.map(({ id }) => id);
  };
  const jumped = await idsAt(12_000, 10);
  expect(await idsAt(12_000, 10)).toEqual(jumped);
  const around = await idsAt(11_900, 100);
  expect(await idsAt(11_950, 60)).toEqual([...around.slice(50), ...jumped]);
  expect(await idsAt(12_005, 5)).toEqual(jumped.slice(5));
  expect(new Set([...around, ...jumped]).size).toBe(110);
  expect(await idsAt(40_000, 10)).toEqual([]);
});
