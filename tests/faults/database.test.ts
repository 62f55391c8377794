import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createApi } from '../builders/api.ts';
import { query } from '../builders/query.ts';
import { saleBody } from '../builders/sales.ts';
import { startServerProcess } from '../builders/serverProcess.ts';
import { lockTable } from '../builders/tableLock.ts';
import { tripRequestBody } from '../builders/tripRequest.ts';
import { waitFor } from '../builders/waitFor.ts';

const server = await startServerProcess({ env: { LOG_LEVEL: 'fatal', DB_LOCK_MS: '2000' } });
const api = createApi(server);
afterAll(() => server.stop());

const cutConnections = () =>
  query(
    server.databaseUrl,
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );

test('connections cut repeatedly under load cause only 503 with Retry-After, and the process survives', async () => {
  await api.tokenOf('care');
  let isOver = false;
  const failures: { status: number; retryAfter: string | null; errorCode: unknown }[] = [];
  let successes = 0;
  const client = async (index: number) => {
    while (!isOver) {
      const answer =
        index % 2
          ? await api.call(contract.tripRequests.create, { body: tripRequestBody() })
          : await api.call(contract.tripRequests.list, { as: 'care', query: { limit: 5 } });
      if (answer.status < 300) successes += 1;
      else failures.push({ status: answer.status, retryAfter: answer.headers.get('Retry-After'), errorCode: answer.problem.errorCode });
    }
  };
  const clients = Array.from({ length: 8 }, (_, index) => client(index));
  for (let cut = 0; cut < 8; cut += 1) {
    const before = successes;
    await waitFor('work between two cuts', async () => successes > before + 10 || undefined);
    await wait(300);
    await cutConnections();
  }
  isOver = true;
  await Promise.all(clients);
  const unexpected = failures.filter(
    ({ status, retryAfter, errorCode }) => !(status === 503 && retryAfter === '1' && errorCode === 'server.maintenance'),
  );
  expect(unexpected).toEqual([]);
  expect(successes).toBeGreaterThan(50);
  expect(() => process.kill(server.pid, 0)).not.toThrow();
});

test('a request that waits for a locked table gets 503 after the configured time', async () => {
  const lock = await lockTable(server.databaseUrl, 'trip_requests');
  const { status, headers } = await api.call(contract.tripRequests.create, { body: tripRequestBody() });
  expect({ status, retryAfter: headers.get('Retry-After') }).toEqual({ status: 503, retryAfter: '1' });
  await lock.release();
  expect((await api.call(contract.tripRequests.create, { body: tripRequestBody() })).status).toBe(201);
});

test('a record that cannot be read in time is not reported as missing', async () => {
  await api.tokenOf('admin');
  const lock = await lockTable(server.databaseUrl, 'trip_matches');
  const body = { ...saleBody(), tripMatchId: randomUUID() };
  const answer = await api.send('POST', contract.salesRecordings.create.path, { as: 'admin', body });
  await lock.release();
  expect(answer.status).toBe(503);
});

test('requests beyond the number of connections wait or get 503, and none hangs', async () => {
  const answers = await Promise.all(
    Array.from({ length: 120 }, () => api.call(contract.tripRequests.list, { as: 'care', query: { limit: 20 } })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test('readiness distinguishes the database from the process', async () => {
  const ready = async (path: string) => (await fetch(server.origin + path)).status;
  expect([await ready('/healthz'), await ready('/readyz')]).toEqual([200, 200]);
  await query(server.databaseUrl, 'ALTER TABLE users RENAME TO users_away');
  try {
    expect([await ready('/healthz'), await ready('/readyz')]).toEqual([200, 503]);
  } finally {
    await query(server.databaseUrl, 'ALTER TABLE users_away RENAME TO users');
  }
  await waitFor('readiness', async () => ((await ready('/readyz')) === 200 ? true : undefined));
});
