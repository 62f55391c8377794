import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, PASSWORD } from '@farwend/tests/builders/api.ts';
import { createBrowserClient } from '@farwend/tests/builders/browserClient.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { tripRequestBody } from '@farwend/tests/builders/tripRequest.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const newToken = (username: string) => api.call(contract.tokens.create, { body: { username, password: PASSWORD } });

describe('the session of a browser', () => {
  test('signing in sets a cookie scripts cannot read, and a readable copy of the profile without secrets', async () => {
    const browser = createBrowserClient(server.origin);
    const answer = await browser.signIn('dana@example.com');
    expect(answer.status).toBe(200);
    const lines = answer.headers.getSetCookie();
    expect(lines.find((line) => line.startsWith('sid='))).toMatch(/; path=\/; expires=.*; samesite=lax; httponly/i);
    const profile = lines.find((line) => line.startsWith('user_session=')) ?? '';
    expect(profile).not.toMatch(/httponly/i);
    expect(JSON.parse(decodeURIComponent(decodeURIComponent(browser.cookies.get('user_session') ?? '')))).toMatchObject({
      email: 'dana@example.com',
    });
    expect(profile).not.toContain(browser.cookies.get('sid'));
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await browser.isSignedIn()).toBe(true);
  });

  test('the profile cookie alone grants no access', async () => {
    const browser = createBrowserClient(server.origin);
    browser.cookies.set(
      'user_session',
      encodeURIComponent(JSON.stringify({ email: 'admin@example.com', personType: 'teamMember', roles: ['admin'] })),
    );
    expect(await browser.isSignedIn()).toBe(false);
    expect((await browser.request('GET', '/v3/trip_requests')).status).toBe(401);
  });

  test('signing in issues a new id, and the previous one is void', async () => {
    const attacker = createBrowserClient(server.origin);
    await attacker.signIn('jordan@example.com');
    const planted = new Map(attacker.cookies);

    const victim = createBrowserClient(server.origin);
    for (const [name, value] of planted) victim.cookies.set(name, value);
    await victim.signIn('dana@example.com');
    expect(victim.cookies.get('sid')).not.toBe(planted.get('sid'));
    const { body } = await attacker.request('GET', '/v3/users/current');
    expect(body.email).not.toBe('dana@example.com');
  });

  test('an unknown id is not adopted', async () => {
    const browser = createBrowserClient(server.origin);
    browser.cookies.set('sid', 'fws_chosen-by-somebody-else');
    expect(await browser.isSignedIn()).toBe(false);
    await browser.signIn('dana@example.com');
    expect(browser.cookies.get('sid')).not.toBe('fws_chosen-by-somebody-else');
  });

  test('signing out holds, also for requests in flight', async () => {
    for (let round = 0; round < 5; round += 1) {
      const browser = createBrowserClient(server.origin);
      await browser.signIn('dana@example.com');
      const cookies = new Map(browser.cookies);
      const inFlight = Array.from({ length: 6 }, () => browserWith(cookies).request('GET', '/v3/trip_requests'));
      const [out] = await Promise.all([browser.request('DELETE', '/v3/logout'), ...inFlight]);
      expect(out.status).toBe(204);
      expect(browser.cookies.has('sid')).toBe(false);
      expect(await browserWith(cookies).isSignedIn()).toBe(false);
      expect((await browserWith(cookies).request('GET', '/v3/trip_requests')).status).toBe(401);
    }
  });

  test('only hashes of ids and tokens are stored', async () => {
    const browser = createBrowserClient(server.origin);
    const { body } = await browser.signIn('dana@example.com');
    const everything = await query<{ row: string }>(
      server.databaseUrl,
      'SELECT s::text AS row FROM sessions s UNION ALL SELECT t::text FROM tokens t UNION ALL SELECT a::text FROM audit a',
    );
    const text = everything.map(({ row }) => row).join('\n');
    expect(text).not.toContain(browser.cookies.get('sid'));
    expect(text).not.toContain(body.accessToken);
  });
});

