import { contract } from '@farwend/api-contract';
import { describe, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createApi } from '../builders/api.ts';
import { MAX_WAIT_MS } from '../builders/timeouts.ts';
import { query } from '../builders/query.ts';
import { startServerProcess } from '../builders/serverProcess.ts';
import { lockTable, waitForBlocked } from '../builders/tableLock.ts';
import { tripRequestBody } from '../builders/tripRequest.ts';
import { waitFor } from '../builders/waitFor.ts';

const secret = 'k'.repeat(32);
const dataKeys = `test:${'k'.repeat(43)}=`;
const live = { APP_ENV: 'DEV', RATE_LIMITS: 'on', SESSION_KEYS: secret, CAPTCHA_KEY: secret, DATA_KEYS: dataKeys };

describe.each([
  ['LOCAL', {}],
  ['DEV', live],
])('in %s', (_, environment) => {
  test('SIGTERM turns readiness off, completes running requests, accepts no new ones, and leaves no process behind', async () => {
    const server = await startServerProcess({ env: { SEED: 'none', DRAIN_NOTICE_MS: '1500', ...environment } });
    const lock = await lockTable(server.databaseUrl, 'trip_requests'); // keeps the requests in flight
    const inFlight = Array.from({ length: 5 }, () =>
      createApi(server).call(contract.tripRequests.create, { body: tripRequestBody(), captcha: 'tripRequest' }),
    );
    await waitForBlocked(server.databaseUrl, 'trip_requests', inFlight.length);
    const ended = server.stop();
    await waitFor('readiness to go off', async () => (await fetch(`${server.origin}/readyz`)).status === 503 || undefined);
    const alive = await fetch(`${server.origin}/healthz`);
    expect({ status: alive.status, connection: alive.headers.get('Connection') }).toEqual({ status: 200, connection: 'close' });
    await waitFor('the port to close', async () =>
      fetch(`${server.origin}/healthz`).then(
        () => undefined,
        () => true,
      ),
    );
    await lock.release();
    const answers = await Promise.all(inFlight);
    const ends = answers.map(({ status, headers }) => ({ status, connection: headers.get('Connection') }));
    expect(ends).toEqual(inFlight.map(() => ({ status: 201, connection: 'close' })));
    expect(await ended).toBe(0); // 1 if it had to be ended after DRAIN_MS
    expect(() => process.kill(server.pid, 0)).toThrow('ESRCH');
    expect(server.output()).not.toMatch(/error/i);
  });
});

test('a request that never ends does not keep the process beyond DRAIN_MS', async () => {
  const server = await startServerProcess({ env: { SEED: 'none', DRAIN_MS: '3000', DB_LOCK_MS: '600000' } });
  const lock = await lockTable(server.databaseUrl, 'trip_requests');
  const inFlight = createApi(server).call(contract.tripRequests.create, { body: tripRequestBody(), captcha: 'tripRequest' });
  const isCut = inFlight.then(
    () => false,
    () => true,
  );
  await waitForBlocked(server.databaseUrl, 'trip_requests', 1);
  expect(await server.stop()).toBe(0); // it ended by itself, not by the last resort after DRAIN_MS
  expect(await isCut).toBe(true);
  await lock.release().catch(() => {}); // its database is gone
});

test('a write whose client has left is completed before the process ends', async () => {
  const server = await startServerProcess({ env: { SEED: 'none' } });
  const lock = await lockTable(server.databaseUrl, 'trip_requests');
  const leaving = new AbortController();
  const sent = createApi(server)
    .call(contract.tripRequests.create, { body: tripRequestBody(), captcha: 'tripRequest', signal: leaving.signal })
    .catch(() => null);
  await waitForBlocked(server.databaseUrl, 'trip_requests', 1);
  leaving.abort();
  await sent;
  process.kill(server.pid, 'SIGTERM');
  await wait(2_500); // longer than closing the database may take
  await lock.release();
  expect(await server.ended).toBe(0);
  expect(await query(server.databaseUrl, 'SELECT id FROM trip_requests')).toHaveLength(1);
  await server.stop();
});

test('a second Ctrl-C ends it at once', async () => {
  const server = await startServerProcess({ env: { SEED: 'none', DRAIN_MS: '300000', DB_LOCK_MS: '600000' } });
  const lock = await lockTable(server.databaseUrl, 'trip_requests');
  const inFlight = createApi(server)
    .call(contract.tripRequests.create, { body: tripRequestBody(), captcha: 'tripRequest' })
    .catch(() => null);
  await waitForBlocked(server.databaseUrl, 'trip_requests', 1);
  process.kill(server.pid, 'SIGINT');
  await waitFor('the port to close', async () =>
    fetch(`${server.origin}/healthz`).then(
      () => undefined,
      () => true,
    ),
  );
  await wait(1_100); // an earlier one may be the first, forwarded by npm
  process.kill(server.pid, 'SIGINT');
  expect(await server.ended).toBe(1);
  await inFlight;
  await lock.release();
  await server.stop();
});

test.each(['/v3/countries?limit=1', '/healthz'])(
  'a keep-alive client that asks for %s again and again does not delay the shutdown',
  async (path) => {
    const server = await startServerProcess({ env: { SEED: 'none' } });
    let answered = 0;
    const ask = () => fetch(server.origin + path).then((answer) => answer.text());
    const client = (async () => {
      for (;;) {
        await ask();
        answered += 1;
      }
    })().catch(() => {}); // until the server no longer responds
    await waitFor('a busy client', async () => answered > 3 || undefined);
    expect(await server.stop()).toBe(0); // 1 if it had to be ended after DRAIN_MS
    await client;
  },
);

test('it refuses to start with an invalid setting, and names it', async () => {
  await expect(startServerProcess({ env: { DB_POOL_MAX: 'many', RATE_LIMITS: 'perhaps' } })).rejects.toThrow(
    /DB_POOL_MAX must be a whole number[\s\S]*RATE_LIMITS must be one of/,
  );
});

test('it serves the same data after a second start, without migrating or seeding again', async () => {
  const first = await startServerProcess();
  const counts = () => query<{ users: number }>(first.databaseUrl, 'SELECT (SELECT count(*) FROM users)::int AS users');
  const before = await counts();
  await first.kill();
  const second = await startServerProcess({ after: first });
  expect(await counts()).toEqual(before);
  expect(second.output()).not.toContain('Database ready');
  await second.stop();
  await first.stop();
});

test('rebuilding the site while it runs leaves no request hanging', async () => {
  const siteClient = await mkdtemp(join(tmpdir(), 'farwend-client-'));
  await mkdir(join(siteClient, 'assets'));
  const files = ['assets/page-abcdefgh.js', 'assets/picture-abcdefgh.webp'];
  for (const file of files) await writeFile(join(siteClient, file), `// ${'x'.repeat(5000)}`);
  const server = await startServerProcess({ env: { SEED: 'none', SITE_CLIENT: siteClient } });
  const get = (file: string) => fetch(`${server.origin}/${file}`, { signal: AbortSignal.timeout(MAX_WAIT_MS) });
  for (const file of files) expect((await get(file)).status).toBe(200);
  await rm(siteClient, { recursive: true });
  for (const file of files) {
    const { status, headers } = await get(file);
    expect({ status, isKept: /immutable/.test(headers.get('Cache-Control') ?? '') }).toEqual({ status: 404, isKept: false });
  }
  await server.stop();
});
