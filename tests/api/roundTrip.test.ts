import type { Call } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { createApi } from '../builders/api.ts';
import { everyCall } from '../builders/everyCall.ts';
import { insertPrivateRows } from '../builders/privateRows.ts';
import { startServer } from '../builders/server.ts';
import {
  buildPath,
  loadProtectedRecords,
  mayCall,
  pickSample,
  credentials,
  ruleForPath,
  signInAll,
  type ProtectedRecord,
  viewers,
} from '../builders/visibility.ts';

/** URLs of images as the demo data has them. */
const server = await startServer({ env: { PHOTOS_ORIGIN_LOCAL: 'http://localhost:8300' } });
const api = createApi(server);
afterAll(() => server.stop());
await insertPrivateRows(server.databaseUrl);
await signInAll(api);
const loaded = await loadProtectedRecords(server.databaseUrl);

const theOnly: ProtectedRecord = { id: randomUUID(), parent: null, version: null, seenBy: () => true };
const puts = everyCall.flatMap(({ call, title }) => {
  const read = everyCall.find((one) => one.call.method === 'GET' && one.call.path === call.path)?.call;
  const isRecord = read?.reply instanceof z.ZodObject && !('items' in read.reply.shape);
  const changes = call.body instanceof z.ZodObject && Object.keys(call.body.shape).some((name) => name !== 'version'); // otherwise it is an action
  return call.method === 'PUT' && call.body && changes && read && isRecord ? [{ title, call, read }] : [];
});

test.each(puts)('$title accepts its own answer and changes nothing, whatever the read-only fields say', async ({ call, read }) => {
  const rule = ruleForPath(call.path);
  const rows = rule ? pickSample(loaded.get(rule) ?? []) : call.path.includes('{') ? [] : [theOnly];
  const wrong: string[] = [];
  let answered = 0;
  for (const viewer of viewers.filter((one) => mayCall(one, call) && mayCall(one, read))) {
    const row = rows.find((one) => one.seenBy(viewer));
    if (!row) continue;
    const address = buildPath(call, row, '1');
    const before = await api.send('GET', address, credentials(viewer));
    if (before.status !== 200) continue;
    const own = z.record(z.string(), z.unknown()).parse(before.body);
    for (const [what, body] of [
      ['as it is', own],
      ['with other read-only fields', tampered(call, own)],
    ] as const) {
      const put = await api.send('PUT', address, { ...credentials(viewer), body });
      const after = await api.send('GET', address, credentials(viewer));
      const refused = put.status === 403 || put.status === 409; // read-only callers, and closed records
      const told = put.problem?.errors?.map(({ pointer, code }) => `${pointer} ${code}`).join() ?? put.problem?.message;
      if (put.status !== 200 && !refused) wrong.push(`${viewer} ${row.id} ${what}: ${put.status} ${told}`);
      const changed = Object.keys(own).filter((name) => !isDeepStrictEqual(Reflect.get(Object(after.body), name), own[name]));
      if (changed.length > 0) wrong.push(`${viewer} ${row.id} ${what}: ${changed.join()} changed`);
      if (put.status === 200) answered += 1;
    }
  }
  expect(wrong).toEqual([]);
  if (rows.length > 0) expect(answered).toBeGreaterThan(0);
});

/** The response with another value in every field that the body declares as ignored. */
function tampered(call: Call, own: Record<string, unknown>): Record<string, unknown> {
  const { properties = {} } = call.body ? z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }) : {};
  const ignored = Object.entries(properties).filter(([, one]) => typeof one === 'object' && one.readOnly === true);
  return { ...own, ...Object.fromEntries(ignored.map(([name]) => [name, otherThan(own[name])])) };
}

function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return ['admin'];
  if (typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)) return randomUUID();
  if (typeof value === 'string' && !Number.isNaN(Date.parse(value))) return '2001-01-01T00:00:00.000Z';
  return 'ADMIN';
}
