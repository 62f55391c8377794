import { afterAll, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '../builders/api.ts';
import { startCountingProxy } from '../builders/countingProxy.ts';
import { createDatabase } from '../builders/database.ts';
import { everyCall } from '../builders/everyCall.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';

/** Maximum number of queries for a whole page of content, however much it contains. */
const MOST_QUERIES = 13;

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

const published = await query<{ id: string; type: string; kind: string | null }>(
  database.url,
  'SELECT id, type, kind FROM published_content ORDER BY type, id',
);
const types: Record<string, string> = {
  '/v2/article_pages/{id}': 'article',
  '/v2/guide_pages/{id}': 'guide',
  '/v2/itinerary_pages/{id}': 'itinerary',
  '/v2/company_pages/{id}': 'company',
  '/v2/company_category_pages/{id}': 'companyCategory',
  '/v2/landing_page_category_pages/{id}': 'landingPageCategory',
  '/v2/landing_page_pages/{id}': 'landingPage',
  '/v2/tour_landing_pages/{id}': 'landingPage',
  '/v2/content_pages/{id}': 'contentPage',
};
const pages = everyCall.filter(({ call }) => call.method === 'GET' && call.path in types);

test('every page of the contract is covered', () => {
  expect(pages.map(({ call }) => call.path).toSorted()).toEqual(Object.keys(types).toSorted());
});

test.each(pages)(`$title takes at most ${MOST_QUERIES} queries`, async ({ call }) => {
  const isTour = call.path.includes('tour_');
  const items = published.filter(({ type, kind }) => type === types[call.path] && (!isTour || kind === 'TOUR'));
  expect(items.length).toBeGreaterThan(0);
  for (const { id } of items) {
    let least = Infinity;
    for (let turn = 0; turn < 20 && least > MOST_QUERIES; turn += 1) least = Math.min(least, await statementsOf(id)); // background jobs run too
    expect({ id, tooMany: Math.max(0, least - MOST_QUERIES) }).toEqual({ id, tooMany: 0 });
  }

  async function statementsOf(id: string): Promise<number> {
    const before = proxy.statements();
    expect((await api.send('GET', call.path.replace('{id}', id))).status).toBe(200);
    return proxy.statements() - before;
  }
});
