import type { Call } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi } from '../builders/api.ts';
import { everyCall } from '../builders/everyCall.ts';
import { isPaged } from '../builders/pagedCalls.ts';
import { mayCall } from '../builders/visibility.ts';
import { startServer } from '../builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const lists = everyCall.filter(({ call }) => call.method === 'GET' && isPaged(call) && !call.path.includes('{') && mayCall('admin', call));
let mixed = 0;

test.each(lists)('$title sorts missing values last in both directions', async ({ call }) => {
  const wrong: string[] = [];
  for (const name of await sortable(call)) {
    for (const sort of [name, `-${name}`]) {
      const values = (await itemsOf(call, { sort, limit: 100 })).map((item) => item[name]);
      const filled = values.findLastIndex((value) => value !== null && value !== undefined);
      const empty = values.findIndex((value) => value === null || value === undefined);
      if (filled === -1 || empty === -1) continue;
      mixed += 1;
      if (empty < filled) wrong.push(sort);
    }
  }
  expect(wrong).toEqual([]);
});

test('paging neither repeats nor skips records between present and missing values', async () => {
  const call = lists.find(({ call: { path } }) => path === '/v3/trip_requests')?.call;
  if (!call) throw new Error('no such list');
  for (const sort of ['-departureDate', '-submittedAt', '-status,-submittedAt']) {
    const whole = await idsOf(call, { sort, limit: 100 });
    const parts: string[] = [];
    for (let offset = 0; offset < 100; offset += 9) parts.push(...(await idsOf(call, { sort, limit: 9, offset })));
    expect({ sort, ids: parts.slice(0, 100) }).toEqual({ sort, ids: whole });
    expect(new Set(parts).size).toBe(parts.length);
  }
});

test('lists with and without missing values were covered', () => {
  expect(mixed).toBeGreaterThan(20);
});

async function sortable(call: Call): Promise<string[]> {
  const { status, body } = await api.send('GET', call.path, { as: 'admin', query: { sort: 'nothingLikeThis' } });
  const [, names] = /Use one of: (.*)\.$/.exec(String(Reflect.get(Object(body), 'message'))) ?? [];
  return status === 400 && names ? names.split(', ') : [];
}

async function itemsOf(call: Call, query: Record<string, string | number>): Promise<Record<string, unknown>[]> {
  const { status, body } = await api.send('GET', call.path, { as: 'admin', query });
  const items: unknown = Reflect.get(Object(body), 'items');
  return status === 200 && Array.isArray(items) ? items : [];
}

async function idsOf(call: Call, query: Record<string, string | number>): Promise<string[]> {
  return (await itemsOf(call, query)).map(({ id }) => String(id));
}
