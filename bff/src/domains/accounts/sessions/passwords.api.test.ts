import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createApi, PASSWORD, people } from '@farwend/tests/builders/api.ts';
import { createBrowserClient } from '@farwend/tests/builders/browserClient.ts';
import { parseLink, readEmails, waitForEmail } from '@farwend/tests/builders/mailbox.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { users, tokens } = contract;
const [DANA, JORDAN] = ['dana@example.com', 'jordan@example.com'];
const ids: Record<string, string> = {};
beforeAll(async () => {
  for (const { email, id } of await query<{ email: string; id: string }>(server.databaseUrl, 'SELECT email, id FROM users'))
    ids[email] = id;
});
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const signIn = async (username: string, password = PASSWORD) => api.call(tokens.create, { body: { username, password } });
const current = async (token: string) => (await api.send('GET', '/v3/users/current', { headers: bearer(token) })).status;

describe('changing one’s own password', () => {
  const next = 'seven lanterns by the ferry';

  test('ends every other session and token, and keeps the browser that did it signed in under a new id', async () => {
    const id = ids[DANA] ?? '';
    const [here, elsewhere] = [createBrowserClient(server.origin), createBrowserClient(server.origin)];
    await here.signIn(DANA);
    await elsewhere.signIn(DANA);
    const token = (await signIn(DANA)).body.accessToken;
    const sid = here.cookies.get('sid');
    const change = (body: object) => here.request('PUT', `/v3/users/${id}/passwords`, { body });

    for (const [newPassword, code] of [
      ['short', 'tooSmall'],
      ['dana by the harbour', 'containsName'],
      ['Password12345', 'common'],
      [PASSWORD, 'notAllowed'],
    ] as const) {
      const refused = await change({ currentPassword: PASSWORD, newPassword });
      expect({ newPassword, status: refused.status, code: refused.body.errors[0].code }).toEqual({ newPassword, status: 422, code });
    }
    expect((await change({ currentPassword: 'not the one at all', newPassword: next })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: '/currentPassword', code: 'wrong' }],
    });

    const done = await change({ currentPassword: PASSWORD, newPassword: next });
    expect(done).toMatchObject({ status: 200, body: { tokenType: 'Bearer', userId: id } });
    expect(here.cookies.get('sid')).not.toBe(sid);
    expect(await here.isSignedIn()).toBe(true);
    expect(await elsewhere.isSignedIn()).toBe(false);
    expect(await current(token)).toBe(401);
    expect(await current(done.body.accessToken)).toBe(200);
    expect((await signIn(DANA)).status).toBe(401);
    expect((await signIn(DANA, next)).status).toBe(201);
    expect((await waitForEmail(server, DANA, /password of your account was changed/)).subject).toBe('Your password was changed');
  });

  test('is refused for anybody else’s', async () => {
    const body = { currentPassword: PASSWORD, newPassword: next };
    expect(await api.call(users.changePassword, { as: 'jordan', params: { id: ids[DANA] ?? '' }, body })).toMatchObject({ status: 404 });
    expect(await api.call(users.changePassword, { as: 'admin', params: { id: ids[JORDAN] ?? '' }, body })).toMatchObject({ status: 403 });
  });

  test('is rate-limited like signing in', async () => {
    const token = (await signIn(people.marageti)).body.accessToken;
    const guess = () =>
      api.call(users.changePassword, {
        params: { id: ids[people.marageti] ?? '' },
        headers: bearer(token),
        body: { currentPassword: 'a wrong guess here', newPassword: next },
      });
    for (let count = 0; count < 5; count += 1) expect((await guess()).status).toBe(422);
    expect(await guess()).toMatchObject({ status: 429 });
  });

  test('a concurrent sign-in with the old password fails', async () => {
    const id = ids['publisher@example.com'] ?? '';
    const token = (await signIn(people.publisher)).body.accessToken;
    const attempts = Array.from({ length: 6 }, () => signIn(people.publisher));
    const changed = await api.call(users.changePassword, {
      params: { id },
      headers: bearer(token),
      body: { currentPassword: PASSWORD, newPassword: next },
    });
    expect(changed.status).toBe(200);
    for (const { status, body } of await Promise.all(attempts)) if (status === 201) expect(await current(body.accessToken)).toBe(401);
  });
});

