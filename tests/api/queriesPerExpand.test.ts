import { afterAll, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi, type Person } from '../builders/api.ts';
import { startCountingProxy } from '../builders/countingProxy.ts';
import { createDatabase } from '../builders/database.ts';
import { addressesFor, expandableCalls } from '../builders/expandable.ts';
import { isPaged } from '../builders/pagedCalls.ts';
import { insertPrivateRows } from '../builders/privateRows.ts';
import { startServer } from '../builders/server.ts';
import { loadProtectedRecords, mayCall } from '../builders/visibility.ts';

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

const lists = expandableCalls.filter(({ call }) => isPaged(call));

test.each(lists)('$title reads what fifty records refer to in one statement a step', async (one) => {
  for (const as of (['admin', 'lead', 'dana'] as const).filter((person) => mayCall(person, one.call))) {
    for (const address of addressesFor(one, as, loaded)) {
      const plain = await statementsOf(as, address, { limit: 50 });
      for (const paths of one.groups) {
        const steps = new Set(paths.flatMap((path) => [path.split('.')[0], path]));
        const expand = paths.join(',');
        // Requests and matches say who looks after them and which number of ours to dial: two statements, however many they are.
        const most = steps.size + (/tripRequest|tripMatch/.test(expand) ? 2 : 0);
        const more = (await statementsOf(as, address, { limit: 50, expand }, plain + most)) - plain;
        expect({ as, address, expand, more: Math.max(more, most) }).toEqual({ as, address, expand, more: most });
      }
    }
  }
});

/** The minimum of several attempts, because background jobs run too; stops once it is at most `enough`. */
async function statementsOf(as: Person, address: string, query: Record<string, string | number>, enough = 0): Promise<number> {
  let least = Infinity;
  for (let turn = 0; turn < (enough > 0 ? 20 : 3) && least > enough; turn += 1) {
    const before = proxy.statements();
    const { status } = await api.send('GET', address, { as, query });
    expect(status).toBe(200);
    least = Math.min(least, proxy.statements() - before);
  }
  return least;
}
