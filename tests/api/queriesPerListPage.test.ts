import type { Call } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi, type Person } from '../builders/api.ts';
import { personWithAccess } from '../builders/callerKinds.ts';
import { startCountingProxy } from '../builders/countingProxy.ts';
import { createDatabase } from '../builders/database.ts';
import { everyCall } from '../builders/everyCall.ts';
import { listedIds, loadProtectedRecords, mayCall, pickSample, ruleForPath, buildPath } from '../builders/visibility.ts';
import { isPaged, isSearch, pageInput } from '../builders/pagedCalls.ts';
import { insertPrivateRows } from '../builders/privateRows.ts';
import { startServer } from '../builders/server.ts';

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
await insertPrivateRows(database.url);
const loaded = await loadProtectedRecords(database.url);

const lists = everyCall.filter(({ call }) => isPaged(call) && (call.method === 'GET' || isSearch(call)));

test.each(lists)('$title takes as many queries for fifty items as for two', async ({ call }) => {
  const readers = (['admin', 'lead', 'dana'] as const).filter((person) => mayCall(person, call));
  for (const as of readers.length > 0 ? readers : [personWithAccess(call)]) {
    for (const path of pathsOf(call, as)) {
      const few = await statementsOf(call, path, as, 2, 3);
      const many = await statementsOf(call, path, as, 50, 20, few.statements);
      expect(few.statements).toBeGreaterThan(0);
      if (many.items > 2) expect({ as, path, more: Math.max(0, many.statements - few.statements) }).toEqual({ as, path, more: 0 });
    }
  }
});

/** The path of the list itself, or the paths for a few records that the caller can see. */
function pathsOf(call: Call, as: Person): string[] {
  if (!call.path.includes('{')) return [call.path];
  const rule = ruleForPath(call.path);
  const rows = rule ? pickSample(loaded.get(rule) ?? []).filter((row) => row.seenBy(as)) : [];
  return rows.slice(0, 3).map((row) => buildPath(call, row, '1'));
}

/** The minimum of several attempts, because background jobs run too; stops once it is at most `enough`. */
async function statementsOf(
  call: Call,
  path: string,
  as: Person,
  limit: number,
  tries: number,
  enough = 0,
): Promise<{ items: number; statements: number }> {
  let least = Infinity;
  let items = 0;
  for (let turn = 0; turn < tries && least > enough; turn += 1) {
    const before = proxy.statements();
    const { body } = await api.send(call.method, path, { as, ...pageInput(call, { limit, offset: 0 }) });
    least = Math.min(least, proxy.statements() - before);
    items = listedIds(body).length;
  }
  return { items, statements: least };
}
