import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '../builders/api.ts';
import { startCountingProxy } from '../builders/countingProxy.ts';
import { createDatabase } from '../builders/database.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';

const database = await createDatabase('demo');
const proxy = await startCountingProxy(database.url);
const dataDir = await mkdtemp(join(tmpdir(), 'farwend-test-'));
const server = await startServer({ after: { databaseUrl: proxy.url, dataDir } });
afterAll(async () => {
  await server.stop();
  proxy.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

// Of long texts PostgreSQL knows as little as of a column without statistics, for which it expects few matches.
test('a page of the many matches of a frequent word is read in order, not from the index of words', async () => {
  const copies = `
    INSERT INTO travelers SELECT copy.*
    FROM (SELECT * FROM travelers ORDER BY id LIMIT 1) t, generate_series(1, 26000) n, jsonb_populate_record(NULL::travelers, to_jsonb(t)
      || jsonb_build_object('id', gen_random_uuid(), 'user_id', NULL, 'email', n || '@copies.example')) copy`;
  await query(database.url, 'ALTER INDEX travelers_search ALTER COLUMN 1 SET STATISTICS 0');
  await query(database.url, copies);
  await query(database.url, 'ANALYZE travelers');
  const { body } = await createApi(server).call(contract.travelers.list, { as: 'admin', query: { q: 'copies', limit: 7 } });
  expect(body).toMatchObject({ items: { length: 7 }, totalIsEstimate: true });
  const text = proxy.texts().find((one) => / LIKE .* LIMIT 7( |$)/.test(one));
  const plan = await query<{ 'QUERY PLAN': string }>(database.url, `EXPLAIN (GENERIC_PLAN) ${text}`);
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).not.toMatch(/Bitmap/);
});