describe('own sessions', () => {
  const signIn = async (username: string, device: string) => {
    const browser = createBrowserClient(server.origin);
    const headers = { 'User-Agent': `Mozilla/5.0 (${device}) Firefox/140.0` };
    expect((await browser.request('POST', '/v3/login', { body: { username, password: PASSWORD }, headers })).status).toBe(200);
    return browser;
  };
  type Browser = Awaited<ReturnType<typeof signIn>>;
  const listOwn = async (browser: Browser) => (await browser.request('GET', '/v3/sessions')).body;
  const currentHandle = async (browser: Browser): Promise<string> =>
    (await listOwn(browser)).items.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).handle;

  test('are listed with device and factors, and only to their person', async () => {
    const here = await signIn('publisher@example.com', 'X11; Linux x86_64');
    const there = await signIn('publisher@example.com', 'iPhone; CPU iPhone OS');
    const { items, total } = await listOwn(here);
    expect(total).toBe(2);
    expect(items.map(({ device }: { device: string }) => device).toSorted()).toEqual(['Firefox on Linux', 'Firefox on iPhone']);
    for (const item of items) expect(item).toMatchObject({ factors: ['PASSWORD'], seenAt: expect.any(String) });
    expect((await here.request('GET', '/v3/users/current')).body.sessionId).toBe(await currentHandle(here));
    const stranger = await signIn('marageti@example.com', 'Windows NT');
    expect((await listOwn(stranger)).items.map(({ handle }: { handle: string }) => handle)).not.toContain(await currentHandle(here));
    expect((await stranger.request('DELETE', `/v3/sessions/${await currentHandle(there)}`)).status).toBe(404);
    expect(await there.isSignedIn()).toBe(true);
  });

  test('one that is ended is out at its next request, with the token refreshed from it; the other stays', async () => {
    const [here, lost] = [await signIn('jordan@example.com', 'Windows NT'), await signIn('jordan@example.com', 'Android 16')];
    const refreshed = await lost.request('POST', '/v3/tokens', { body: { grantType: 'refresh' } });
    const bearer = { Authorization: `Bearer ${refreshed.body.accessToken}` };
    expect((await api.call(contract.tripRequests.list, { headers: bearer })).status).toBe(200);
    const handle = await currentHandle(lost);
    expect((await here.request('DELETE', `/v3/sessions/${handle}`)).status).toBe(204);
    expect((await lost.request('GET', '/v3/trip_requests')).status).toBe(401);
    expect((await api.call(contract.tripRequests.list, { headers: bearer })).status).toBe(401);
    expect((await here.request('DELETE', `/v3/sessions/${handle}`)).status).toBe(404);
    expect((await here.request('DELETE', '/v3/sessions/nothing')).status).toBe(404);
    expect(await here.isSignedIn()).toBe(true);
    const audit = await query<{ details: unknown }>(server.databaseUrl, `SELECT details FROM audit WHERE action = 'SESSIONS_ENDED'`);
    expect(audit).toContainEqual({ details: { handles: [handle] } });
  });

  test('all others end at once; the own one by itself is a sign-out', async () => {
    const browsers = await Promise.all(['Linux', 'Windows', 'iPad'].map((device) => signIn('editor@example.com', device)));
    const [here, ...others] = browsers as [Browser, ...Browser[]];
    const { body: refreshed } = await here.request('POST', '/v3/tokens', { body: { grantType: 'refresh' } });
    const headers = { Authorization: `Bearer ${refreshed.accessToken}` }; // as a page does it
    expect((await api.call(contract.ownSessions.endOthers, { headers })).status).toBe(204);
    for (const other of others) expect(await other.isSignedIn()).toBe(false);
    expect((await listOwn(here)).total).toBe(1);
    expect((await here.request('DELETE', `/v3/sessions/${await currentHandle(here)}`)).status).toBe(204);
    expect(here.cookies.has('sid')).toBe(false);
  });

  test('are out of reach for service tokens', async () => {
    const body = { grantType: 'client_credentials' as const, name: 'Everything', scopes: ['read:*', 'write:*'] };
    const { body: token } = await api.call(contract.tokens.create, { as: 'admin', body });
    const headers = { Authorization: `Bearer ${token.accessToken}` };
    expect((await api.call(contract.ownSessions.list, { headers })).status).toBe(403);
    expect((await api.call(contract.ownSessions.endOthers, { headers })).status).toBe(403);
  });
});

