import { afterAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { apiOf, type Person } from '../builders/api.ts';
import { rightPerson } from '../builders/callers.ts';
import { everyCall } from '../builders/everyCall.ts';
import { pageOf } from '../builders/lists.ts';
import { insertPrivateRows } from '../builders/privateRows.ts';
import { sampleBody } from '../builders/sampleBodies.ts';
import { startServer } from '../builders/server.ts';
import { addressOf, loadSights, sightOfPath, type SightRow } from '../builders/sights.ts';

// With one connection, a call that holds a transaction and asks for a second connection waits for itself: with many, a crowd does.
const server = await startServer({ env: { DB_POOL_MAX: '1', DB_ACQUIRE_MS: '10000' } });
const api = apiOf(server);
afterAll(() => server.stop());
await insertPrivateRows(server.databaseUrl);
const loaded = await loadSights(server.databaseUrl);
const nobody: SightRow = { id: randomUUID(), parent: null, version: null, seenBy: () => false };

test('no call needs two connections at a time', async () => {
  const starved: string[] = [];
  for (const { call, title } of everyCall.filter((one) => !one.call.sameSite && one.call.method !== 'DELETE')) {
    const as: Person = rightPerson(call);
    const sight = sightOfPath(call.path);
    const row = (sight && loaded.get(sight)?.find((one) => one.seenBy(as))) ?? nobody;
    const input = { ...(call.body ? { body: sampleBody(call) } : {}), ...pageOf(call, { limit: 3, offset: 0 }) };
    const { status } = await api.send(call.method, addressOf(call, row, '1'), { as, ...input });
    if (status === 503) starved.push(title);
  }
  expect(starved).toEqual([]);
});
