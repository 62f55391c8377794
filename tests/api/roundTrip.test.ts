import { type Call, field } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { everyCall } from '../builders/everyCall.ts';
import { otherThan } from '../builders/otherThan.ts';
import { insertPrivateRows } from '../builders/privateRows.ts';
import { startForViewers } from '../builders/startForViewers.ts';
import { buildPath, mayCall, pickSample, credentials, ruleForPath, type ProtectedRecord, viewers } from '../builders/visibility.ts';

/** URLs of images as the demo data has them. */
const { api, loaded } = await startForViewers({ env: { PHOTOS_ORIGIN_LOCAL: 'http://localhost:8300' }, addRows: insertPrivateRows });

const theOnly: ProtectedRecord = { id: randomUUID(), parent: null, version: null, seenBy: () => true };
let forgeries = 0;
const puts = everyCall.flatMap(({ call, title }) => {
  const read = everyCall.find((one) => one.call.method === 'GET' && one.call.path === call.path)?.call;
  const isRecord = read?.reply instanceof z.ZodObject && !('items' in read.reply.shape);
  const changes = call.body instanceof z.ZodObject && Object.keys(call.body.shape).some((name) => name !== 'version'); // otherwise it is an action
  return call.method === 'PUT' && call.body && changes && read && isRecord ? [{ title, call, read }] : [];
});

test.each(puts)(
  '$title accepts its own answer, changes nothing, and rejects another value of each read-only field by name',
  async ({ call, read }) => {
    const rule = ruleForPath(call.path);
    const rows = rule ? pickSample(loaded.get(rule) ?? []) : call.path.includes('{') ? [] : [theOnly];
    const readOnly = listReadOnly(call);
    const wrong: string[] = [];
    let answered = 0;
    for (const viewer of viewers.filter((one) => mayCall(one, call) && mayCall(one, read))) {
      const row = rows.find((one) => one.seenBy(viewer));
      if (!row) continue;
      const address = buildPath(call, row, '1');
      const before = await api.send('GET', address, credentials(viewer));
      if (before.status !== 200) continue;
      const own = z.record(z.string(), z.unknown()).parse(before.body);
      const put = await api.send('PUT', address, { ...credentials(viewer), body: own });
      const after = await api.send('GET', address, credentials(viewer));
      const refused = put.status === 403 || put.status === 409; // read-only callers, and closed records
      const told = put.problem?.errors?.map(({ pointer, code }) => `${pointer} ${code}`).join() ?? put.problem?.message;
      if (put.status !== 200 && !refused) wrong.push(`${viewer} ${row.id}: ${put.status} ${told}`);
      const changed = Object.keys(own).filter((name) => !isDeepStrictEqual(Reflect.get(Object(after.body), name), own[name]));
      if (changed.length > 0) wrong.push(`${viewer} ${row.id}: ${changed.join()} changed`);
      if (put.status !== 200) continue;
      answered += 1;
      for (const name of readOnly) {
        const id = 'id' in own && name !== 'id' ? { id: own['id'] } : {}; // some calls require it
        for (const restored of [
          {},
          ...(call.body instanceof z.ZodObject && 'restoredFrom' in call.body.shape ? [{ restoredFrom: 1 }] : []),
        ]) {
          const body = { ...id, ...restored, [name]: otherThan(own[name]) };
          const forged = await api.send('PUT', address, { ...credentials(viewer), body });
          const isNamed = forged.status === 422 && forged.problem?.errors?.some(({ field }) => field === name);
          if (!isNamed) wrong.push(`${viewer} ${row.id}: ${forged.status} for another ${name} ${Object.keys(restored).join()}`);
        }
      }
      for (const { body, pointer } of listForgeries(own, own, '')) {
        const forged = await api.send('PUT', address, { ...credentials(viewer), body });
        const isNamed = forged.status === 422 && forged.problem?.errors?.some((error) => error.pointer === pointer);
        if (!isNamed) wrong.push(`${viewer} ${row.id}: ${forged.status} for another ${pointer}`);
        forgeries += 1;
      }
    }
    expect(wrong).toEqual([]);
    if (rows.length > 0) expect(answered).toBeGreaterThan(0);
  },
);

test('fields of images and of checklist items were tried', () => expect(forgeries).toBeGreaterThan(30));

/** Bodies with one field of a nested object changed that belongs to something else: of an image, and of a checklist item. */
function listForgeries(value: unknown, whole: Record<string, unknown>, pointer: string): { body: unknown; pointer: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const foreign = ['alt', 'dominantColor', 'doneById'].filter((name) => pointer !== '' && isForeign(value, name));
  const forged = foreign.map((name) => ({
    body: replaceAt(whole, `${pointer}/${name}`, otherThan(Reflect.get(value, name))),
    pointer: `${pointer}/${name}`,
  }));
  return [...forged, ...Object.entries(value).flatMap(([key, one]) => listForgeries(one, whole, `${pointer}/${key}`))];
}

function isForeign(value: object, name: string): boolean {
  return name in value && (name === 'doneById' ? 'templateKey' in value : 'srcSet' in value);
}

function replaceAt(whole: unknown, pointer: string, value: unknown): unknown {
  const copy: unknown = structuredClone(whole);
  const steps = pointer.split('/').slice(1);
  const parent = steps.slice(0, -1).reduce<unknown>((one, step) => Reflect.get(Object(one), step), copy);
  Reflect.set(Object(parent), steps.at(-1) ?? '', value);
  return copy;
}

function listReadOnly(call: Call): string[] {
  const { properties = {} } = call.body ? z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }) : {};
  return Object.entries(properties).flatMap(([name, one]) =>
    typeof one === 'object' && one.readOnly === true && !field.computedFields.has(name) ? [name] : [],
  );
}
