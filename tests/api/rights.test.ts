import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { everyCall } from '../builders/everyCall.ts';
import { insertPrivateRows } from '../builders/privateRows.ts';
import { startForViewers } from '../builders/startForViewers.ts';
import { buildPath, forEachUnseen, findLeaks, mayCall, pickSample, credentials, ruleForPath, viewers } from '../builders/visibility.ts';
import { openByDesign, visibilityRules } from './rights.data.ts';

const { api, loaded } = await startForViewers({ addRows: insertPrivateRows });

const callsOf = (entity: string) => everyCall.filter(({ call }) => ruleForPath(call.path)?.entity === entity);
/** Whether the path is that of the record itself: it ends with the id. */
const isRecord = (path: string) =>
  path.endsWith('}') && ruleForPath(path)?.paths.some((start) => path.replace(/\{\w+\}/g, '{}') === `${start}/{}`);
const NOT_SEEN = [401, 403, 404];

test('every path with an id has a visibility rule', () => {
  const starts = everyCall
    .filter(({ call }) => /\{(id|[a-z]\w*Id)\}/.test(call.path) && !ruleForPath(call.path))
    .map(({ call }) => call.path.slice(0, call.path.indexOf('/{')));
  expect([...new Set(starts)].filter((start) => !(start in openByDesign))).toEqual([]);
});

describe.each(visibilityRules)('$entity', (rule) => {
  const rows = pickSample(loaded.get(rule) ?? []);
  const calls = callsOf(rule.entity).filter(({ title }) => title !== 'GET /v3/travelers/{id}/status'); // open by design: tests/api/travelers

  test('has records that are visible and records that are not', () => {
    expect(rows.length).toBeGreaterThan(0);
    expect(calls.length).toBeGreaterThan(0);
  });

  test('is readable by those who may see it and by nobody else', async () => {
    const wrong: string[] = [];
    const records = calls.filter(({ call }) => (call.method === 'GET' || call.method === 'HEAD') && isRecord(call.path));
    for (const { call, title } of records) {
      for (const row of rows) {
        await Promise.all(
          viewers.map(async (viewer) => {
            const { status } = await api.send(call.method, buildPath(call, row, randomUUID()), credentials(viewer));
            const expected = !mayCall(viewer, call) ? (viewer === 'anonymous' ? 401 : 403) : row.seenBy(viewer) ? 200 : 404;
            if (status !== expected) wrong.push(`${title} ${row.id} as ${viewer}: ${status} instead of ${expected}`);
          }),
        );
      }
    }
    expect(wrong).toEqual([]);
  });

  test('shows its sub-resources to nobody who may not see it', async () => {
    const wrong: string[] = [];
    const reads = calls.filter(({ call }) => (call.method === 'GET' || call.method === 'HEAD') && !isRecord(call.path));
    await forEachUnseen(rows, async (viewer, row) => {
      for (const { call, title } of reads) {
        const { status, text } = await api.send(call.method, buildPath(call, row, '1'), credentials(viewer));
        const told = call.method !== 'HEAD' && text.includes(row.id) && !text.includes('"instance"');
        if (!NOT_SEEN.includes(status) || told) wrong.push(`${title} ${row.id} as ${viewer}: ${status}`);
        if (mayCall(viewer, call) && status !== 404) wrong.push(`${title} ${row.id} as ${viewer}: ${status} instead of 404`);
      }
    });
    expect(wrong).toEqual([]);
  });

  test('returns its sub-resources to those who may see it, without errors and without other records', async () => {
    const wrong: string[] = [];
    const reads = calls.filter(({ call }) => call.method === 'GET' && !isRecord(call.path));
    for (const viewer of viewers) {
      const row = rows.find((one) => one.seenBy(viewer));
      if (!row) continue;
      await Promise.all(
        reads.map(async ({ call, title }) => {
          const { status, text, body } = await api.send('GET', buildPath(call, row, '1'), credentials(viewer));
          if (status >= 500) wrong.push(`${title} ${row.id} as ${viewer}: ${status} ${text.slice(0, 200)}`);
          const leaks = status === 200 ? findLeaks({ text, body }, viewer, loaded) : [];
          if (leaks.length > 0) wrong.push(`${title} ${row.id} shows ${viewer} ${leaks.slice(0, 3).join(', ')}`);
        }),
      );
    }
    expect(wrong).toEqual([]);
  });
});
