import type { Call } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiOf, type Person } from '../builders/api.ts';
import { rightPerson } from '../builders/callers.ts';
import { startCountingProxy } from '../builders/countingProxy.ts';
import { createDatabase } from '../builders/database.ts';
import { everyCall } from '../builders/everyCall.ts';
import { idsOfItems, loadSights, mayCall, sampleOf, sightOfPath, addressOf } from '../builders/sights.ts';
import { isPaged, isSearch, pageOf } from '../builders/lists.ts';
import { insertPrivateRows } from '../builders/privateRows.ts';
import { startServer } from '../builders/server.ts';

const database = await createDatabase('demo');
const proxy = await startCountingProxy(database.url);
const dataDir = await mkdtemp(join(tmpdir(), 'farwend-test-'));
const server = await startServer({ after: { databaseUrl: proxy.url, dataDir } });
const api = apiOf(server);
afterAll(async () => {
  await server.stop();
  proxy.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});
await insertPrivateRows(database.url);
const loaded = await loadSights(database.url);

const lists = everyCall.filter(({ call }) => isPaged(call) && (call.method === 'GET' || isSearch(call)));

test.each(lists)('$title asks as often for fifty items as for two', async ({ call }) => {
  const readers = (['admin', 'lead', 'dana'] as const).filter((person) => mayCall(person, call));
  for (const as of readers.length > 0 ? readers : [rightPerson(call)]) {
    for (const path of pathsOf(call, as)) {
      const few = await statementsOf(call, path, as, 2, 3);
      const many = await statementsOf(call, path, as, 50, 20, few.statements);
      expect(few.statements).toBeGreaterThan(0);
      if (many.items > 2) expect({ as, path, more: Math.max(0, many.statements - few.statements) }).toEqual({ as, path, more: 0 });
    }
  }
});

/** The list itself, or those of a few records that the reader sees. */
function pathsOf(call: Call, as: Person): string[] {
  if (!call.path.includes('{')) return [call.path];
  const sight = sightOfPath(call.path);
  const rows = sight ? sampleOf(loaded.get(sight) ?? []).filter((row) => row.seenBy(as)) : [];
  return rows.slice(0, 3).map((row) => addressOf(call, row, '1'));
}

/** The least of several tries, since background work runs beside; no more tries than it takes to be at `enough`. */
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
    const { body } = await api.send(call.method, path, { as, ...pageOf(call, { limit, offset: 0 }) });
    least = Math.min(least, proxy.statements() - before);
    items = idsOfItems(body).length;
  }
  return { items, statements: least };
}
