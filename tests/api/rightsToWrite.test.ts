import { afterAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { apiOf } from '../builders/api.ts';
import { everyCall } from '../builders/everyCall.ts';
import { insertPrivateRows } from '../builders/privateRows.ts';
import { sampleBody } from '../builders/sampleBodies.ts';
import { startServer } from '../builders/server.ts';
import { addressOf, eachUnseen, loadSights, sampleOf, sender, sightOfPath, signInAll } from '../builders/sights.ts';
import { silentCalls } from './openCalls.data.ts';
import { sights } from './rights.data.ts';

const server = await startServer();
const api = apiOf(server);
afterAll(() => server.stop());
await insertPrivateRows(server.databaseUrl);
await signInAll(api);
const loaded = await loadSights(server.databaseUrl);

test.each(sights)('$entity is changed by nobody who does not see it', async (sight) => {
  const wrong: string[] = [];
  const rows = sampleOf(loaded.get(sight) ?? []);
  const writes = everyCall.filter(
    ({ call, title }) =>
      call.method !== 'GET' && call.method !== 'HEAD' && sightOfPath(call.path) === sight && !silentCalls.includes(title),
  );
  await eachUnseen(rows, async (viewer, row) => {
    for (const { call, title } of writes) {
      const body = call.body ? { body: sampleBody(call) } : {};
      const { status } = await api.send(call.method, addressOf(call, row, randomUUID()), { ...sender(viewer), ...body });
      if (status < 400 || status >= 500) wrong.push(`${title} ${row.id} as ${viewer}: ${status}`);
    }
  });
  expect(wrong).toEqual([]);
  const after = new Map((await loadSights(server.databaseUrl)).get(sight)?.map((row) => [row.id, row.version]));
  expect(rows.filter((row) => after.get(row.id) !== row.version).map(({ id }) => id)).toEqual([]);
});
