import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { type ApiResponse, createApi } from '../builders/api.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';
import { tripRequestBody } from '../builders/tripRequest.ts';

const server = await startServer({ env: { RATE_LIMITS: 'on' } });
const api = createApi(server);
afterAll(() => server.stop());

const fromOwnPage = { Origin: server.origin, 'Sec-Fetch-Site': 'same-origin' };
const cookieOf = ({ headers }: Pick<ApiResponse<unknown>, 'headers'>) =>
  headers.getSetCookie().flatMap((line) => /^did=([^;]+)/.exec(line)?.[1] ?? []);
const sendRequest = (headers: Record<string, string>, key?: string, body = tripRequestBody()) =>
  api.call(contract.tripRequests.create, { body, captcha: 'tripRequest', headers, ...(key === undefined ? {} : { key }) });

describe('the device cookie', () => {
  test('is set by no page and no read', async () => {
    for (const path of ['/', '/trip-request/', '/login/', '/v2/articles', '/v3/captcha', '/v3/users/current'])
      expect([path, cookieOf(await fetch(server.origin + path, { headers: fromOwnPage }))]).toEqual([path, []]);
  });

  test('is set by the first write of a browser, once, and belongs to what was written', async () => {
    const first = await sendRequest(fromOwnPage);
    const [device = ''] = cookieOf(first);
    expect(first.headers.getSetCookie().find((line) => line.startsWith('did='))).toMatch(/httponly/i);
    expect(device).toMatch(/^fwd_[\w-]{22,}$/);
    expect(cookieOf(await sendRequest({ ...fromOwnPage, Cookie: `did=${device}` }))).toEqual([]);
    const rows = await query<{ device_id: string }>(server.databaseUrl, 'SELECT device_id FROM trip_requests WHERE id = $1', [
      first.body.id,
    ]);
    expect(rows).toEqual([{ device_id: device }]);
  });

  test('is set by a form that is sent without scripts', async () => {
    const body = new URLSearchParams({ email: `${randomUUID()}@example.org` });
    const answer = await fetch(`${server.origin}/newsletter/`, { method: 'POST', body, headers: fromOwnPage, redirect: 'manual' });
    expect(cookieOf(answer)).toHaveLength(1);
  });

  test('is set for no program, and by no other site', async () => {
    expect(cookieOf(await sendRequest({}))).toEqual([]);
    const foreign = await sendRequest({ Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' });
    expect([foreign.status, cookieOf(foreign)]).toEqual([403, []]);
  });

  test('a first write whose reply was lost is found again, with and without the cookie', async () => {
    const key = randomUUID();
    const body = tripRequestBody();
    const lost = await sendRequest(fromOwnPage, key, body);
    const [device = ''] = cookieOf(lost);
    const repeated = await sendRequest(fromOwnPage, key, body);
    expect([repeated.body.id, cookieOf(repeated)]).toEqual([lost.body.id, [device]]);
    const withCookie = await sendRequest({ ...fromOwnPage, Cookie: `did=${device}` }, key, body);
    expect([withCookie.body.id, withCookie.headers.get('Idempotency-Replayed')]).toEqual([lost.body.id, 'true']);
  });

  test('a form that is sent twice at once without scripts counts once', async () => {
    const email = `${randomUUID()}@example.org`;
    const send = () =>
      api.call(contract.newsletterRequests.create, {
        body: { email, fullName: 'Rowan Ashby' },
        captcha: 'newsletter',
        headers: fromOwnPage,
      });
    await Promise.all([send(), send()]);
    await send();
    const rows = await query(server.databaseUrl, 'SELECT id FROM newsletter_requests WHERE email = $1', [email]);
    expect(rows).toHaveLength(1);
  });

  test('limits count a browser that leaves it out by its address', async () => {
    const writes = await Promise.all(
      Array.from({ length: 130 }, () =>
        api.call(contract.events.create, { body: { type: 'PageVisited', data: { pageId: 'home' } }, headers: fromOwnPage }),
      ),
    );
    expect(writes.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });
});
