import { contract } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiOf } from '../builders/api.ts';
import { LONGEST_WAIT_MS } from '../builders/patience.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';
import { lockTable, waitAt } from '../builders/tableLock.ts';
import { tripRequestBody } from '../builders/tripRequest.ts';
import { waitFor } from '../builders/waitFor.ts';

test('asked to end, it answers what it has begun, takes nothing new, and leaves no process', async () => {
  const secret = 'k'.repeat(32);
  const live = { APP_ENV: 'DEV', RATE_LIMITS: 'on', SESSION_KEYS: secret, CAPTCHA_KEY: secret }; // in LOCAL what is in flight has a second only
  const server = await startServer({ env: { SEED: 'none', ...live } });
  const lock = await lockTable(server.databaseUrl, 'trip_requests'); // so that they surely are in flight
  const inFlight = Array.from({ length: 5 }, () =>
    apiOf(server).call(contract.tripRequests.create, { body: tripRequestBody(), captcha: 'tripRequest' }),
  );
  await waitAt(server.databaseUrl, 'trip_requests', inFlight.length);
  const ended = server.stop();
  await lock.release();
  const answers = await Promise.all(inFlight);
  expect(answers.map(({ status }) => status)).toEqual(inFlight.map(() => 201));
  expect(await ended).toBe(0); // 1 if it had to be ended after DRAIN_MS
  expect(() => process.kill(server.pid, 0)).toThrow('ESRCH');
  await expect(fetch(`${server.origin}/healthz`)).rejects.toThrow('fetch failed');
  expect(server.output()).not.toMatch(/error/i);
});

test('a busy keep-alive client does not hold it', async () => {
  const server = await startServer({ env: { SEED: 'none' } });
  let answered = 0;
  const ask = () => fetch(`${server.origin}/v3/countries?limit=1`).then((answer) => answer.text());
  const client = (async () => {
    for (;;) {
      await ask();
      answered += 1;
    }
  })().catch(() => {}); // until nobody answers any more
  await waitFor('a busy client', async () => answered > 3 || undefined);
  expect(await server.stop()).toBe(0); // 1 if it had to be ended after DRAIN_MS
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
  const get = (file: string) => fetch(`${server.origin}/${file}`, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) });
  for (const file of files) expect((await get(file)).status).toBe(200);
  await rm(siteClient, { recursive: true });
  for (const file of files) {
    const { status, headers } = await get(file);
    expect({ status, isKept: /immutable/.test(headers.get('Cache-Control') ?? '') }).toEqual({ status: 404, isKept: false });
  }
  await server.stop();
});
