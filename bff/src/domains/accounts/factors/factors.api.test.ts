import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { createApi, PASSWORD, people, type Person } from '@farwend/tests/builders/api.ts';
import { currentStep, totpCode } from '@farwend/tests/builders/authenticatorApp.ts';
import { createBrowserClient } from '@farwend/tests/builders/browserClient.ts';
import { eventually } from '@farwend/tests/builders/eventually.ts';
import { readEmails } from '@farwend/tests/builders/mailbox.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer, type Server } from '@farwend/tests/builders/server.ts';
import { createSoftAuthenticator } from '@farwend/tests/builders/softAuthenticator.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

type Api = typeof api;

const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
const signIn = (person: Person, of: Api = api) =>
  of.call(contract.tokens.create, { body: { username: people[person], password: PASSWORD } });
const answer = (challengeId: string, proof: object) => api.call(contract.tokens.create, { body: { challengeId, ...proof } });

/** Adds an authenticator app to an account without factors; returns its secret, the recovery codes, and the token it was added with. */
async function enrol(person: Person, of: Api = api) {
  const { body: token } = await signIn(person, of);
  const as = bearer(token.accessToken);
  const { body: options } = await of.call(contract.factors.options, { ...as, body: { kind: 'TOTP' } });
  const secret = options.secret ?? '';
  const step = currentStep();
  const body = { challengeId: options.challengeId, name: 'Phone', code: totpCode(secret, step) };
  const added = await of.call(contract.factors.create, { ...as, body });
  expect(added.status).toBe(201);
  return { token, as, secret, step, recoveryCodes: added.body.recoveryCodes ?? [], factorId: added.body.factor.id };
}
const forgetSteps = (of: Server = server) => query(of.databaseUrl, 'UPDATE user_factors SET last_step = NULL');
const letProofsAge = () => query(server.databaseUrl, `UPDATE tokens SET proven_at = now() - interval '11 minutes'`);

