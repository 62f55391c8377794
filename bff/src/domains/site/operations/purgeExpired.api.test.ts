import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const { views, companySearches, events } = contract;
const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

async function createView(age: string): Promise<string> {
  const body = { pageId: 'home', pageType: 'home', path: '/', deviceId: 'device-0001', sessionId: 'session-0001' };
  const { id } = (await api.call(views.create, { body })).body;
  await api.call(views.change, { params: { id }, body: { scrollPct: 40 } });
  await query(server.databaseUrl, 'UPDATE views SET started_at = now() - $2::interval WHERE id = $1', [id, age]);
  return id;
}

async function createSearch(age: string): Promise<string> {
  const { id } = (await api.call(companySearches.create, { body: { q: 'walking' } })).body;
  await query(server.databaseUrl, 'UPDATE stored_searches SET created_at = now() - $2::interval WHERE id = $1', [id, age]);
  return id;
}

async function createEvent(age: string): Promise<string> {
  const { id } = (await api.call(events.create, { body: { type: 'PageVisited', data: { pageId: 'home' } } })).body;
  await query(server.databaseUrl, 'UPDATE events SET occurred_at = now() - $2::interval WHERE id = $1', [id, age]);
  return id;
}

/** How many rows and versions there are of a record. */
async function countRows(table: string, id: string): Promise<{ rows: number; versions: number }> {
  const text = `SELECT (SELECT count(*)::int FROM ${table} WHERE id = $1) AS rows, (SELECT count(*)::int FROM versions WHERE entity_id = $1) AS versions`;
  const [counts] = await query<{ rows: number; versions: number }>(server.databaseUrl, text, [id]);
  return counts ?? { rows: NaN, versions: NaN };
}

test('visits and searches are deleted with their versions, events of the first partition by their age', async () => {
  const [oldView, view] = [await createView('14 months 1 hour'), await createView('13 months 27 days')];
  const [oldSearch, search] = [await createSearch('30 days 1 hour'), await createSearch('29 days')];
  const [oldEvent, event] = [await createEvent('14 months 1 hour'), await createEvent('13 months 27 days')];
  await runJob(server, 'purgeExpired');
  expect([await countRows('views', oldView), await countRows('views', view)]).toEqual([
    { rows: 0, versions: 0 },
    { rows: 1, versions: 2 },
  ]);
  expect([await countRows('stored_searches', oldSearch), await countRows('stored_searches', search)]).toEqual([
    { rows: 0, versions: 0 },
    { rows: 1, versions: 1 },
  ]);
  expect([await countRows('events', oldEvent), await countRows('events', event)]).toEqual([
    { rows: 0, versions: 0 },
    { rows: 1, versions: 0 },
  ]);
});
