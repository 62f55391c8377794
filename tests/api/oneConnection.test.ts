import { afterAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createApi, type Person } from '../builders/api.ts';
import { personWithAccess } from '../builders/callerKinds.ts';
import { everyCall } from '../builders/everyCall.ts';
import { pageInput } from '../builders/pagedCalls.ts';
import { insertPrivateRows } from '../builders/privateRows.ts';
import { sampleBody } from '../builders/sampleBodies.ts';
import { startServer } from '../builders/server.ts';
import { buildPath, loadProtectedRecords, ruleForPath, type ProtectedRecord } from '../builders/visibility.ts';

// With one connection, a call that needs a second one inside its transaction waits for itself; with many, concurrent calls would.
const server = await startServer({ env: { DB_POOL_MAX: '1', DB_ACQUIRE_MS: '10000' } });
const api = createApi(server);
afterAll(() => server.stop());
await insertPrivateRows(server.databaseUrl);
const loaded = await loadProtectedRecords(server.databaseUrl);
const nobody: ProtectedRecord = { id: randomUUID(), parent: null, version: null, seenBy: () => false };

test('no call needs two connections at once', async () => {
  const starved: string[] = [];
  for (const { call, title } of everyCall.filter((one) => !one.call.sameSite && one.call.method !== 'DELETE')) {
    const as: Person = personWithAccess(call);
    const rule = ruleForPath(call.path);
    const row = (rule && loaded.get(rule)?.find((one) => one.seenBy(as))) ?? nobody;
    const input = { ...(call.body ? { body: sampleBody(call) } : {}), ...pageInput(call, { limit: 3, offset: 0 }) };
    const { status } = await api.send(call.method, buildPath(call, row, '1'), { as, ...input });
    if (status === 503) starved.push(title);
  }
  expect(starved).toEqual([]);
});