describe('an authenticator app', () => {
  let enrolled: Awaited<ReturnType<typeof enrol>>;
  beforeAll(async () => {
    enrolled = await enrol('dana');
  });

  test('is listed with ten recovery codes, which are shown once and stored as hashes', async () => {
    const { as, recoveryCodes, secret, factorId } = enrolled;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
    expect((await api.call(contract.factors.list, as)).body).toMatchObject({
      items: [{ id: factorId, kind: 'TOTP', name: 'Phone', lastUsedAt: null }],
      recoveryCodesLeft: 10,
      isRequired: false,
    });
    const rows = await query<{ row: string }>(
      server.databaseUrl,
      `SELECT f::text || encode(f.sealed_secret, 'escape') AS row FROM user_factors f UNION ALL SELECT c::text FROM recovery_codes c
       UNION ALL SELECT h::text FROM factor_challenges h UNION ALL SELECT a::text FROM audit a UNION ALL SELECT m::text FROM templated_emails m`,
    );
    const everything = rows.map(({ row }) => row).join('\n');
    for (const shown of [secret, ...recoveryCodes]) expect(everything).not.toContain(shown);
    expect(everything).toContain('fwk:local-');
  });

  test('is announced to its person by mail', async () => {
    await eventually(async () => {
      const texts = (await readEmails(server, people.dana)).map(({ text }) => text).join('\n');
      expect(texts).toContain('An authenticator app was added to your account');
    });
  });

  test('is asked for after the right password alone, which gives no access', async () => {
    const refused = await signIn('dana');
    expect(refused).toMatchObject({ status: 403, problem: { errorCode: 'auth.factorRequired', factors: ['TOTP', 'RECOVERY_CODE'] } });
    expect(refused.text).not.toContain('accessToken');
    const wrong = await api.call(contract.tokens.create, { body: { username: people.dana, password: 'not the password' } });
    expect(wrong).toMatchObject({ status: 401, problem: { errorCode: 'auth.invalidCredentials' } });
    expect(wrong.problem.challengeId).toBeUndefined();
  });

  test('signs in with a code once; the same code and the same challenge count no second time', async () => {
    const { problem } = await signIn('dana');
    const challengeId = problem.challengeId ?? '';
    expect((await answer(challengeId, { code: totpCode(enrolled.secret, enrolled.step) })).status).toBe(401); // used to add it
    const code = totpCode(enrolled.secret, enrolled.step + 1);
    const { status, body } = await answer(challengeId, { code });
    expect(status).toBe(201);
    expect((await api.call(contract.tripRequests.list, bearer(body.accessToken))).status).toBe(200);
    expect(await answer(challengeId, { code })).toMatchObject({ status: 401, problem: { errorCode: 'auth.challengeEnded' } });
    const again = (await signIn('dana')).problem.challengeId ?? '';
    expect(await answer(again, { code })).toMatchObject({ status: 401, problem: { errorCode: 'auth.invalidCredentials' } });
  });

  test('a recovery code replaces it once, however it is typed', async () => {
    const [first = ''] = enrolled.recoveryCodes;
    const use = async (recoveryCode: string) => answer((await signIn('dana')).problem.challengeId ?? '', { recoveryCode });
    expect((await use(first.toUpperCase().replaceAll('-', ' '))).status).toBe(201);
    expect((await use(first)).status).toBe(401);
    expect((await api.call(contract.factors.list, enrolled.as)).body.recoveryCodesLeft).toBe(9);
  });

  test('is asked for in the browser and after a code by mail, and the session says what was proven', async () => {
    await forgetSteps();
    const browser = createBrowserClient(server.origin);
    const { status, body } = await browser.signIn(people.dana);
    expect({ status, sid: browser.cookies.has('sid') }).toEqual({ status: 403, sid: false });
    const second = await browser.request('POST', '/v3/login', { body: { challengeId: body.challengeId, code: totpCode(enrolled.secret) } });
    expect(second.status).toBe(200);
    expect((await browser.request('GET', '/v3/sessions')).body.items[0].factors).toEqual(['PASSWORD', 'TOTP']);
    const refreshed = await browser.request('POST', '/v3/tokens', { body: { grantType: 'refresh' } });
    expect(refreshed.status).toBe(201);
  });

  test('is out of reach for other people, for service tokens and without a recent proof', async () => {
    const params = { id: enrolled.factorId };
    expect((await api.call(contract.factors.remove, { as: 'jordan', params })).status).toBe(404);
    const scopes = ['read:*', 'write:*'];
    const { body } = await api.call(contract.tokens.create, {
      as: 'admin',
      body: { grantType: 'client_credentials', name: 'All', scopes },
    });
    expect((await api.call(contract.factors.list, bearer(body.accessToken))).status).toBe(403);
    await letProofsAge();
    for (const refused of [
      await api.call(contract.factors.remove, { ...enrolled.as, params }),
      await api.call(contract.recoveryCodes.create, enrolled.as),
      await api.call(contract.privacyRequests.create, { ...enrolled.as, body: { kind: 'ERASE' } }),
    ])
      expect(refused).toMatchObject({ status: 403, problem: { errorCode: 'auth.stepUpRequired' } });
  });

  test('a proof opens this for ten minutes; the password is not one where there is a factor', async () => {
    await forgetSteps();
    await letProofsAge();
    const { as, secret, factorId } = enrolled;
    expect((await api.call(contract.stepUps.create, { ...as, body: { password: PASSWORD } })).status).toBe(422);
    expect((await api.call(contract.stepUps.create, { ...as, body: { code: totpCode(secret, 1) } })).status).toBe(422);
    expect((await api.call(contract.stepUps.create, { ...as, body: { code: totpCode(secret) } })).status).toBe(200);
    expect((await api.call(contract.recoveryCodes.create, as)).body.codes).toHaveLength(10);
    expect((await api.call(contract.factors.remove, { ...as, params: { id: factorId } })).status).toBe(204);
    expect((await api.call(contract.factors.list, as)).body).toMatchObject({ items: [], recoveryCodesLeft: 0 });
    expect((await signIn('dana')).status).toBe(201);
  });
});

test('five wrong answers end a challenge, and then there is a wait', async () => {
  const { secret } = await enrol('jordan');
  const challengeId = (await signIn('jordan')).problem.challengeId ?? '';
  for (let attempt = 0; attempt < 4; attempt += 1) expect((await answer(challengeId, { code: totpCode(secret, 1) })).status).toBe(401);
  expect((await answer(challengeId, { code: totpCode(secret, 2) })).problem.errorCode).toBe('auth.invalidCredentials');
  expect((await answer(challengeId, { code: totpCode(secret, currentStep() + 1) })).problem.errorCode).toBe('auth.challengeEnded');
  const next = (await signIn('jordan')).problem.challengeId ?? '';
  expect(await answer(next, { code: totpCode(secret, currentStep() + 1) })).toMatchObject({
    status: 429,
    problem: { errorCode: 'rate.limited' },
  });
});

