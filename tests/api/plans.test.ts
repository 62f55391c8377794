import type { Call } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '../builders/api.ts';
import { startCountingProxy } from '../builders/countingProxy.ts';
import { createDatabase } from '../builders/database.ts';
import { everyCall } from '../builders/everyCall.ts';
import { isPaged } from '../builders/pagedCalls.ts';
import { explainFilter, findReadRows, isScanned, smallTables, explainSort, sortsAllRows, findScannedTables } from '../builders/plans.ts';
import { query } from '../builders/query.ts';
import { mayCall } from '../builders/visibility.ts';
import { startServer } from '../builders/server.ts';
import { unindexed } from '../builders/unindexed.ts';

const database = await createDatabase('demo');
const proxy = await startCountingProxy(database.url);
const dataDir = await mkdtemp(join(tmpdir(), 'farwend-test-'));
const server = await startServer({ after: { databaseUrl: proxy.url, dataDir } });
const api = createApi(server);
afterAll(async () => {
  await server.stop();
  proxy.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const lists = everyCall.filter(({ call }) => call.method === 'GET' && isPaged(call) && !call.path.includes('{') && mayCall('admin', call));

let read = 0;
let lookups = 0;
const known = Object.entries(unindexed).flatMap(([table, { filters, sorts }]) => [
  ...filters.map((name) => unfoundBy(name, table)),
  ...sorts.map((sort) => unsortedBy(sort, table)),
]);
const confirmed = new Set<string>();

test.each(lists)('$title filters and sorts by indexes', async ({ call }) => {
  const without: string[] = [];
  const plain = await statementOf(call, [{}]);
  for (const name of await allowed(call, { nothingLikeThis: '1' })) {
    const queries = fillings.map((value) => ({ [name]: value }));
    const statement = await statementOf(call, queries);
    if (!plain || !statement || smallTables.has(statement.table)) continue;
    const plan = await explainFilter(database.url, plain, statement);
    if (plan) read += 1;
    if (plan && isScanned(plan)) without.push(unfoundBy(name, statement.table));
  }
  for (const name of await allowed(call, { sort: 'nothingLikeThis' })) {
    for (const sort of [name, `-${name}`]) {
      const statement = await statementOf(call, [{ sort }]);
      if (statement && !smallTables.has(statement.table) && sortsAllRows(await explainSort(database.url, statement)))
        without.push(unsortedBy(sort, statement.table));
    }
  }
  for (const one of without) confirmed.add(one);
  expect(without.filter((one) => !known.includes(one))).toEqual([]);
});

test.each(['sa', 'safari', 'fari', 'in the', 'kenai', 'tne quiet'])('lookups by "%s" scan no text table sequentially', async (fragment) => {
  const before = proxy.texts().length;
  for (const path of [`/v2/article_titles/${fragment}`, `/v2/article_locations/${fragment}`])
    for (const as of ['admin', undefined] as const) expect((await api.send('GET', path, as ? { as } : {})).status).toBe(200);
  const texts = new Set(proxy.texts().slice(before));
  const looksUp = [...texts].filter((text) => /title_words|content_place_counts/.test(text));
  for (const text of looksUp) expect({ text, read: await findScannedTables(database.url, text) }).toEqual({ text, read: [] });
  lookups += looksUp.length;
});

test.each([
  ['conversion', ['none', 'month', 'week', 'country', 'source', 'formVersion', 'partner', 'lostReason'], ['trip_requests', 'trip_matches']],
  ['workload', ['none', 'person', 'status', 'country', 'hour'], ['trip_requests']],
  ['content', ['country'], ['trip_requests']],
])('the report on %s reads indexes instead of rows', async (type, groupings, tables) => {
  await query(database.url, `VACUUM ANALYZE trip_requests, trip_matches`);
  for (const groupBy of groupings) {
    const text = await reportStatement(type, groupBy, 'FROM trip_requests r');
    expect({ groupBy, read: await findReadRows(database.url, text, tables) }).toEqual({ groupBy, read: [] });
  }
});

test.each([
  ['sla', ['none', 'month', 'week', 'day', 'partner', 'person'], 'FROM sla_events e'],
  ['receivables', ['none', 'partner'], 'FROM ledger_entries e'],
  ['content', ['none', 'country'], 'FROM content c'],
])('the report on %s finds its rows, and what they refer to, by indexes', async (type, groupings, from) => {
  for (const groupBy of groupings) {
    const text = await reportStatement(type, groupBy, from);
    expect({ groupBy, scanned: await findScannedTables(database.url, text) }).toEqual({ groupBy, scanned: [] });
  }
});

test('every exception listed as served by no index still needs to be listed', () => {
  expect(known.filter((one) => !confirmed.has(one))).toEqual([]);
});

test('the plans of most fields and of all lookups were checked', () => {
  expect(read).toBeGreaterThan(100);
  expect(lookups).toBeGreaterThanOrEqual(11); // five lookups of titles and one of places, of drafts and of published content
});

function unfoundBy(filter: string, table: string): string {
  return `${filter} is not found by an index of ${table}`;
}

function unsortedBy(sort: string, table: string): string {
  return `${sort} is sorted without an index of ${table}`;
}

/** The statement of a report, which has `from` in it. */
async function reportStatement(type: string, groupBy: string, from: string): Promise<string> {
  const before = proxy.texts().length;
  const { status } = await api.send('GET', `/v3/reports/${type}`, { as: 'admin', query: groupBy === 'none' ? {} : { groupBy } });
  expect(status).toBe(200);
  const text = proxy
    .texts()
    .slice(before)
    .find((one) => one.includes(from));
  if (text === undefined) throw new Error(`the report on ${type} sent no statement with ${from}`);
  return text;
}

/** A query value of each type. */
const fillings = ['PLAIN', '5', '018f0000-0000-7000-8000-000000000000', '2026-05-01', '2026-05-01T00:00:00.000Z', 'true'];

/** The allowed names, as listed in the error for an unknown one. */
async function allowed(call: Call, query: Record<string, string>): Promise<string[]> {
  const { status, body } = await api.send('GET', call.path, { as: 'admin', query });
  const [, names] = /Use one of: (.*)\.$/.exec(String(Reflect.get(Object(body), 'message'))) ?? [];
  return status === 400 && names ? names.split(', ') : [];
}

/** The statement with which the list was read, using the first query that it accepts. */
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
  return null; // lists of standards have no table, and some lists need required filters
}
