import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createApi } from '@farwend/tests/builders/api.ts';
import { createBrowserClient } from '@farwend/tests/builders/browserClient.ts';
import { createSelfSignedCertificate } from '@farwend/tests/builders/certificate.ts';
import { createIdentityProvider, type SsoPerson, type Tampering } from '@farwend/tests/builders/identityProvider.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { type Server, startServer } from '@farwend/tests/builders/server.ts';

const ORIGIN = 'http://farwend.test';
const acs = `${ORIGIN}/v3/saml/acs`;
const provider = createIdentityProvider('https://sso.test/login', acs);
const editor: SsoPerson = { id: 'emp-0042', email: 'Editor@example.com' };

let server: Server;
let api: ReturnType<typeof createApi>;
beforeAll(async () => {
  const env = {
    SAML_ENTRY_POINT: 'https://sso.test/login',
    SAML_ISSUER: 'urn:farwend:test',
    SAML_CERT: provider.cert,
    PUBLIC_ORIGIN: ORIGIN,
  };
  server = await startServer({ env });
  api = createApi(server);
});
afterAll(() => server.stop());

async function start(body: { formId?: string; returnTo?: string } = {}): Promise<string> {
  const answer = await api.call(contract.saml.redirect, { body });
  expect(answer.status).toBe(200);
  return answer.body.url;
}

/** The form as the provider's page posts it: from another site, without our cookies. */
function post(form: URLSearchParams, headers: Record<string, string> = {}) {
  return api.send('POST', '/v3/saml/acs', {
    rawBody: form.toString(),
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: 'https://sso.test',
      'Sec-Fetch-Site': 'cross-site',
      ...headers,
    },
  });
}

const comeBack = async (person: SsoPerson, tampering: Tampering = {}, body = {}) =>
  post(await provider.answer(await start(body), person, tampering));
const refused = { status: 401, problem: { errorCode: 'auth.invalidCredentials' } };

describe('single sign-on', () => {
  test('the response signs in with a session and returns to the requested page', async () => {
    const address = await start({ formId: 'form-7', returnTo: '/my-trips?tab=open' });
    expect(new URL(address).searchParams.get('RelayState')).toBe('form-7');
    const answer = await post(await provider.answer(address, editor));
    expect(answer).toMatchObject({ status: 303, text: '' });
    expect(answer.headers.get('Location')).toBe('/my-trips?tab=open&form=form-7');
    const browser = createBrowserClient(server.origin);
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      browser.cookies.set(name, value);
    }
    const { body } = await browser.request('GET', '/v3/users/current');
    expect(body).toMatchObject({ isAuthenticated: true, email: 'editor@example.com', roles: ['editor'] });
  });

  test('the identity stays linked when the address changes at the provider', async () => {
    await comeBack(editor);
    const answer = await comeBack({ ...editor, email: 'renamed@example.org' });
    expect(answer.status).toBe(303);
    const own = await api.call(contract.users.read, { as: 'editor', params: { id: 'editor@example.com' } });
    expect(own.body.sso).toEqual([{ provider: provider.issuer, subject: 'emp-0042', linkedAt: expect.any(String) }]);
  });

  test('another identity cannot take a linked account', async () => {
    await comeBack(editor);
    expect(await comeBack({ id: 'emp-0666', email: 'editor@example.com' })).toMatchObject({ status: 403 });
  });

  test('it signs in team members only, and creates no account', async () => {
    for (const email of ['dana@example.com', 'lead.acacia@example.com', 'nobody@example.org'])
      expect(await comeBack({ id: `emp-${email}`, email })).toMatchObject({ status: 403, problem: { errorCode: 'auth.forbidden' } });
    const rows = await query(server.databaseUrl, `SELECT 1 FROM users WHERE email = 'nobody@example.org'`);
    expect(rows).toEqual([]);
  });

  test('a PENDING team member can sign in, a disabled one cannot', async () => {
    const person = { id: 'emp-7', email: 'freya.dunmore@example.com' };
    await query(server.databaseUrl, `UPDATE users SET status = 'PENDING' WHERE email = $1`, [person.email]);
    expect((await comeBack(person)).status).toBe(303);
    expect(await query(server.databaseUrl, 'SELECT status FROM users WHERE email = $1', [person.email])).toEqual([{ status: 'ENABLED' }]);
    await query(server.databaseUrl, `UPDATE users SET status = 'DISABLED' WHERE email = $1`, [person.email]);
    expect(await comeBack(person)).toMatchObject({ status: 403, problem: { errorCode: 'auth.userDisabled' } });
  });

  test('a program gets a token for the same response', async () => {
    const form = await provider.answer(await start(), editor);
    const body = { grantType: 'saml' as const, samlResponse: form.get('SAMLResponse') ?? '' };
    const answer = await api.call(contract.tokens.create, { body });
    expect(answer).toMatchObject({ status: 201, body: { roles: ['editor'], tokenType: 'Bearer' } });
    expect(await api.call(contract.tokens.create, { body })).toMatchObject(refused);
  });
});