describe('requests from other sites', () => {
  const body = tripRequestBody();
  test.each<[string, Record<string, string>]>([
    ['another origin', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
    ['an opaque origin', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
    ['a neighbour of the same site', { Origin: 'http://other.localhost', 'Sec-Fetch-Site': 'same-site' }],
  ])('%s cannot write with the cookie', async (_, headers) => {
    const browser = createBrowserClient(server.origin);
    await browser.signIn('dana@example.com');
    expect(await browser.request('POST', '/v3/trip_requests', { body, headers })).toMatchObject({
      status: 403,
      body: { errorCode: 'csrf.failed' },
    });
    expect((await browser.request('DELETE', '/v3/logout', { headers })).status).toBe(403);
    expect(await browser.isSignedIn()).toBe(true);
  });

  test('a plain HTML form cannot write with the cookie', async () => {
    const browser = createBrowserClient(server.origin);
    await browser.signIn('dana@example.com');
    const { status } = await browser.request('POST', '/v3/trip_requests', { body, headers: { 'Content-Type': 'text/plain' } });
    expect(status).toBe(415);
  });
});

describe('tokens', () => {
  test('signing in returns all that a client needs', async () => {
    const { status, body, headers } = await newToken('care@example.com');
    expect(status).toBe(201);
    expect(body).toMatchObject({ tokenType: 'Bearer', personType: 'teamMember', roles: ['care'], status: 'ENABLED', expiresIn: 8 * 3600 });
    expect(Math.abs(Date.parse(body.expiresAt) - Date.now() - 8 * 3_600_000)).toBeLessThan(60_000);
    expect(headers.get('Location')).toBe(`/v3/tokens/${body.id}`);
    const read = await api.call(contract.tokens.read, {
      params: { id: body.id },
      headers: { Authorization: `Bearer ${body.accessToken}` },
    });
    expect(read).toMatchObject({ status: 200, body: { isCurrent: true } });
    expect(read.text).not.toContain(body.accessToken);
  });

  test('a wrong password, an unknown address and malformed values get the same response', async () => {
    for (const credentials of [
      { username: 'care@example.com', password: 'wrong-password-1' },
      { username: 'nobody@example.com', password: PASSWORD },
      { username: "' OR 1=1 --", password: PASSWORD },
      { username: 'a\0b', password: PASSWORD },
    ]) {
      const { status, problem } = await api.call(contract.tokens.create, { body: credentials });
      expect({ status, errorCode: problem.errorCode }).toEqual({ status: 401, errorCode: 'auth.invalidCredentials' });
    }
    for (const odd of [
      { username: ['care@example.com'], password: PASSWORD },
      { username: { ne: null }, password: PASSWORD },
      { username: null, password: null },
    ]) {
      expect((await api.send('POST', '/v3/tokens', { body: odd })).status).toBe(422);
    }
  });

  test('after five failures the pair of username and IP address must wait', async () => {
    const attempt = () => api.call(contract.tokens.create, { body: { username: 'publisher@example.com', password: 'not-the-password' } });
    for (let count = 0; count < 5; count += 1) await attempt();
    const blocked = await attempt();
    expect(blocked).toMatchObject({
      status: 429,
      problem: { errorCode: 'rate.limited', message: expect.stringContaining('Wait 1 minute') },
    });
    expect(Number(blocked.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await newToken('editor@example.com')).status).toBe(201);
  });

  test('a revoked token is refused at once; the others stay valid', async () => {
    const [first, second] = [(await newToken('jordan@example.com')).body, (await newToken('jordan@example.com')).body];
    const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
    const ended = await api.call(contract.tokens.revoke, { params: { id: first.id }, headers: bearer(second.accessToken) });
    expect(ended.status).toBe(204);
    const refused = await api.call(contract.tripRequests.list, { headers: bearer(first.accessToken) });
    expect(refused).toMatchObject({ status: 401, problem: { errorCode: 'auth.tokenRevoked' } });
    expect((await api.call(contract.tripRequests.list, { headers: bearer(second.accessToken) })).status).toBe(200);
    expect((await api.call(contract.tokens.read, { params: { id: first.id }, headers: bearer(second.accessToken) })).status).toBe(401);
  });

  test('nobody sees or revokes another person’s token', async () => {
    const foreign = (await newToken('jordan@example.com')).body;
    const params = { id: foreign.id };
    expect((await api.call(contract.tokens.read, { as: 'dana', params })).status).toBe(404);
    expect((await api.call(contract.tokens.revoke, { as: 'dana', params })).status).toBe(404);
    const { body } = await api.call(contract.tokens.list, { as: 'dana', query: { limit: 100 } });
    expect(body.items.map(({ id }) => id)).not.toContain(foreign.id);
    const own = await api.call(contract.tokens.list, { as: 'dana', query: { userId: foreign.userId } });
    expect(own.body.items).toEqual([]);
    expect((await api.call(contract.tokens.list, { headers: { Authorization: `Bearer ${foreign.accessToken}` } })).status).toBe(200);
  });

  test('DELETE /v3/tokens/ revokes all of one’s own tokens and nobody else’s', async () => {
    const mine = (await newToken('marageti@example.com')).body;
    const foreign = (await newToken('jordan@example.com')).body;
    expect((await api.call(contract.tokens.revokeOwn, { headers: { Authorization: `Bearer ${mine.accessToken}` } })).status).toBe(204);
    expect((await api.call(contract.tripRequests.list, { headers: { Authorization: `Bearer ${mine.accessToken}` } })).status).toBe(401);
    expect((await api.call(contract.tripRequests.list, { headers: { Authorization: `Bearer ${foreign.accessToken}` } })).status).toBe(200);
  });
});

test('a disabled account loses its rights at once, by token and by session', async () => {
  const token = (await newToken('team@example.com')).body;
  const browser = createBrowserClient(server.origin);
  await browser.signIn('team@example.com');
  await query(server.databaseUrl, `UPDATE users SET status = 'DISABLED' WHERE email = 'team@example.com'`);
  expect((await api.call(contract.tripRequests.list, { headers: { Authorization: `Bearer ${token.accessToken}` } })).status).toBe(401);
  expect((await browser.request('GET', '/v3/trip_requests')).status).toBe(401);
  expect(await newToken('team@example.com')).toMatchObject({ status: 403, problem: { errorCode: 'auth.userDisabled' } });
});

/** A second browser with the same cookies. */
function browserWith(cookies: Map<string, string>) {
  const browser = createBrowserClient(server.origin);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
}