describe('a forgotten password', () => {
  test('the link belongs to its account, works once, and signs everybody out', async () => {
    const browser = createBrowserClient(server.origin);
    await browser.signIn(JORDAN);
    const token = (await signIn(JORDAN)).body.accessToken;
    await api.call(users.sendReset, { params: { id: JORDAN }, body: {} });
    const link = parseLink(await waitForEmail(server, JORDAN, /new password for this account/));
    expect(link).toMatchObject({ path: '/login/reset', user: ids[JORDAN] });
    const body = { password: 'a kite above the moor' };
    expect((await api.call(users.reset, { params: { id: ids[people.admin] ?? '', token: link.token }, body })).status).toBe(404);
    expect((await api.call(users.checkReset, { params: { id: link.user, token: link.token } })).status).toBe(200);
    expect((await api.call(users.reset, { params: { id: link.user, token: link.token }, body })).status).toBe(204);
    expect(await browser.isSignedIn()).toBe(false);
    expect(await current(token)).toBe(401);
    expect((await api.call(users.checkReset, { params: { id: link.user, token: link.token } })).status).toBe(410);
    expect((await signIn(JORDAN, body.password)).status).toBe(201);
  });

  test('an expired link says so; the database holds only hashes', async () => {
    await api.call(users.sendReset, { params: { id: people.care }, body: {} });
    const { user, token } = parseLink(await waitForEmail(server, people.care, /new password for this account/));
    const rows = await query<{ row: string }>(server.databaseUrl, 'SELECT s::text AS row FROM account_secrets s');
    expect(rows.map(({ row }) => row).join('\n')).not.toContain(token);
    await query(server.databaseUrl, `UPDATE account_secrets SET expires_at = now() - interval '1 second' WHERE user_id = $1`, [user]);
    const answer = await api.call(users.reset, { params: { id: user, token }, body: { password: 'a kite above the moor' } });
    expect(answer).toMatchObject({ status: 410, problem: { errorCode: 'link.expired' } });
  });

  test('at most five mails an hour are sent', async () => {
    for (let count = 0; count < 8; count += 1) await api.call(users.sendReset, { params: { id: people.team }, body: {} });
    await api.call(users.sendCode, { params: { id: people.team }, body: {} });
    await waitForEmail(server, people.team, /code you asked for/);
    const resets = (await readEmails(server, people.team)).filter(({ text }) => /new password for this account/.test(text));
    expect(resets.length).toBeLessThanOrEqual(5);
  });
});

describe('one’s own address', () => {
  test('needs the password to change, and must be free', async () => {
    const username = `moved-${randomUUID().slice(0, 8)}@example.org`;
    const params = { id: ids[people.editor] ?? '' };
    const change = (body: { username: string; password: string }) => api.call(users.changeUsername, { as: 'editor', params, body });
    expect(await change({ username, password: 'wrong wrong wrong' })).toMatchObject({
      status: 422,
      problem: { errors: [{ pointer: '/password' }] },
    });
    expect(await change({ username: people.admin, password: PASSWORD })).toMatchObject({ status: 409 });
    expect(await change({ username, password: PASSWORD })).toMatchObject({ status: 200, body: { username, emailVerifiedAt: null } });
    expect((await signIn(username)).status).toBe(201);
    expect((await signIn(people.editor)).status).toBe(401);
    expect((await waitForEmail(server, people.editor, /e-mail address of your account/)).subject).toContain('e-mail address');
  });
});

describe('token grants', () => {
  test('the session cookie issues one that ends with the session', async () => {
    const browser = createBrowserClient(server.origin);
    await browser.signIn(people.lead);
    const answer = await browser.request('POST', '/v3/tokens', { body: { grantType: 'refresh' } });
    expect(answer).toMatchObject({ status: 201, body: { tokenType: 'Bearer', personType: 'agent' } });
    expect(await current(answer.body.accessToken)).toBe(200);
    const evil = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await browser.request('POST', '/v3/tokens', { body: { grantType: 'refresh' }, headers: evil })).status).toBe(403);
    await browser.request('DELETE', '/v3/logout');
    expect(await current(answer.body.accessToken)).toBe(401);
    expect(await api.call(tokens.create, { body: { grantType: 'refresh' } })).toMatchObject({ status: 401 });
  });

  test('administrators issue service tokens limited to their scopes, never to accounts', async () => {
    const body = {
      grantType: 'client_credentials' as const,
      name: 'Nightly export',
      scopes: ['read:trip_requests', 'write:users', 'write:*'],
    };
    expect((await api.call(tokens.create, { body })).status).toBe(401);
    expect((await api.call(tokens.create, { as: 'care', body })).status).toBe(403);
    const created = await api.call(tokens.create, { as: 'admin', body });
    expect(created).toMatchObject({ status: 201, body: { expiresIn: 90 * 86_400, scopes: body.scopes } });
    const headers = bearer(created.body.accessToken);
    const status = async (method: 'GET' | 'POST' | 'PUT', path: string, sent?: object) =>
      (await api.send(method, path, { headers, ...(sent ? { body: sent } : {}) })).status;
    expect(await status('GET', '/v3/trip_requests')).toBe(200);
    expect(await status('POST', '/v3/trip_request_searches', {})).toBe(200); // needs the scope of what it reads
    expect(await status('POST', '/v3/traveler_searches', {})).toBe(403);
    expect(await status('GET', '/v2/user_searches')).toBe(403); // views that somebody saved
    expect(await status('GET', '/v3/travelers')).toBe(403);
    expect(await status('PUT', `/v3/users/${ids[DANA]}`, { roles: ['admin'] })).toBe(403);
    expect(await status('POST', '/v3/tokens', body)).toBe(403);
    expect((await api.call(tokens.read, { as: 'admin', params: { id: created.body.id } })).body).toMatchObject({
      scopes: body.scopes,
      name: 'Nightly export',
    });
    await api.call(tokens.revoke, { as: 'admin', params: { id: created.body.id } });
    expect(await status('GET', '/v3/trip_requests')).toBe(401);
  });

  test('each grant names its missing fields', async () => {
    for (const [body, field] of [
      [{}, 'username'],
      [{ username: DANA }, 'password'],
      [{ grantType: 'code', username: DANA }, 'code'],
      [{ grantType: 'saml' }, 'samlResponse'],
      [{ grantType: 'client_credentials', name: 'x' }, 'scopes'],
    ] as const)
      expect(await api.send('POST', '/v3/tokens', { body })).toMatchObject({
        status: 422,
        problem: { errors: expect.arrayContaining([expect.objectContaining({ field })]) },
      });
  });

  test('a sign-in from a new device is notified, the very first one is not', async () => {
    const from = (agent: string) =>
      api.call(tokens.create, { body: { username: people.otherLead, password: PASSWORD }, headers: { 'User-Agent': agent } });
    await from('Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0');
    await from('Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0');
    expect(await readEmails(server, people.otherLead)).toEqual([]);
    await from('Mozilla/5.0 (Windows NT 10.0) Chrome/150.0 <script>');
    const mail = await waitForEmail(server, people.otherLead, /signed in to your account/);
    expect(mail.text).toContain('Chrome on Windows');
    expect(mail.text).not.toContain('script');
  });
});