test('a challenge ends with the access of its person', async () => {
  const { secret, step } = await enrol('agent');
  const challengeId = (await signIn('agent')).problem.challengeId ?? '';
  await query(server.databaseUrl, `UPDATE users SET access_ended_at = clock_timestamp() WHERE email = '${people.agent}'`);
  expect((await answer(challengeId, { code: totpCode(secret, step + 1) })).problem.errorCode).toBe('auth.challengeEnded');
});

test('a first factor needs a recent proof too: a fresh sign-in, or the password', async () => {
  const { body: token } = await signIn('lead');
  const as = bearer(token.accessToken);
  await letProofsAge();
  const begin = () => api.call(contract.factors.options, { ...as, body: { kind: 'TOTP' } });
  expect(await begin()).toMatchObject({ status: 403, problem: { errorCode: 'auth.stepUpRequired' } });
  expect((await api.call(contract.stepUps.create, { ...as, body: { password: 'not the password' } })).status).toBe(422);
  expect((await api.call(contract.stepUps.create, { ...as, body: { password: PASSWORD } })).status).toBe(200);
  const { body: options } = await begin();
  expect(options.qrCode).toEqual({ size: expect.any(Number), path: expect.stringMatching(/^M0 0h7v1h-7z/) });
  const body = { challengeId: options.challengeId, name: 'Phone', code: totpCode(options.secret ?? '') };
  const wrong = await api.call(contract.factors.create, { ...as, body: { ...body, code: totpCode(options.secret ?? '', 1) } });
  expect(wrong).toMatchObject({ status: 422, problem: { errors: [{ field: 'code' }] } });
  expect((await api.call(contract.factors.create, { ...as, body })).status).toBe(201);
});

describe('a passkey', () => {
  const authenticator = createSoftAuthenticator(server.origin);
  const requestOptions = async (challengeId?: string) =>
    (await api.call(contract.passkeys.options, { body: challengeId === undefined ? {} : { challengeId } })).body;

  test('is added only as the answer to our challenge, from our site, with the person verified', async () => {
    const { body: token } = await signIn('otherLead');
    const as = bearer(token.accessToken);
    const { body: options } = await api.call(contract.factors.options, { ...as, body: { kind: 'PASSKEY' } });
    expect(options.publicKey).toMatchObject({ rp: { name: 'Farwend' }, authenticatorSelection: { userVerification: 'required' } });
    const { challengeId, publicKey } = options;
    const add = (passkey: ReturnType<typeof authenticator.create>) =>
      api.call(contract.factors.create, { ...as, body: { challengeId, name: 'Laptop', passkey } });
    for (const flawed of [
      authenticator.create('c29tZXRoaW5nIGVsc2U'),
      authenticator.create(publicKey?.['challenge'], { origin: 'https://evil.example' }),
      authenticator.create(publicKey?.['challenge'], { isUnverified: true }),
    ])
      expect((await add(flawed)).status).toBe(422);
    const added = await add(authenticator.create(publicKey?.['challenge']));
    expect(added).toMatchObject({ status: 201, body: { factor: { kind: 'PASSKEY', name: 'Laptop' } } });
    expect(added.body.recoveryCodes).toHaveLength(10);
    expect((await add(authenticator.create(publicKey?.['challenge']))).problem.errorCode).toBe('auth.challengeEnded');
  });

  test('is the second step after the password', async () => {
    const { problem } = await signIn('otherLead');
    expect(problem.factors).toEqual(['PASSKEY', 'RECOVERY_CODE']);
    const { challengeId, publicKey } = await requestOptions(problem.challengeId);
    expect(publicKey).toMatchObject({ userVerification: 'required', allowCredentials: [expect.objectContaining({ type: 'public-key' })] });
    const { status, body } = await answer(challengeId, { passkey: authenticator.get(publicKey['challenge']) });
    expect({ status, userId: body.userId }).toMatchObject({ status: 201 });
  });

  test('alone counts as both, once', async () => {
    const { challengeId, publicKey } = await requestOptions();
    const passkey = authenticator.get(publicKey['challenge']);
    const browser = createBrowserClient(server.origin);
    expect((await browser.request('POST', '/v3/login', { body: { challengeId, passkey } })).status).toBe(200);
    expect((await browser.request('GET', '/v3/sessions')).body.items).toContainEqual(
      expect.objectContaining({ isCurrent: true, factors: ['PASSKEY'] }),
    );
    expect(await answer(challengeId, { passkey })).toMatchObject({ status: 401, problem: { errorCode: 'auth.challengeEnded' } });
  });

  test('another key, another site, another challenge or nobody verified signs nobody in', async () => {
    const { publicKey: challenge } = await requestOptions();
    const { privateKey: signer } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    for (const flaws of [{ signer }, { origin: 'https://evil.example' }, { isUnverified: true }]) {
      const { challengeId, publicKey } = await requestOptions();
      expect((await answer(challengeId, { passkey: authenticator.get(publicKey['challenge'], flaws) })).status).toBe(401);
    }
    const { challengeId } = await requestOptions();
    expect((await answer(challengeId, { passkey: authenticator.get(challenge['challenge']) })).status).toBe(401);
  });
});

