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
let compared = 0;
let found = 0;

test.each(lists)('$title finds records without a value by null', async ({ call }) => {
  const wrong: string[] = [];
  for (const name of await filtersOf(call)) {
    const missing = await totalOf(call, { [`${name}[isNull]`]: 'true' });
    if (missing === null) continue; // a filter that is compared as a whole, of a list without operators
    const [plain, wrapped, others, present] = [
      await totalOf(call, { [name]: 'null' }),
      await totalOf(call, { [`filter[${name}]`]: 'null' }),
      await totalOf(call, { [`filter[${name}][ne]`]: 'null' }),
      await totalOf(call, { [`${name}[isNull]`]: 'false' }),
    ];
    compared += 1;
    if (missing > 0) found += 1;
    if (plain !== missing || wrapped !== missing || others !== present)
      wrong.push(`${name}: ${plain}, ${wrapped} of ${missing}; ${others} of ${present}`);
  }
  expect(wrong).toEqual([]);
});

test('most filters were compared, and many found records', () => {
  expect(compared).toBeGreaterThan(150);
  expect(found).toBeGreaterThan(25);
});

/** The allowed names, as listed in the error for an unknown one. */
async function filtersOf(call: Call): Promise<string[]> {
  const { status, body } = await api.send('GET', call.path, { as: 'admin', query: { nothingLikeThis: '1' } });
  const [, names] = /Use one of: (.*)\.$/.exec(String(Reflect.get(Object(body), 'message'))) ?? [];
  return status === 400 && names ? names.split(', ') : [];
}

/** How many records a list has, of a list of ids those of its first page; null if it refuses the query. */
async function totalOf(call: Call, query: Record<string, string>): Promise<number | null> {
  const { status, body } = await api.send('GET', call.path, { as: 'admin', query: { ...query, limit: 100 } });
  if (status !== 200) return null;
  return Array.isArray(body) ? body.length : Number(Reflect.get(Object(body), 'total'));
}
