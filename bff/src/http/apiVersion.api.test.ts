import { apiVersions, contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, PASSWORD, people } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const signIn = (apiVersion?: '2026-11-27') =>
  api.call(contract.tokens.create, {
    body: { username: people.care, password: PASSWORD, ...(apiVersion && { apiVersion }) },
  });

describe('Farwend-Version', () => {
  test('of a call names the version that answers, and the answer says it', async () => {
    const { status, headers } = await api.send('GET', '/v3/country_codes', { headers: { 'Farwend-Version': '2026-11-27' } });
    expect({ status, version: headers.get('Farwend-Version') }).toEqual({ status: 200, version: '2026-11-27' });
  });

  test('is the newest without a header and a token, also in a problem', async () => {
    const { status, headers } = await api.send('GET', '/v3/partners');
    expect({ status, version: headers.get('Farwend-Version') }).toEqual({ status: 401, version: '2026-11-27' });
  });

  test('that is not served is 400 and nothing is done', async () => {
    const { status, problem } = await api.send('POST', '/v3/tokens', {
      headers: { 'Farwend-Version': '2020-01-01' },
      body: { username: people.care, password: PASSWORD },
    });
    expect(status).toBe(400);
    expect(problem).toMatchObject({ errorCode: 'version.unknown', errors: [{ pointer: 'Farwend-Version', field: 'Farwend-Version' }] });
    expect(problem.message).toContain('2026-11-27');
  });
});

test('the reference leads to a page with what changed in each version', async () => {
  const read = async (path: string) => (await fetch(server.origin + path)).text();
  expect(await read('/docs')).toContain('href="/docs/changelog"');
  const page = await read('/docs/changelog');
  for (const version of apiVersions) expect(page).toContain(`<h2>${version}</h2>`);
});

describe('the version of a token', () => {
  test('is that of its request, and is shown with it', async () => {
    const { body } = await signIn('2026-11-27');
    expect(body.apiVersion).toBe('2026-11-27');
    const { body: token } = await api.call(contract.tokens.read, { as: 'care', params: { id: body.id } });
    expect(token.apiVersion).toBe('2026-11-27');
  });

  test('answers its calls, unless they send another', async () => {
    const { body } = await signIn();
    await query(server.databaseUrl, `UPDATE tokens SET api_version = '2026-01-01' WHERE id = '${body.id}'`); // as if it had been made then
    const headers = { Authorization: `Bearer ${body.accessToken}` };
    expect((await api.send('GET', '/v3/partners', { headers })).headers.get('Farwend-Version')).toBe('2026-01-01');
    const other = await api.send('GET', '/v3/partners', { headers: { ...headers, 'Farwend-Version': '2026-11-27' } });
    expect(other.headers.get('Farwend-Version')).toBe('2026-11-27');
  });

  test('is refused if it is not served', async () => {
    const { status, problem } = await api.send('POST', '/v3/tokens', {
      body: { username: people.care, password: PASSWORD, apiVersion: '2020-01-01' },
    });
    expect({ status, pointer: problem.errors?.[0]?.pointer }).toEqual({ status: 422, pointer: '/apiVersion' });
  });
});

test('a call that another one replaces says so', async () => {
  const older = await api.send('GET', '/v2/users', { as: 'admin' });
  expect(older.headers.get('Deprecation')).toBe(`@${Date.UTC(2026, 10, 27) / 1000}`);
  expect(older.headers.get('Sunset')).toBeNull();
  expect((await api.send('GET', '/v3/users', { as: 'admin' })).headers.get('Deprecation')).toBeNull();
});