test('administrators remove the factors of others, not their own; the person is signed out and told', async () => {
  const { as, token } = await enrol('editor');
  const params = { id: token.userId };
  expect((await api.call(contract.factors.removeOf, { as: 'care', params })).status).toBe(403);
  expect((await api.call(contract.factors.removeOf, { as: 'admin', params })).status).toBe(204);
  expect((await api.call(contract.tripRequests.list, as)).status).toBe(401);
  expect((await signIn('editor')).status).toBe(201);
  const { body: own } = await signIn('admin');
  expect((await api.call(contract.factors.removeOf, { ...bearer(own.accessToken), params: { id: own.userId } })).status).toBe(403);
  await eventually(async () => {
    const texts = (await readEmails(server, people.editor)).map(({ text }) => text).join('\n');
    expect(texts).toContain('An administrator removed the second factors of your account');
  });
});

describe('where the whole team needs a factor', () => {
  let strict: Server;
  let ours: Api;
  beforeAll(async () => {
    strict = await startServer({ env: { MFA_REQUIRED_ROLES: 'teamMember' } });
    ours = createApi(strict);
  });
  afterAll(() => strict.stop());

  test('a password alone lets team members set one up and nothing else; then they work', async () => {
    const { body: token } = await signIn('care', ours);
    const as = bearer(token.accessToken);
    expect(await ours.call(contract.tripRequests.list, as)).toMatchObject({
      status: 403,
      problem: { errorCode: 'auth.enrolmentRequired' },
    });
    expect((await ours.call(contract.factors.list, as)).body).toMatchObject({ items: [], isRequired: true });
    expect((await ours.call(contract.sessions.passwordConfig, {})).body.staffMfa).toBe(true);
    const open = await ours.call(contract.siteSettings.read, as);
    const anonymous = await ours.call(contract.siteSettings.read, {});
    expect({ status: open.status, text: open.text }).toEqual({ status: anonymous.status, text: anonymous.text });
    const { body: admin } = await signIn('admin', ours);
    const service = { grantType: 'client_credentials' as const, name: 'A way around', scopes: ['read:*'] };
    for (const refused of [
      await ours.call(contract.tokens.create, { ...bearer(admin.accessToken), body: service }),
      await ours.call(contract.tokens.list, bearer(admin.accessToken)),
      await ours.call(contract.factors.removeOf, { ...bearer(admin.accessToken), params: { id: token.userId } }),
    ])
      expect(refused).toMatchObject({ status: 403, problem: { errorCode: 'auth.enrolmentRequired' } });
    const { as: enrolled } = await enrol('publisher', ours);
    expect((await ours.call(contract.tripRequests.list, enrolled)).status).toBe(200);
  });

  test('travelers and agents need none', async () => {
    for (const person of ['dana', 'agent'] as const) {
      const { body } = await signIn(person, ours);
      expect((await ours.call(contract.tripRequests.list, bearer(body.accessToken))).status).toBe(200);
    }
  });
});