describe('the v2 paths', () => {
  test('issue, check and revoke tokens', async () => {
    const created = await api.call(contract.tokensV2.create, { body: { username: people.agent, password: PASSWORD } });
    expect(created.status).toBe(201);
    expect(created.headers.get('Location')).toBe(`/v2/tokens/${created.body.id}`);
    const headers = bearer(created.body.accessToken);
    expect(await api.call(contract.tokensV2.read, { headers, params: { id: created.body.id } })).toMatchObject({ status: 200 });
    expect((await api.call(contract.tokensV2.revoke, { headers, params: { id: created.body.id } })).status).toBe(204);
    expect(await current(created.body.accessToken)).toBe(401);
  });

  test('DELETE /v2/tokens revokes one’s own tokens; administrators revoke anybody’s', async () => {
    const [mine, foreign] = [await signIn(people.agent), await signIn('keiko.arai@example.com')];
    expect(mine.status).toBe(201);
    const revoke = (query: Record<string, string>, headers = {}, as?: 'admin') =>
      api.call(contract.tokensV2.revokeOf, { query, headers, ...(as ? { as } : {}) });
    const own = bearer(mine.body.accessToken);
    expect((await revoke({ user: 'keiko.arai@example.com' }, own)).status).toBe(403);
    expect((await revoke({ user: '' }, own)).status).toBe(403);
    expect((await revoke({}, own)).status).toBe(204);
    expect(await current(mine.body.accessToken)).toBe(401);
    expect((await revoke({ user: 'nobody@example.org' }, {}, 'admin')).status).toBe(404);
    const [other] = await query<{ n: number }>(
      server.databaseUrl,
      `SELECT count(*)::int AS n FROM tokens WHERE revoked_at IS NULL AND user_id <> $1`,
      [ids[people.agent]],
    );
    expect(other?.n).toBeGreaterThan(0);
    if (foreign.status === 201) expect(await current(foreign.body.accessToken)).toBe(200);
    expect((await revoke({ user: 'keiko.arai@example.com' }, {}, 'admin')).status).toBe(204);
    if (foreign.status === 201) expect(await current(foreign.body.accessToken)).toBe(401);
  });

  test('GET /v2/logout signs out only for our own pages', async () => {
    const browser = createBrowserClient(server.origin);
    await browser.signIn(people.agent);
    const evil = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await browser.request('GET', '/v2/logout', { headers: evil })).status).toBe(403);
    expect(await browser.isSignedIn()).toBe(true);
    const old = new Map(browser.cookies);
    expect(await browser.request('GET', '/v2/logout')).toMatchObject({ status: 200, body: { isAuthenticated: false } });
    expect(await browser.isSignedIn()).toBe(false);
    for (const [name, value] of old) browser.cookies.set(name, value);
    expect(await browser.isSignedIn()).toBe(false);
  });

  test('serve the same accounts', async () => {
    const id = ids[people.agent] ?? '';
    expect((await api.call(contract.usersV2.read, { as: 'agent', params: { id } })).body.email).toBe(people.agent);
    expect((await api.call(contract.usersV2.read, { as: 'agent', params: { id: ids[people.admin] ?? '' } })).status).toBe(404);
    expect((await api.call(contract.usersV2.update, { as: 'agent', params: { id }, body: { roles: ['admin'] } })).status).toBe(403);
    expect((await api.call(contract.usersV2.updateNamed, { as: 'agent', body: {} })).problem).toMatchObject({ errorCode: 'id.required' });
    expect((await api.call(contract.usersV2.list, { as: 'agent', query: {} })).body.total).toBe(1);
  });
});
