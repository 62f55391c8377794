import { type Call, contract, problems } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { type Answer, apiOf, type SendOptions } from '../builders/api.ts';
import { rightPerson } from '../builders/callers.ts';
import { everyCall } from '../builders/everyCall.ts';
import { sampleBody } from '../builders/sampleBodies.ts';
import { startServer } from '../builders/server.ts';
import { tripRequestBody } from '../builders/tripRequest.ts';

const server = await startServer();
const api = apiOf(server);
afterAll(() => server.stop());
const ids = new Map<string, string>();

beforeAll(async () => {
  const made = await api.call(contract.tripRequests.create, { body: tripRequestBody(), captcha: 'tripRequest' });
  ids.set('/v3/trip_requests', made.body.id);
  for (const list of [contract.travelers.list, contract.travelerProfiles.list, contract.countrySettings.list, contract.destinations.list]) {
    const { body } = await api.send('GET', list.path, { as: 'admin', query: { limit: 1 } });
    const [first] = z.object({ items: z.array(z.object({ id: z.string() })) }).parse(body).items;
    if (first) ids.set(list.path, first.id);
  }
  const view = await api.call(contract.views.create, {
    body: { pageId: 'home', pageType: 'home', path: '/', deviceId: 'device-0001', sessionId: 'session-0001' },
  });
  ids.set('/v2/views', view.body.id);
});

/** The path with the id of a record that is there, so that the body is what is wrong. */
function pathOf({ path }: Call): string {
  const id = [...ids].find(([start]) => path.startsWith(`${start}/`))?.[1];
  return path.replaceAll(/\{\w+\}/g, id ?? '018f0000-0000-7000-8000-000000000000');
}

function sendBody(call: Call, rawBody: string | Uint8Array<ArrayBuffer>, options: SendOptions = {}): Promise<Answer<unknown>> {
  const open = call.access.includes('anonymous');
  return api.send(call.method, pathOf(call), {
    ...(open ? {} : { as: rightPerson(call) }),
    rawBody,
    ...options,
    headers: { 'Content-Type': 'application/json', ...options.headers },
  });
}

function expectProblem(answer: Answer<unknown>): void {
  const { status, problem } = answer;
  expect(answer.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8');
  expect(Object.keys(problems)).toContain(problem.errorCode);
  expect(problem).toMatchObject({ status, httpStatus: status, code: status, requestId: answer.headers.get('X-Request-Id') });
  expect(problem.message).toBe(problem.detail);
}

const withBody = everyCall.filter(({ call }) => call.body !== undefined);
const nested = (depth: number) => `${'{"and":['.repeat(depth)}${']}'.repeat(depth)}`;

const unreadable: [what: string, body: string | Uint8Array<ArrayBuffer>, status: number][] = [
  ['half an object', '{"status": "PEND', 400],
  ['words', 'status=PENDING', 400],
  ['a key twice', '{"email": "a@example.com", "email": "b@example.com"}', 400],
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

describe('bodies that cannot be read', () => {
  test.each(withBody)('$title refuses each with its status', async ({ call }) => {
    const answers: [string, number][] = [];
    for (const [what, body] of unreadable) {
      const answer = await sendBody(call, body);
      answers.push([what, answer.status]);
      expectProblem(answer);
    }
    expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(unreadable.map(([what, , status]) => [what, status])));
  });

  test.each(withBody)('$title takes JSON only', async ({ call }) => {
    const body = JSON.stringify(sampleBody(call));
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonx']) {
      if (call.form && type.includes('form-urlencoded')) continue; // the one kind of call that takes forms
      const answer = await sendBody(call, body, { headers: { 'Content-Type': type } });
      expect({ type, status: answer.status }).toEqual({ type, status: 415 });
      expectProblem(answer);
    }
  });
});

test.each(withBody)('$title names a field it does not know', async ({ call }) => {
  const sample = z.record(z.string(), z.unknown()).parse(sampleBody(call));
  const answer = await sendBody(call, JSON.stringify({ ...sample, isAdmin: true }));
  expect(answer).toMatchObject({
    status: 422,
    problem: { errorCode: 'validation.failed', errors: [{ pointer: '/isAdmin', field: 'isAdmin', code: 'unknown' }] },
  });
});

describe('values nobody expects', () => {
  const nasty = fc.oneof(
    fc.constantFrom<unknown>(
      'a\0b',
      '\ud800',
      '\udfff lone',
      '',
      ' ',
      "' OR 1=1 --",
      '$1',
      '%',
      '../../etc/passwd',
      '<script>alert(1)</script>',
      'x'.repeat(10_000),
      '2027-02-30',
      '9999-99-99T99:99:99Z',
      '0001-01-01',
      '+275760-09-13T00:00:00.000Z',
      -1,
      0.1,
      2_147_483_648,
      1e300,
      Number.MAX_SAFE_INTEGER + 2,
      -0,
      null,
      true,
      [],
      {},
      [null],
      [[[]]],
      { $ne: null },
      { eq: { eq: null } },
      Array.from({ length: 900 }, () => 1),
    ),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.jsonValue({ maxDepth: 4 }),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  );

  test.each(withBody)(
    '$title never fails on them',
    async ({ call }) => {
      const names = fieldNames(call);
      const sample = z.record(z.string(), z.unknown()).parse(sampleBody(call));
      const body = fc
        .dictionary(fc.constantFrom(...names), nasty, { minKeys: 1, maxKeys: 3 })
        .chain((odd) => fc.boolean().map((onTop) => (onTop ? { ...sample, ...odd } : odd)));
      await fc.assert(
        fc.asyncProperty(body, async (value) => {
          const answer = await sendBody(call, JSON.stringify(value));
          expect(answer.status).toBeLessThan(500);
          if (answer.status < 400) return;
          expectProblem(answer);
          if (answer.status === 422 && answer.problem.errorCode === 'validation.failed') {
            expect(answer.problem.errors?.length).toBeGreaterThan(0);
            for (const error of answer.problem.errors ?? [])
              expect(error).toMatchObject({ pointer: expect.any(String), message: expect.stringMatching(/./) });
          }
        }),
        { numRuns: 20 },
      );
    },
    20_000,
  );
});

describe('queries nobody expects', () => {
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
  test.each(lists)('$title refuses or understands each', async ({ call }) => {
    for (const query of queries) {
      const answer = await api.send('GET', pathOf(call), { as: rightPerson(call), query });
      expect({ query, isFailure: answer.status >= 500 }).toEqual({ query, isFailure: false });
      if (answer.status >= 400) expectProblem(answer);
    }
  });

  test.each(lists)('$title refuses a field given twice', async ({ call }) => {
    const [name = 'limit'] = Object.keys(call.query?.shape ?? {});
    const answer = await api.send('GET', `${pathOf(call)}?${name}=1&${name}=2`, { as: rightPerson(call) });
    expect(answer.status).toBe(400);
    expectProblem(answer);
  });
});

/** Names of the fields of a body, as JSON Schema tells them. */
function fieldNames(call: Call): [string, ...string[]] {
  const schema = call.body && z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' });
  const [first = 'any', ...others] = Object.keys(schema?.properties ?? {});
  return [first, ...others];
}
