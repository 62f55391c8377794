import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { rateLimitClasses } from '../../bff/src/kernel/rateLimits.ts';
import { type ApiResponse, createApi } from '../builders/api.ts';
import { eventually } from '../builders/eventually.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';
import { tripRequestBody } from '../builders/tripRequest.ts';

const server = await startServer({ env: { RATE_LIMITS: 'on' } });
const api = createApi(server);
afterAll(() => server.stop());

function expectLimited({ status, problem, headers }: ApiResponse<unknown>): void {
  expect({ status, errorCode: problem.errorCode }).toEqual({ status: 429, errorCode: 'rate.limited' });
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(headers.get('RateLimit-Policy')).toMatch(/^"\w+";q=\d+;w=\d+$/);
  expect(headers.get('RateLimit')).toMatch(/^"\w+";r=0;t=\d+$/);
}

test('responses report the remaining requests', async () => {
  const left = async () =>
    Number(/r=(\d+)/.exec((await api.call(contract.countries.list, { query: { limit: 1 } })).headers.get('RateLimit') ?? '')?.[1]);
  await eventually(async () => {
    const first = await left();
    expect(await left()).toBe(first - 1); // unless the minute ended between the two
  });
});

test('three requests an hour are accepted without a captcha, more with one', async () => {
  for (let count = 0; count < 3; count += 1)
    expect((await api.call(contract.tripRequests.create, { body: tripRequestBody() })).status).toBe(201);
  expectLimited(await api.call(contract.tripRequests.create, { body: tripRequestBody() }));
  expect((await api.call(contract.tripRequests.create, { body: tripRequestBody(), captcha: 'tripRequest' })).status).toBe(201);
});

const newDevice = () => ({ Cookie: `did=${randomUUID()}` });
const submit = (headers: Record<string, string>) =>
  api.call(contract.tripRequests.create, { body: tripRequestBody(), captcha: 'tripRequest', headers });

test('page views, events and drafts leave a trip request its points', async () => {
  const headers = newDevice();
  const page = { pageId: 'home', pageType: 'home', path: '/', deviceId: 'device-0001', sessionId: 'session-0001' };
  for (let count = 0; count < 25; count += 1) {
    expect((await api.call(contract.views.create, { body: page, headers })).status).toBe(201);
    expect((await api.call(contract.events.create, { body: { type: 'PageVisited', data: { pageId: 'home' } }, headers })).status).toBe(202);
  }
  const formId = randomUUID();
  for (let count = 0; count < 5; count += 1) {
    const body = tripRequestBody({ formId, status: 'DRAFT' });
    expect((await api.call(contract.tripRequests.create, { body, captcha: 'tripRequest', headers })).status).toBe(201);
  }
  expect((await submit(headers)).status).toBe(201);
});

test('fifty people behind one address can each send a request, one device cannot send as many', async () => {
  for (let count = 0; count < 50; count += 1) expect((await submit(newDevice())).status).toBe(201);
  const headers = newDevice();
  for (let count = 0; count < 10; count += 1) expect((await submit(headers)).status).toBe(201);
  expectLimited(await submit(headers));
});

test('one address submits at most a hundred requests an hour, whatever its devices', async () => {
  const { status, headers } = await submit(newDevice());
  expect([status, headers.get('RateLimit-Policy')]).toEqual([201, '"formAddress";q=1200;w=60']);
  const counted = "UPDATE rate_limits SET points = 100 WHERE key LIKE 'tripRequestAddress:%' RETURNING points";
  expect(await query(server.databaseUrl, counted)).toHaveLength(1);
  const refused = await submit(newDevice());
  expectLimited(refused);
  expect(refused.headers.get('RateLimit-Policy')).toBe('"tripRequestAddress";q=100;w=3600');
});

test('docs/interface.md states every limit as it is', async () => {
  const page = await readFile(new URL('../../docs/interface.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)`[^|]*\| ([\d,]+) per (minute|hour) \|/gm)];
  const stated = rows.map(([, name, points = '', unit]) => [
    name,
    { points: Number(points.replace(',', '')), duration: unit === 'hour' ? 3600 : 60 },
  ]);
  const limits = Object.entries(rateLimitClasses).map(([name, { points, duration }]) => [name, { points, duration }]);
  expect(Object.fromEntries(stated)).toEqual(Object.fromEntries(limits));
});

test('page views of one device are limited', async () => {
  const headers = newDevice();
  const page = { pageId: 'home', pageType: 'home', path: '/', deviceId: 'device-0001', sessionId: 'session-0001' };
  for (let count = 0; count < 60; count += 1) await api.call(contract.views.create, { body: page, headers });
  expectLimited(await api.call(contract.views.create, { body: page, headers }));
});

test('the email about a submitted request can be resent three times an hour', async () => {
  const ask = () => api.call(contract.guestTripRequests.resend, { params: { id: '01890000-0000-7000-8000-00000000dead' }, body: {} });
  for (let count = 0; count < 3; count += 1) expect((await ask()).status).toBe(202);
  expectLimited(await ask());
});

test('five lookups of email addresses an hour are answered', async () => {
  const ask = () => api.call(contract.travelers.status, { params: { id: 'dana@example.com' }, captcha: 'travelerStatus' });
  for (let count = 0; count < 5; count += 1) expect((await ask()).status).toBe(200);
  expectLimited(await ask());
  // in the shared store: without a database each node would count in memory
  const counted = await query<{ points: number }>(server.databaseUrl, "SELECT points FROM rate_limits WHERE key LIKE 'emailCheck:%'");
  expect(counted).toEqual([{ points: 6 }]);
});

test('ten sign-ins a minute are accepted from one address, right or wrong', async () => {
  const attempt = (name: string) =>
    api.call(contract.tokens.create, { body: { username: `${name}@example.com`, password: 'not-the-password' } });
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await attempt(`nobody${count}`)).status);
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
  expectLimited(await attempt('somebody'));
});
