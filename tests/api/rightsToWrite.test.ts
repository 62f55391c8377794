import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { everyCall } from '../builders/everyCall.ts';
import { insertPrivateRows } from '../builders/privateRows.ts';
import { sampleBody } from '../builders/sampleBodies.ts';
import { startForViewers } from '../builders/startForViewers.ts';
import { buildPath, forEachUnseen, loadProtectedRecords, pickSample, credentials, ruleForPath } from '../builders/visibility.ts';
import { silentCalls } from './openCalls.data.ts';
import { visibilityRules } from './rights.data.ts';

const { server, api, loaded } = await startForViewers({ addRows: insertPrivateRows });

test.each(visibilityRules)('$entity cannot be changed by anybody who may not see it', async (rule) => {
  const wrong: string[] = [];
  const rows = pickSample(loaded.get(rule) ?? []);
  const writes = everyCall.filter(
    ({ call, title }) => call.method !== 'GET' && call.method !== 'HEAD' && ruleForPath(call.path) === rule && !silentCalls.includes(title),
  );
  await forEachUnseen(rows, async (viewer, row) => {
    for (const { call, title } of writes) {
      const body = call.body ? { body: sampleBody(call) } : {};
      const { status } = await api.send(call.method, buildPath(call, row, randomUUID()), { ...credentials(viewer), ...body });
      if (status < 400 || status >= 500) wrong.push(`${title} ${row.id} as ${viewer}: ${status}`);
    }
  });
  expect(wrong).toEqual([]);
  const after = new Map((await loadProtectedRecords(server.databaseUrl)).get(rule)?.map((row) => [row.id, row.version]));
  expect(rows.filter((row) => after.get(row.id) !== row.version).map(({ id }) => id)).toEqual([]);
});
