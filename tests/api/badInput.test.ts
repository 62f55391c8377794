import { afterAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { createApi } from '../builders/api.ts';
import { createBadRequestSender, expectProblem, callsWithBody } from '../builders/badRequests.ts';
import { personWithAccess } from '../builders/callerKinds.ts';
import { everyCall } from '../builders/everyCall.ts';
import { sampleBody } from '../builders/sampleBodies.ts';
import { startServer } from '../builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());
const { pathOf, sendBody } = await createBadRequestSender(api, server.databaseUrl);

const nested = (depth: number) => `${'{"and":['.repeat(depth)}${']}'.repeat(depth)}`;

const unreadable: [what: string, body: string | Uint8Array<ArrayBuffer>, status: number][] = [
  ['half an object', '{"status": "PEND', 400],
  ['words', 'status=PENDING', 400],
  ['a key twice', '{"email": "a@example.com", "email": "b@example.com"}', 400],
  ['a key twice, once escaped', String.raw`{"email": "a@example.com", "\u0065mail": "b@example.com"}`, 400],
  ['a key twice, far from its colon', `{"email"${' '.repeat(50)}: "a@example.com", "email": "b@example.com"}`, 400],
  ['a key with an unknown escape', String.raw`{"email": "a@example.com", "\q": 1}`, 400],
  ['__proto__', '{"__proto__": {"isAdmin": true}}', 400],
  ['constructor.prototype', '{"constructor": {"prototype": {"isAdmin": true}}}', 400],
  ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]), 400],
  ['nesting of 40', nested(20), 400],
  ['nesting of 100,000', nested(50_000), 400],
  ['2,000 keys', JSON.stringify(Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`k${index}`, index]))), 400],
  ['NaN', '{"totalNights": NaN}', 400],
  ['null', 'null', 422],
  ['a list', '[]', 422],
  ['a text', '"text"', 422],
  ['a number', '42', 422],
  ['2 MB', JSON.stringify({ note: 'x'.repeat(2_000_000) }), 413],
];

describe('unreadable bodies', () => {
  test.each(callsWithBody)('$title rejects each with its own status', async ({ call }) => {
    const answers = await Promise.all(
      unreadable.map(async ([what, body]): Promise<[string, number]> => {
        const answer = await sendBody(call, body);
        expectProblem(answer);
        return [what, answer.status];
      }),
    );
    const { bodyBytes = 0 } = call; // such a body is read, and its unknown field refused
    const expected = unreadable.map(([what, body, status]) => [what, status === 413 && body.length < bodyBytes ? 422 : status]);
    expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(expected));
  });

  test.each(callsWithBody)('$title accepts JSON only', async ({ call }) => {
    const body = JSON.stringify(sampleBody(call));
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonx']) {
      if (call.form && type.includes('form-urlencoded')) continue; // the only kind of call that accepts forms
      const answer = await sendBody(call, body, { headers: { 'Content-Type': type } });
      expect({ type, status: answer.status }).toEqual({ type, status: 415 });
      expectProblem(answer);
    }
  });
});

describe('a far too large body', () => {
  const large = new Uint8Array(12_000_000).fill(97);
  const sent: [how: string, init: () => RequestInit][] = [
    ['at once', () => ({ body: large })],
    ['in parts of unknown number', () => ({ body: new Blob([large]).stream(), duplex: 'half' })],
  ];

  test.each(sent)('is rejected with a problem when sent %s, and the connection stays usable', async (_, init) => {
    for (let time = 0; time < 3; time += 1) {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(`${server.origin}/v3/trip_requests`, { method: 'POST', headers, ...init() });
      expect([answer.status, answer.headers.get('Connection')]).toEqual([413, 'keep-alive']);
      expect(await answer.json()).toMatchObject({ errorCode: 'upload.tooLarge', detail: expect.stringContaining('at most') });
    }
  });
});

test.each(callsWithBody)('$title names an unknown field', async ({ call }) => {
  const sample = z.record(z.string(), z.unknown()).parse(sampleBody(call));
  const answer = await sendBody(call, JSON.stringify({ ...sample, isAdmin: true }));
  expect(answer).toMatchObject({
    status: 422,
    problem: { errorCode: 'validation.failed', errors: [{ pointer: '/isAdmin', field: 'isAdmin', code: 'unknown' }] },
  });
});

describe('unexpected query parameters', () => {
  const lists = everyCall.filter(({ call }) => call.method === 'GET' && call.query !== undefined);
  const queries: Record<string, string>[] = [
    { limit: '0' },
    { limit: '1e9' },
    { limit: 'NaN' },
    { offset: '-1' },
    { offset: '99999999999999999999' },
    { q: '\0' },
    { q: 'x'.repeat(5000) },
    { sort: 'passwordHash' },
    { sort: '-' },
    { 'filter[__proto__]': '1' },
    { hasOwnProperty: '1' },
    { nothing: '1' },
    { fields: '' },
    { action: '\0' },
    { compareTo: '-1' },
    { companyId: "'" },
  ];
  test.each(lists)('$title rejects or understands each of them', async ({ call }) => {
    const check = async (query: Record<string, string>) => {
      const answer = await api.send('GET', pathOf(call), { as: personWithAccess(call), query });
      expect({ query, isFailure: answer.status >= 500 }).toEqual({ query, isFailure: false });
      if (answer.status >= 400) expectProblem(answer);
    };
    await Promise.all(queries.map(check));
  });

  test.each(lists)('$title rejects a repeated parameter', async ({ call }) => {
    const [name = 'limit'] = Object.keys(call.query?.shape ?? {});
    const answer = await api.send('GET', `${pathOf(call)}?${name}=1&${name}=2`, { as: personWithAccess(call) });
    expect(answer.status).toBe(400);
    expectProblem(answer);
  });
});

describe('paths with characters that no path has', () => {
  const paths = [
    '',
    'articles',
    'v3/articles/',
    'sitemap',
    'sitemap-articles',
    'photos',
    'assets/',
    'docs',
    'files/',
    'guides/a',
    'itineraries/',
  ];
  const wrong = ['%00', '%00.xml', 'a%00b', '%EF%BF%BE', '%ED%A0%80', '%', '%E0%A4%A'];
  test.each([
    ['site', server.origin],
    ['photos host', server.photosOrigin],
  ])('the %s does not fail', async (_, origin) => {
    const asked = paths.flatMap((path) => wrong.map((end) => `/${path}${end}`));
    const answers = await Promise.all(
      asked.map(async (path) => ({ path, status: (await fetch(origin + path, { redirect: 'manual' })).status })),
    );
    expect(answers.filter(({ status }) => status < 300 || status >= 500)).toEqual([]);
  });
});
