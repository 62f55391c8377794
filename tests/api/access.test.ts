import { afterAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createApi } from '../builders/api.ts';
import { personWithAccess, peopleWithoutAccess } from '../builders/callerKinds.ts';
import { everyCall } from '../builders/everyCall.ts';
import { sampleBody } from '../builders/sampleBodies.ts';
import { startServer } from '../builders/server.ts';
import { openCalls, silentCalls } from './openCalls.data.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const filled = (path: string, id: string) => path.replaceAll(/\{\w+\}/g, id);

test('the calls open to everybody are exactly those listed', () => {
  const open = everyCall.filter(({ call }) => call.access.includes('anonymous')).map(({ title }) => title);
  expect(open.toSorted()).toEqual([...openCalls].toSorted());
});

const closed = everyCall.filter(({ title }) => !openCalls.includes(title));

test.each(closed)('$title answers 401 without a token', async ({ call }) => {
  const { status, headers, problem } = await api.send(
    call.method,
    filled(call.path, randomUUID()),
    call.body ? { body: sampleBody(call) } : {},
  );
  expect(status).toBe(401);
  expect(headers.get('WWW-Authenticate')).toContain('Bearer');
  if (call.method !== 'HEAD') expect(problem).toMatchObject({ errorCode: 'auth.required', httpStatus: 401, code: 401 });
});

test.each(closed)('$title answers 401 to an unknown and to a malformed token', async ({ call }) => {
  for (const token of ['nonsense', 'x'.repeat(2000), '﷽'.replace(/./g, 'a')]) {
    const { status } = await api.send(call.method, filled(call.path, randomUUID()), { headers: { Authorization: `Bearer ${token}` } });
    expect(status).toBe(401);
  }
});

describe('callers without the right', () => {
  const restricted = everyCall.filter(({ call }) => peopleWithoutAccess(call).length > 0);
  test.each(restricted)('$title answers 403', async ({ call }) => {
    for (const as of peopleWithoutAccess(call)) {
      const { status, problem } = await api.send(call.method, filled(call.path, randomUUID()), {
        as,
        ...(call.body ? { body: sampleBody(call) } : {}),
      });
      expect({ as, status }).toEqual({ as, status: 403 });
      if (call.method !== 'HEAD') expect(problem).toMatchObject({ errorCode: 'auth.forbidden', httpStatus: 403 });
    }
  });
});

describe('malformed ids', () => {
  const withId = everyCall
    .filter(({ title }) => !silentCalls.includes(title))
    .filter(({ call }) => call.path.replace(/\{\w*[fF]ragment\}/, '').includes('{')); // a fragment of a name is not an id
  const ids = [
    randomUUID(),
    '0',
    '-1',
    'null',
    'undefined',
    '1e309',
    "'%20OR%201=1--",
    '%00',
    '%F0%9F%92%A9',
    '%ED%A0%80',
    '%E0%A4%A',
    '..%2f..%2fetc',
    '__proto__',
    'constructor',
    '00000000-0000-0000-0000-000000000000',
    'F'.repeat(36),
    'a'.repeat(3000),
  ];
  test.each(withId)('$title answers 404 to anything that is not an id', async ({ call }) => {
    const as = personWithAccess(call);
    const options = { as, ...(call.body ? { body: sampleBody(call) } : {}) };
    const statuses = await Promise.all(
      ids.map(async (id) => [id.slice(0, 40), (await api.send(call.method, filled(call.path, id), options)).status]),
    );
    expect(Object.fromEntries(statuses)).toEqual(Object.fromEntries(ids.map((id) => [id.slice(0, 40), 404])));
  });
});

test('an unknown path answers 404, a known path with another method 405 with Allow, both as problems', async () => {
  expect(await api.send('GET', '/v3/nothing_here')).toMatchObject({ status: 404, problem: { errorCode: 'resource.notFound' } });
  const wrongMethod = await api.send('PATCH', '/v3/countries', { body: {} });
  expect(wrongMethod).toMatchObject({ status: 405, problem: { errorCode: 'method.notAllowed' } });
  expect(wrongMethod.headers.get('Allow')).toBe('GET, HEAD');
});
