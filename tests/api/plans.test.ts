import type { Call } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiOf } from '../builders/api.ts';
import { startCountingProxy } from '../builders/countingProxy.ts';
import { createDatabase } from '../builders/database.ts';
import { everyCall } from '../builders/everyCall.ts';
import { isPaged } from '../builders/lists.ts';
import { filterPlan, isScanned, smallTables, sortPlan, sortsIn, wholeTables } from '../builders/plans.ts';
import { mayCall } from '../builders/sights.ts';
import { startServer } from '../builders/server.ts';

const database = await createDatabase('demo');
const proxy = await startCountingProxy(database.url);
const dataDir = await mkdtemp(join(tmpdir(), 'farwend-test-'));
const server = await startServer({ after: { databaseUrl: proxy.url, dataDir } });
const api = apiOf(server);
afterAll(async () => {
  await server.stop();
  proxy.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const lists = everyCall.filter(({ call }) => call.method === 'GET' && isPaged(call) && !call.path.includes('{') && mayCall('admin', call));

let read = 0;
let lookups = 0;

test.each(lists)('$title finds and sorts by indexes', async ({ call }) => {
  const without: string[] = [];
  const plain = await statementOf(call, [{}]);
  for (const name of await allowed(call, { nothingLikeThis: '1' })) {
    const queries = fillings.map((value) => ({ [name]: value }));
    const statement = await statementOf(call, queries);
    if (!plain || !statement || smallTables.has(statement.table)) continue;
    const plan = await filterPlan(database.url, plain, statement);
    if (plan) read += 1;
    if (plan && isScanned(plan)) without.push(`${name} is not found by an index of ${statement.table}`);
  }
  for (const name of await allowed(call, { sort: 'nothingLikeThis' })) {
    for (const sort of [name, `-${name}`]) {
      const statement = await statementOf(call, [{ sort }]);
      if (statement && !smallTables.has(statement.table) && sortsIn(await sortPlan(database.url, statement)))
        without.push(`${sort} is sorted without an index of ${statement.table}`);
    }
  }
  expect(without).toEqual([]);
});

test.each(['sa', 'safari', 'fari', 'in the', 'kenai', 'tne quiet'])('look-ups by "%s" read no table of texts whole', async (fragment) => {
  const before = proxy.texts().length;
  for (const path of [`/v2/article_titles/${fragment}`, `/v2/article_locations/${fragment}`])
    for (const as of ['admin', undefined] as const) expect((await api.send('GET', path, as ? { as } : {})).status).toBe(200);
  const looksUp = proxy
    .texts()
    .slice(before)
    .filter((text) => /title_words|content_place_counts/.test(text));
  for (const text of looksUp) expect({ text, read: await wholeTables(database.url, text) }).toEqual({ text, read: [] });
  lookups += looksUp.length;
});

test('the plans of most fields and all look-ups were read', () => {
  expect(read).toBeGreaterThan(100);
  expect(lookups).toBeGreaterThanOrEqual(11); // five ways to titles and one to places, of drafts and of what is published; each is prepared once
});

/** A value of each kind, as a query has it. */
const fillings = ['PLAIN', '5', '018f0000-0000-7000-8000-000000000000', '2026-05-01', '2026-05-01T00:00:00.000Z', 'true'];

/** The names the refusal of an unknown one tells. */
async function allowed(call: Call, query: Record<string, string>): Promise<string[]> {
  const { status, body } = await api.send('GET', call.path, { as: 'admin', query });
  const [, names] = /These can: (.*)\.$/.exec(String(Reflect.get(Object(body), 'message'))) ?? [];
  return status === 400 && names ? names.split(', ') : [];
}

/** The statement by which the list was read, asked with the first query that it takes. */
async function statementOf(call: Call, queries: Record<string, string>[]) {
  for (const query of queries) {
    const before = proxy.texts().length;
    const { status } = await api.send('GET', call.path, { as: 'admin', query: { ...query, limit: 7 } });
    if (status !== 200) continue;
    const text = proxy
      .texts()
      .slice(before)
      .find((one) => / LIMIT 7( |$)/.test(one));
    const [, table, alias] = / FROM "([a-z_]+)" AS "(\w+)"/.exec(text ?? '') ?? [];
    return text && table && alias ? { text, table, alias } : null;
  }
  return null; // lists of the standards are made of no table, and some need more than a page
}
