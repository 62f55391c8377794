import { callers, successStatus } from '@farwend/api-contract';
import { describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { everyCall } from '../builders/everyCall.ts';
import { addedCalls, servedCalls } from './servedCalls.data.ts';

const specification = new URL('../../../shared/spec/calls.tsv', import.meta.url);

test('the contract serves exactly the calls of this release', () => {
  expect(everyCall.map(({ title }) => title).toSorted()).toEqual([...servedCalls, ...addedCalls].toSorted());
});

test('no two calls share method and path, however their parameters are named', () => {
  const shapes = everyCall.map(({ title }) => title.replace(/\{\w+\}/g, '{}'));
  expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
});

const testWithSpecification = existsSync(specification) ? test : test.skip;
testWithSpecification('every call of the specification is served, and nothing is said to be of it that is not', () => {
  const listed = readFileSync(specification, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t').slice(0, 2).join(' '));
  const onPhotosHost = 'POST /photos/search';
  expect([...servedCalls, onPhotosHost].toSorted()).toEqual(listed.toSorted());
});

describe.each(everyCall)('$title', ({ call }) => {
  test('has a summary that reads as a heading', () => {
    expect(call.summary).toMatch(/^[A-Z][^.]{5,79}$/);
  });

  test('lists the kinds of callers that may call it, each once', () => {
    expect(call.access.length).toBeGreaterThan(0);
    expect(call.access.filter((caller) => !callers.includes(caller))).toEqual([]);
    expect(new Set(call.access).size).toBe(call.access.length);
  });

  test('has the properties that its method allows', () => {
    const readOnly = call.method === 'GET' || call.method === 'HEAD';
    expect(call.path).toMatch(/^\/v[23]\/[a-z_]+(?:\/(?:\{\w+\}|[a-zA-Z_]+))*\/?$/);
    expect({ body: call.body !== undefined }).toEqual({ body: !readOnly && call.method !== 'DELETE' && call.body !== undefined });
    expect({ reply: call.reply !== undefined }).toEqual({ reply: call.method !== 'HEAD' && call.reply !== undefined });
    expect([200, 201, 202, 204]).toContain(successStatus(call));
    if (call.method === 'GET') expect(call.reply).toBeDefined();
    // a POST that only reads must declare it: a search in a transaction would hold two connections
    const asks = call.method === 'POST' && /^\/v3\/\w+_(?:searches|histograms|counts)$/.test(call.path);
    expect({ reads: call.reads === true }).toEqual({ reads: asks });
  });

  test('has an example that its body schema accepts', () => {
    if (call.example === undefined) return;
    expect(call.body?.safeParse(call.example)).toMatchObject({ success: true });
  });
});
