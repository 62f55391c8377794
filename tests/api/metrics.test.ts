import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi } from '../builders/api.ts';
import { startServer } from '../builders/server.ts';
import { waitFor } from '../builders/waitFor.ts';

const server = await startServer();
afterAll(() => server.stop());
const api = createApi(server);

async function scrape(origin = server.origin): Promise<string> {
  const response = await fetch(`${origin}/metrics`);
  expect(response.status).toBe(200);
  return response.text();
}

/** The value of the series with exactly these labels; undefined if there is none. */
function valueOf(text: string, series: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

describe('what /metrics reports', () => {
  test('the connections of each pool and who waits for one', async () => {
    await api.call(contract.articles.list, {});
    const text = await scrape();
    for (const pool of ['requests', 'jobs']) {
      expect(valueOf(text, `farwend_db_connections_limit{pool="${pool}"}`)).toBeGreaterThan(0);
      expect(valueOf(text, `farwend_db_waiting{pool="${pool}"}`)).toBe(0);
    }
    const open = ['used', 'idle'].map((state) => valueOf(text, `farwend_db_connections{pool="requests",state="${state}"}`) ?? NaN);
    expect(open.reduce((sum, count) => sum + count)).toBeGreaterThan(0);
  });

  test('the times of statements, those that failed apart', async () => {
    const before = await scrape();
    await api.send('GET', '/v3/countries', {});
    const after = await scrape();
    const count = 'farwend_statement_seconds_count{outcome="ok"}';
    expect(valueOf(after, count)).toBeGreaterThan(valueOf(before, count) ?? NaN);
  });

  test('every type of job, also while there is none, and those that are due', async () => {
    const text = await scrape();
    const jobs = [...text.matchAll(/^farwend_jobs\{job="(\w+)",state="waiting"\} \d+$/gm)].map(([, job]) => job);
    expect(jobs).toEqual(expect.arrayContaining(['sendMail', 'scoreLead', 'matchClocks', 'exportSales']));
    expect(valueOf(text, 'farwend_jobs_oldest_due_seconds{job="exportSales"}')).toBe(0);
  });

  test('emails that were sent', async () => {
    const sent = async () => valueOf(await scrape(), 'farwend_mails{state="sent"}') ?? NaN;
    const before = await sent();
    await api.call(contract.users.sendReset, { params: { id: 'dana@example.com' }, body: {} });
    await waitFor('one more email that was sent', async () => (await sent()) > before || undefined);
    expect(valueOf(await scrape(), 'farwend_mails{state="failed"}')).toBe(0);
  });

  test('hits and misses of the cache of pages', async () => {
    const path = `${server.origin}/articles`;
    await (await fetch(path)).text();
    const before = await scrape();
    await (await fetch(path)).text();
    const hits = 'farwend_cache_lookups_total{cache="page",result="hit"}';
    expect(valueOf(await scrape(), hits)).toBe((valueOf(before, hits) ?? NaN) + 1);
  });

  test('sessions, push clients, and that nothing was left out', async () => {
    const text = await scrape();
    expect(valueOf(text, 'farwend_sessions')).toBeGreaterThanOrEqual(0);
    expect(valueOf(text, 'farwend_push_clients')).toBe(0);
    expect(valueOf(text, 'farwend_draining')).toBe(0);
    expect(text).not.toMatch(/^farwend_redis_up/m);
    const unread = [...text.matchAll(/^farwend_unread_sources\{source="(\w+)"\} (\d)$/gm)].map(([, source, value]) => `${source} ${value}`);
    expect(unread.toSorted()).toEqual(['caches 0', 'jobs 0', 'mails 0', 'node 0', 'partitions 0', 'pools 0', 'sessions 0']);
  });
});

describe('the photos host', () => {
  test('has the same /metrics, with its own requests under one route', async () => {
    await fetch(`${server.photosOrigin}/nothing-here.jpg`);
    const text = await scrape(server.photosOrigin);
    expect(text).toMatch(/^farwend_request_seconds_count\{method="GET",route="photos",status="4xx"\} [1-9]/m);
    expect(valueOf(text, 'farwend_db_waiting{pool="requests"}')).toBe(0);
  });

  test('says whether it is ready', async () => {
    const [ready, alive] = await Promise.all(['/readyz', '/healthz'].map((path) => fetch(server.photosOrigin + path)));
    expect([ready?.status, alive?.status]).toEqual([200, 200]);
  });
});
