import { apiVersions } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { describeApi } from './describeApi.ts';
import { findBreaks } from './findBreaks.ts';

const folder = new URL('released/', import.meta.url);
const [newest = ''] = readdirSync(folder).toSorted().toReversed();
const released = JSON.parse(brotliDecompressSync(readFileSync(new URL(newest, folder))).toString('utf8'));
const today = describeApi();

/** A break needs a version of its own in `apiVersions` and the changelog, and what serves the version before. */
test('programs written for the last release work still, or the API has a newer version', () => {
  const breaks = findBreaks(released, today);
  const hasNewerVersion = `${apiVersions[0]}.json.br` > newest;
  expect(hasNewerVersion ? [] : breaks).toEqual([]);
});

const call = (document: typeof today, path: string, method: string) => Object(document.paths[path])[method];
const body = (document: typeof today) => call(document, '/v3/partners', 'post').requestBody.content['application/json'].schema;
const partner = (document: typeof today) => Object(document.components.schemas['Partner']);

test.each<[string, (document: typeof today) => unknown, string]>([
  ['a call', (one) => delete Object(one.paths['/v3/partners/{id}']).get, 'GET /v3/partners/{id} is gone'],
  ['a parameter', (one) => call(one, '/v3/partners', 'get').parameters.pop(), 'GET /v3/partners: parameter'],
  ['a newly required field', (one) => body(one).required.push('website'), 'POST /v3/partners: body.website is required now'],
  ['a field of a request', (one) => delete body(one).properties.website, 'POST /v3/partners: body.website is gone'],
  ['the type of a request', (one) => (body(one).properties.website = { type: 'integer' }), 'body.website has'],
  ['a length', (one) => (body(one).properties.displayName.maxLength = 3), 'body.displayName has a narrower maxLength'],
  ['a field of an answer', (one) => delete partner(one).properties.displayName, 'GET /v3/partners: reply.items[].displayName is gone'],
  ['the type of an answer', (one) => (partner(one).properties.displayName = { type: 'integer' }), 'reply.displayName has another type'],
  ['what an answer always had', (one) => partner(one).required.splice(0, 1), 'may be absent now'],
  [
    'a value',
    (one) => call(one, '/v3/partners/{id}/status', 'put').requestBody.content['application/json'].schema.properties.status.enum.pop(),
    'body.status takes fewer values',
  ],
])('%s that goes or narrows is found', (_, change, what) => {
  const changed = structuredClone(today);
  change(changed);
  expect(findBreaks(today, changed).join('\n')).toContain(what);
});

test.each<[string, (document: typeof today) => unknown]>([
  ['a new call', (one) => (one.paths['/v3/more'] = one.paths['/v3/partners'])],
  ['a field that may be sent', (one) => (body(one).properties.more = { type: 'string' })],
  ['a field of an answer', (one) => (partner(one).properties.more = { type: 'string' })],
  ['a value of an answer', (one) => partner(one).properties.status.enum.push('RESTING')],
])('%s is no break', (_, change) => {
  const changed = structuredClone(today);
  change(changed);
  expect(findBreaks(today, changed)).toEqual([]);
});