describe('responses that are refused', () => {
  test('one that was tampered with', async () => {
    const form = await provider.answer(await start(), { id: 'emp-0099', email: 'nobody@example.org' });
    const xml = Buffer.from(form.get('SAMLResponse') ?? '', 'base64').toString('utf8');
    form.set('SAMLResponse', Buffer.from(xml.replaceAll('nobody@example.org', 'admin@example.com')).toString('base64'));
    expect(xml).toContain('nobody@example.org');
    expect(await post(form)).toMatchObject(refused);
  });

  test('one that comes twice, also concurrently', async () => {
    const form = await provider.answer(await start(), editor);
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(form)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 401, 401, 401]);
    expect(await post(form)).toMatchObject(refused);
  });

  test('an unsolicited one', async () => {
    expect(await comeBack(editor, { inResponseTo: '_0123456789abcdef0123456789abcdef01234567' })).toMatchObject(refused);
  });

  test('one that comes after ten minutes', async () => {
    const form = await provider.answer(await start(), editor);
    await query(server.databaseUrl, `UPDATE saml_requests SET created_at = now() - interval '11 minutes'`);
    expect(await post(form)).toMatchObject(refused);
  });

  test.each<[string, Tampering]>([
    ['by another provider', { credentials: createSelfSignedCertificate('Somebody else') }],
    ['with an unsigned response', { signResponse: false }],
    ['with an unsigned assertion', { signAssertion: false }],
    ['for another site', { audience: 'urn:another:site' }],
    ['past its time', { lifetimeInSeconds: -600 }],
  ])('one %s', async (_, twist) => {
    expect(await comeBack(editor, twist)).toMatchObject(refused);
  });

  test('one with another RelayState', async () => {
    const form = await provider.answer(await start({ formId: 'form-7' }), editor);
    form.set('RelayState', 'form-8');
    expect(await post(form)).toMatchObject(refused);
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'a return to %s leads to the start page',
    async (returnTo) => {
      const answer = await comeBack(editor, {}, { returnTo });
      expect(answer.headers.get('Location')).toBe('/');
    },
  );

  test('a malformed one; a person sees the sign-in page instead of a problem', async () => {
    const form = new URLSearchParams({ SAMLResponse: 'bm90IHhtbA==', RelayState: '' });
    expect(await post(form)).toMatchObject(refused);
    const page = await post(form, { Accept: 'text/html,application/xhtml+xml' });
    expect(page.status).toBe(303);
    expect(page.headers.get('Location')).toBe('/login?problem=auth.invalidCredentials');
  });
});

test('other calls accept no forms from other sites', async () => {
  const answer = await api.send('POST', '/v3/login', {
    rawBody: 'username=dana%40example.com&password=compass-rose-42',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://sso.test' },
  });
  expect(answer.status).toBe(403);
});

describe('single sign-on of an account with a second factor', () => {
  const publisher: SsoPerson = { id: 'emp-0077', email: 'publisher@example.com' };
  const addFactor = ({ databaseUrl }: Server) =>
    query(
      databaseUrl,
      `INSERT INTO user_factors (id, user_id, kind, name, credential_id, public_key, sign_count)
       SELECT gen_random_uuid(), id, 'PASSKEY', 'Laptop', 'a-passkey', '\\x00', 0 FROM users WHERE email = 'publisher@example.com'`,
    );

  test('leads to the second step, and gives no session before', async () => {
    await addFactor(server);
    const answer = await comeBack(publisher, {}, { returnTo: '/my-trips' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toMatch(/^\/login\/\?challenge=[\da-f-]{36}&factors=PASSKEY&return=%2Fmy-trips$/);
    expect(answer.headers.getSetCookie().join()).not.toMatch(/sid=/);
  });

  test('counts as both where the provider asks for one itself', async () => {
    const env = { SAML_ENTRY_POINT: 'https://sso.test/login', SAML_ISSUER: 'urn:farwend:test', SAML_CERT: provider.cert };
    const strict = await startServer({ env: { ...env, PUBLIC_ORIGIN: ORIGIN, SAML_MFA: 'on', MFA_REQUIRED_ROLES: 'teamMember' } });
    await addFactor(strict);
    const ours = createApi(strict);
    const { body } = await ours.call(contract.saml.redirect, { body: {} });
    const samlResponse = (await provider.answer(body.url, publisher)).get('SAMLResponse') ?? '';
    const { body: token } = await ours.call(contract.tokens.create, { body: { grantType: 'saml', samlResponse } });
    const headers = { Authorization: `Bearer ${token.accessToken}` };
    expect((await ours.call(contract.tripRequests.list, { headers })).status).toBe(200);
    await strict.stop();
  });
});
