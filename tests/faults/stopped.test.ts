import { contract } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { apiOf } from '../builders/api.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';
import { tripRequestBody } from '../builders/tripRequest.ts';
import { waitFor } from '../builders/waitFor.ts';

test('asked to end, it answers what it has begun, takes nothing new, and leaves no process', async () => {
  const server = await startServer({ env: { SEED: 'none' } });
  const lock = query(server.databaseUrl, 'BEGIN; LOCK TABLE trip_requests; SELECT pg_sleep(0.8); COMMIT'); // so that they surely are in flight
  await waitFor('the lock', async () => {
    const held = await query(
      server.databaseUrl,
      `SELECT FROM pg_locks WHERE relation = 'trip_requests'::regclass AND mode = 'AccessExclusiveLock' AND granted`,
    );
    return held[0];
  });
  const inFlight = Array.from({ length: 5 }, () => apiOf(server).call(contract.tripRequests.create, { body: tripRequestBody() }));
  await wait(250);
  const stopping = Date.now();
  const ended = server.stop();
  const answers = await Promise.all(inFlight);
  await lock;
  expect(answers.map(({ status }) => status)).toEqual(inFlight.map(() => 201));
  expect(await ended).toBe(0);
  expect(Date.now() - stopping).toBeLessThan(5_000);
  expect(() => process.kill(server.pid, 0)).toThrow('ESRCH');
  await expect(fetch(`${server.origin}/healthz`)).rejects.toThrow('fetch failed');
  expect(server.output()).not.toMatch(/error/i);
});

test('a busy keep-alive client does not hold it', async () => {
  const server = await startServer({ env: { SEED: 'none' } });
  const busy = { until: Date.now() + 10_000 };
  const ask = () => fetch(`${server.origin}/v3/countries?limit=1`).then((answer) => answer.text());
  const client = (async () => {
    while (Date.now() < busy.until) await ask();
  })().catch(() => {}); // until nobody answers any more
  await wait(200);
  const stopping = Date.now();
  expect(await server.stop()).toBe(0);
  expect(Date.now() - stopping).toBeLessThan(5_000);
  await client;
});

test('it does not start on a wrong setting and names it', async () => {
  await expect(startServer({ env: { DB_POOL_MAX: 'many', RATE_LIMITS: 'perhaps' } })).rejects.toThrow(
    /DB_POOL_MAX must be a whole number[\s\S]*RATE_LIMITS must be one of/,
  );
});

test('it reaches the same data after a second start, without migrating or seeding again', async () => {
  const first = await startServer();
  const counts = () => query<{ users: number }>(first.databaseUrl, 'SELECT (SELECT count(*) FROM users)::int AS users');
  const before = await counts();
  await first.kill();
  const second = await startServer({ after: first });
  expect(await counts()).toEqual(before);
  expect(second.output()).not.toContain('Migrated');
  await second.stop();
  await first.stop();
});

test('a site that is built anew under it leaves no request hanging', async () => {
  const siteClient = await mkdtemp(join(tmpdir(), 'farwend-client-'));
  await mkdir(join(siteClient, 'assets'));
  const files = ['assets/page-abcdefgh.js', 'assets/picture-abcdefgh.webp'];
  for (const file of files) await writeFile(join(siteClient, file), `// ${'x'.repeat(5000)}`);
  const server = await startServer({ env: { SEED: 'none', SITE_CLIENT: siteClient } });
  const get = (file: string) => fetch(`${server.origin}/${file}`, { signal: AbortSignal.timeout(5_000) });
  for (const file of files) expect((await get(file)).status).toBe(200);
  await rm(siteClient, { recursive: true });
  for (const file of files) {
    const { status, headers } = await get(file);
    expect({ status, isKept: /immutable/.test(headers.get('Cache-Control') ?? '') }).toEqual({ status: 404, isKept: false });
  }
  await server.stop();
});
