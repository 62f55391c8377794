import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
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
