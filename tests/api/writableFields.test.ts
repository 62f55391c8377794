import { expect, test } from '@jest/globals';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { everyCall } from '../builders/everyCall.ts';
import { startForViewers } from '../builders/startForViewers.ts';
import { buildPath, credentials, mayCall, pickSample, ruleForPath, viewers } from '../builders/visibility.ts';

const { api, loaded } = await startForViewers();

let tried = 0;
type JsonSchema = z.core.JSONSchema.JSONSchema;
/** What a change says besides the values of fields, and `destinations`, which the server completes from their names. */
const control = new Set(['id', 'version', 'changeNote', 'restoredFrom', 'force', 'destinations']);
const Own = z.record(z.string(), z.unknown());

const puts = everyCall.flatMap(({ call, title }) => {
  const read = everyCall.find((one) => one.call.method === 'GET' && one.call.path === call.path)?.call;
  const isRecord = read?.reply instanceof z.ZodObject && !('items' in read.reply.shape);
  return call.method === 'PUT' && call.body instanceof z.ZodObject && isRecord ? [{ title, call, read }] : [];
});

test.each(puts)('$title sets each field it accepts, or rejects it by name', async ({ call, read }) => {
  const { properties = {} } = call.body ? z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }) : {};
  const rule = ruleForPath(call.path);
  const rows = rule ? pickSample(loaded.get(rule) ?? []) : [];
  const wrong: string[] = [];
  for (const viewer of viewers.filter((one) => mayCall(one, call) && mayCall(one, read))) {
    const row = rows.find((one) => one.seenBy(viewer));
    const address = row ? buildPath(call, row, '1') : call.path;
    if (address.includes('{')) continue;
    for (const [name, schema] of Object.entries(properties)) {
      const { body, status } = await api.send('GET', address, credentials(viewer));
      if (status !== 200 || control.has(name) || typeof schema !== 'object' || schema.readOnly === true) continue;
      const own = Own.parse(body);
      const value = anotherValue(own[name], schema);
      if (!(name in own) || value === undefined) continue;
      const send = (sent: unknown) => {
        const id = 'id' in own ? { id: own['id'] } : {}; // some calls require it
        return api.send('PUT', address, { ...credentials(viewer), body: { ...id, [name]: sent } });
      };
      const put = await send(value);
      const after = Own.catch({}).parse((await api.send('GET', address, credentials(viewer))).body);
      if (put.status === 200 && isDeepStrictEqual(after[name], own[name])) wrong.push(`${viewer}: 200 for another ${name}, and it stays`);
      if (put.status === 200) await send(own[name]);
      const isNamed = put.problem?.errors?.every(({ pointer }) => pointer.startsWith('/'));
      if (put.status === 422 && !isNamed) wrong.push(`${viewer}: ${name} is not named: ${put.problem.message}`);
      tried += put.status === 200 ? 1 : 0;
    }
  }
  expect(wrong).toEqual([]);
});

test('most fields were set', () => expect(tried).toBeGreaterThan(200));

/** Another value that fits a schema; undefined if none is easily found. */
function anotherValue(value: unknown, schema: JsonSchema): unknown {
  const choices = schema.anyOf?.filter((one) => typeof one === 'object' && one.type !== 'null') ?? [schema];
  const [one] = choices;
  if (typeof one !== 'object') return undefined;
  if (one.enum) return one.enum.find((other) => other !== value);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value > 0 ? value - 1 : value + 1;
  if (Array.isArray(value)) return value.length > 0 ? value.slice(1) : undefined;
  if (typeof value === 'string' && one.type === 'string' && !one.pattern && !one.format && Number.isNaN(Date.parse(value)))
    return `${value} x`;
  if (value === null) return undefined;
  return choices.length < (schema.anyOf?.length ?? 1) ? null : undefined;
}
