import { afterAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { apiOf } from '../builders/api.ts';
import { everyCall } from '../builders/everyCall.ts';
import { insertPrivateRows } from '../builders/privateRows.ts';
import { startServer } from '../builders/server.ts';
import {
  addressOf,
  eachUnseen,
  leaksIn,
  loadSights,
  mayCall,
  sampleOf,
  sender,
  sightOfPath,
  signInAll,
  viewers,
} from '../builders/sights.ts';
import { openByDesign, sights } from './rights.data.ts';

const server = await startServer();
const api = apiOf(server);
afterAll(() => server.stop());
await insertPrivateRows(server.databaseUrl);
await signInAll(api);
const loaded = await loadSights(server.databaseUrl);

const callsOf = (entity: string) => everyCall.filter(({ call }) => sightOfPath(call.path)?.entity === entity);
/** The record itself: a path that ends with its id. */
const isRecord = (path: string) =>
  path.endsWith('}') && sightOfPath(path)?.paths.some((start) => path.replace(/\{\w+\}/g, '{}') === `${start}/{}`);
const NOT_SEEN = [401, 403, 404];

test('every path with an id says who may see the record', () => {
  const starts = everyCall
    .filter(({ call }) => /\{(id|[a-z]\w*Id)\}/.test(call.path) && !sightOfPath(call.path))
    .map(({ call }) => call.path.slice(0, call.path.indexOf('/{')));
  expect([...new Set(starts)].filter((start) => !(start in openByDesign))).toEqual([]);
});

describe.each(sights)('$entity', (sight) => {
  const rows = sampleOf(loaded.get(sight) ?? []);
  const calls = callsOf(sight.entity).filter(({ title }) => title !== 'GET /v3/travelers/{id}/status'); // open by design: tests/api/travelers

  test('is there, seen and unseen', () => {
    expect(rows.length).toBeGreaterThan(0);
    expect(calls.length).toBeGreaterThan(0);
  });

  test('is read by those who may see it and by nobody else', async () => {
    const wrong: string[] = [];
    const records = calls.filter(({ call }) => (call.method === 'GET' || call.method === 'HEAD') && isRecord(call.path));
    for (const { call, title } of records) {
      for (const row of rows) {
        await Promise.all(
          viewers.map(async (viewer) => {
            const { status } = await api.send(call.method, addressOf(call, row, randomUUID()), sender(viewer));
            const expected = !mayCall(viewer, call) ? (viewer === 'anonymous' ? 401 : 403) : row.seenBy(viewer) ? 200 : 404;
            if (status !== expected) wrong.push(`${title} ${row.id} as ${viewer}: ${status} instead of ${expected}`);
          }),
        );
      }
    }
    expect(wrong).toEqual([]);
  });

  test('shows what hangs on it to nobody who does not see it', async () => {
    const wrong: string[] = [];
    const reads = calls.filter(({ call }) => (call.method === 'GET' || call.method === 'HEAD') && !isRecord(call.path));
    await eachUnseen(rows, async (viewer, row) => {
      for (const { call, title } of reads) {
        const { status, text } = await api.send(call.method, addressOf(call, row, '1'), sender(viewer));
        const told = call.method !== 'HEAD' && text.includes(row.id) && !text.includes('"instance"');
        if (!NOT_SEEN.includes(status) || told) wrong.push(`${title} ${row.id} as ${viewer}: ${status}`);
        if (mayCall(viewer, call) && status !== 404) wrong.push(`${title} ${row.id} as ${viewer}: ${status} instead of 404`);
      }
    });
    expect(wrong).toEqual([]);
  });

  test('answers whatever hangs on it to those who see it, without failing and without more', async () => {
    const wrong: string[] = [];
    const reads = calls.filter(({ call }) => call.method === 'GET' && !isRecord(call.path));
    for (const viewer of viewers) {
      const row = rows.find((one) => one.seenBy(viewer));
      if (!row) continue;
      await Promise.all(
        reads.map(async ({ call, title }) => {
          const { status, text, body } = await api.send('GET', addressOf(call, row, '1'), sender(viewer));
          if (status >= 500) wrong.push(`${title} ${row.id} as ${viewer}: ${status} ${text.slice(0, 200)}`);
          const leaks = status === 200 ? leaksIn({ text, body }, viewer, loaded) : [];
          if (leaks.length > 0) wrong.push(`${title} ${row.id} shows ${viewer} ${leaks.slice(0, 3).join(', ')}`);
        }),
      );
    }
    expect(wrong).toEqual([]);
  });
});
