import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createApi, type Person, PASSWORD, people } from '@farwend/tests/builders/api.ts';
import { createBrowserClient } from '@farwend/tests/builders/browserClient.ts';
import { parseCode, parseLink, readEmails, waitForEmail } from '@farwend/tests/builders/mailbox.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { waitFor } from '@farwend/tests/builders/waitFor.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { users, tokens } = contract;
const NEW_PASSWORD = 'seven lanterns by the ferry';
const idOf = async (email: string) => {
  const [row] = await query<{ id: string }>(server.databaseUrl, 'SELECT id FROM users WHERE email = $1', [email]);
  return row?.id ?? '';
};
const ids = new Map<Person, string>();
const idOfPerson = (person: Person) => ids.get(person) ?? '';
beforeAll(async () => {
  for (const [name, email] of Object.entries(people)) ids.set(name as Person, await idOf(email));
});
const signIn = (username: string, password: string) => api.call(tokens.create, { body: { username, password } });
const fresh = () => `new-${randomUUID().slice(0, 8)}@example.org`;

/** A traveler with an open account and NEW_PASSWORD. */
async function openAccount(): Promise<{ email: string; id: string }> {
  const email = fresh();
  await api.call(users.create, { body: { email, givenName: 'Robin', familyName: 'Vale' }, captcha: 'register' });
  const { user, token } = parseLink(await waitForEmail(server, email, /this is my address/));
  const { status } = await api.call(users.reset, { params: { id: user, token }, body: { password: NEW_PASSWORD } });
  expect(status).toBe(204);
  return { email, id: user };
}

describe('registering', () => {
  test('needs a solved challenge, reveals nothing about the address, and opens the account by the mailed link', async () => {
    const email = fresh();
    const body = { email, givenName: 'Robin', familyName: 'Vale' };
    expect(await api.call(users.create, { body })).toMatchObject({ status: 400, problem: { errorCode: 'captcha.missing' } });
    const answers = [];
    for (const one of [email, people.dana, people.admin]) {
      answers.push(await api.call(users.create, { body: { ...body, email: one }, captcha: 'register' }));
    }
    for (const { status, text, headers } of answers) {
      expect({ status, text, location: headers.get('Location') }).toEqual({ status: 202, text: answers[0]?.text, location: null });
    }
    expect(await signIn(email, NEW_PASSWORD)).toMatchObject({ status: 401 });
    const mail = await waitForEmail(server, email, /this is my address/);
    const { path, user, token } = parseLink(mail);
    expect(path).toBe('/login/verify');
    expect(await api.call(users.checkReset, { params: { id: user, token } })).toMatchObject({ status: 200 });
    const follow = (password?: string) =>
      api.call(users.reset, { params: { id: user, token }, body: password === undefined ? {} : { password } });
    expect(await follow()).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/password', code: 'required' }] } });
    expect(await follow('password1234')).toMatchObject({ status: 422, problem: { errors: [{ code: 'common' }] } });
    expect(await follow('my own name is robin')).toMatchObject({ status: 422, problem: { errors: [{ code: 'containsName' }] } });
    expect(await follow(NEW_PASSWORD)).toMatchObject({ status: 204 });
    expect(await follow(NEW_PASSWORD)).toMatchObject({ status: 410, problem: { errorCode: 'link.used' } });
    expect(await signIn(email, NEW_PASSWORD)).toMatchObject({
      status: 201,
      body: { personType: 'traveler', status: 'ENABLED', roles: [] },
    });
    const own = await api.call(users.read, { as: 'admin', params: { id: email } });
    expect(own.body).toMatchObject({ status: 'ENABLED', hasPassword: true, emailVerifiedAt: expect.any(String), personType: 'traveler' });
  });

  test('mails the owner of an existing account and changes nothing', async () => {
    const before = await api.call(users.read, { as: 'jordan', params: { id: idOfPerson('jordan') } });
    await api.call(users.create, { body: { email: people.jordan, givenName: 'Mal', familyName: 'Ory' }, captcha: 'register' });
    expect(parseLink(await waitForEmail(server, people.jordan, /new password for this account/)).path).toBe('/login/reset');
    const after = await api.call(users.read, { as: 'jordan', params: { id: idOfPerson('jordan') } });
    expect(after.body).toEqual(before.body);
  });

  test('accepts no password, roles, status or person type', async () => {
    for (const extra of [{ password: NEW_PASSWORD }, { roles: ['admin'] }, { status: 'ENABLED' }, { personType: 'teamMember' }]) {
      const body = { email: fresh(), givenName: 'Robin', familyName: 'Vale', ...extra };
      expect(await api.send('POST', '/v3/users', { body, captcha: 'register' })).toMatchObject({ status: 422 });
    }
  });
});

describe('reading accounts', () => {
  test('shows one’s own account by id or e-mail; another person’s gets the same response as a missing one', async () => {
    const own = await api.call(users.read, { as: 'dana', params: { id: people.dana } });
    expect(own).toMatchObject({ status: 200, body: { id: idOfPerson('dana'), allowedTransitions: ['DISABLED'], version: 1 } });
    expect(own.text).not.toMatch(/argon2|passwordHash|accessEnded/i);
    for (const as of ['dana', 'agent', 'editor', 'otherLead'] as const)
      for (const id of [idOfPerson('jordan'), people.jordan, randomUUID(), fresh()])
        expect(await api.call(users.read, { as, params: { id } })).toMatchObject({ status: 404 });
  });

  test('lists all accounts to administrators and care, the company’s to lead agents, one’s own to everybody else', async () => {
    const list = async (as: Person) => (await api.call(users.list, { as, query: { limit: 100 } })).body;
    expect((await list('admin')).total).toBeGreaterThan(20);
    expect((await list('care')).total).toBeGreaterThan(20);
    expect((await list('dana')).items.map(({ email }) => email)).toEqual([people.dana]);
    const company = (await list('lead')).items.map(({ email }) => email);
    expect(company).toEqual(expect.arrayContaining([people.lead, people.agent]));
    expect(company).not.toContain(people.otherLead);
    const listed = await api.call(users.list, { as: 'admin', query: { personType: 'teamMember', roles: 'admin', sort: 'email' } });
    expect(listed.body.items.map(({ email }) => email)).toContain(people.admin);
    expect(await api.call(users.list, { as: 'admin', query: { passwordHash: 'x' } })).toMatchObject({ status: 400 });
  });

  test('HEAD responds to staff like GET, and reveals nothing to strangers and travelers', async () => {
    const exists = (as: Person | undefined, id: string) => api.send('HEAD', `/v3/users/${id}`, as ? { as } : {});
    expect((await exists('care', people.dana)).status).toBe(200);
    expect((await exists('admin', fresh())).status).toBe(404);
    expect((await exists('dana', people.dana)).status).toBe(403);
    expect((await exists(undefined, people.dana)).status).toBe(401);
  });

  test('versions hold no secret and are readable by callers who may read the account', async () => {
    const { id } = await openAccount();
    const list = await api.call(users.versions, { as: 'admin', params: { id } });
    expect(list.body.items.map(({ kind }) => kind)).toEqual(['STATUS', 'CREATE']);
    const version = await api.call(users.version, { as: 'admin', params: { id, v: '2' } });
    expect(version.body.snapshot).toMatchObject({ status: 'ENABLED', hasPassword: true });
    expect(version.text).not.toContain('argon2');
    expect(await api.call(users.versions, { as: 'dana', params: { id } })).toMatchObject({ status: 404 });
  });
});

describe('changing accounts', () => {
  test('one’s own settings can be changed; a stale version is refused; the response can be sent back unchanged', async () => {
    const params = { id: idOfPerson('dana') };
    const prefs = { newMessage: { email: true, push: false, digest: 'DAILY' as const } };
    const changed = await api.call(users.update, { as: 'dana', params, body: { timeZone: 'Europe/Lisbon', notificationPrefs: prefs } });
    expect(changed).toMatchObject({ status: 200, body: { timeZone: 'Europe/Lisbon', notificationPrefs: prefs } });
    const same = await api.send('PUT', `/v3/users/${params.id}`, { as: 'dana', body: changed.body });
    expect(same).toMatchObject({ status: 200, body: { version: changed.body.version } });
    const forged = {
      personType: 'teamMember',
      personId: idOfPerson('admin'),
      emailVerifiedAt: null,
      username: people.admin,
      id: idOfPerson('admin'),
    };
    const refused = await api.send('PUT', `/v3/users/${params.id}`, { as: 'dana', body: forged });
    expect(refused.status).toBe(422);
    expect(refused.problem?.errors?.map(({ field }) => field).toSorted()).toEqual(Object.keys(forged).toSorted());
    const forgedName = { id: params.id, username: people.admin };
    expect(await api.send('PUT', '/v3/users', { as: 'dana', body: forgedName })).toMatchObject({
      status: 422,
      problem: { errors: [{ field: 'username', message: expect.any(String) }] },
    });
    expect(await api.send('PUT', '/v3/users', { as: 'dana', body: changed.body })).toMatchObject({ status: 200, body: changed.body });
    expect((await api.send('PUT', `/v3/users/${params.id}`, { as: 'dana', body: { passwordHash: 'x' } })).status).toBe(422);
    expect(await api.call(users.update, { as: 'dana', params, body: { locale: 'en-GB' }, ifMatch: 1 })).toMatchObject({ status: 412 });
    const wrong = await api.call(users.update, { as: 'dana', params, body: { timeZone: 'Moon/Crater' } });
    expect(wrong).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/timeZone' }] } });
  });

  test('PUT /v3/users names the account in the body', async () => {
    expect(await api.call(users.updateNamed, { as: 'dana', body: { email: people.dana, locale: 'en-GB' } })).toMatchObject({
      status: 200,
      body: { locale: 'en-GB' },
    });
    for (const body of [{}, { locale: 'en-GB' }, { id: 'x' }, { email: 'nobody' }, { id: '' }]) {
      expect(await api.call(users.updateNamed, { as: 'admin', body })).toMatchObject({
        status: 400,
        problem: { errorCode: 'id.required', message: expect.stringContaining('must have a valid id or email') },
      });
    }
    expect(await api.call(users.updateNamed, { as: 'dana', body: { email: people.jordan, locale: 'de' } })).toMatchObject({ status: 404 });
  });

  test('nobody can set their own roles, status or address', async () => {
    const tries: [Person, Person, Parameters<typeof api.call<typeof users.update>>[1]['body'], number][] = [
      ['dana', 'dana', { roles: ['admin'] }, 403],
      ['editor', 'editor', { roles: ['editor', 'admin'] }, 403],
      ['admin', 'admin', { roles: ['admin', 'care'] }, 403],
      ['care', 'dana', { roles: ['care'] }, 403],
      ['care', 'dana', { locale: 'de' }, 403],
      ['care', 'editor', { status: 'DISABLED' }, 403],
      ['lead', 'agent', { locale: 'de' }, 403],
      ['dana', 'dana', { email: fresh() }, 403],
      ['admin', 'dana', { roles: ['care'] }, 422],
      ['admin', 'editor', { roles: ['agent'] }, 422],
      ['dana', 'dana', { status: 'PENDING' }, 409],
      ['admin', 'dana', { status: 'PENDING' }, 409],
    ];
    for (const [as, whose, body, status] of tries) {
      const answer = await api.call(users.update, { as, params: { id: idOfPerson(whose) }, body });
      expect({ as, whose, body, status: answer.status }).toEqual({ as, whose, body, status });
    }
    const refused = await api.call(users.update, { as: 'admin', params: { id: idOfPerson('dana') }, body: { status: 'PENDING' } });
    expect(refused.problem).toMatchObject({ errorCode: 'transition.notAllowed', allowedTransitions: ['DISABLED'] });
  });

  test('a change of roles ends the sessions signed in with the old ones', async () => {
    const token = (await signIn('freya.dunmore@example.com', PASSWORD)).body.accessToken;
    const id = await idOf('freya.dunmore@example.com');
    expect(token ?? id).toBeTruthy();
    const saved = await api.call(users.update, { as: 'admin', params: { id }, body: { roles: ['publisher', 'editor'] } });
    expect(saved).toMatchObject({ status: 200, body: { roles: ['editor', 'publisher'] } });
    if (token)
      expect(await api.send('GET', '/v3/users/current', { headers: { Authorization: `Bearer ${token}` } })).toMatchObject({ status: 401 });
  });

  test('an administrator changes the address: both addresses are notified, and the traveler record follows', async () => {
    const { email, id } = await openAccount();
    const next = fresh();
    expect(await api.call(users.update, { as: 'admin', params: { id }, body: { email: people.dana } })).toMatchObject({
      status: 409,
      problem: { errorCode: 'unique.conflict' },
    });
    const saved = await api.call(users.update, { as: 'admin', params: { id }, body: { email: next } });
    expect(saved).toMatchObject({ status: 200, body: { email: next, username: next, emailVerifiedAt: null } });
    expect((await waitForEmail(server, email, /e-mail address/)).subject).toContain('e-mail address');
    const { user, token } = parseLink(await waitForEmail(server, next, /this is my address/));
    expect(await api.call(users.reset, { params: { id: user, token }, body: {} })).toMatchObject({ status: 204 });
    expect((await api.call(users.read, { as: 'admin', params: { id } })).body.emailVerifiedAt).not.toBeNull();
    expect((await api.call(contract.travelers.read, { as: 'admin', params: { id: saved.body.personId } })).body.email).toBe(next);
    expect(await signIn(next, NEW_PASSWORD)).toMatchObject({ status: 201 });
    expect(await signIn(email, NEW_PASSWORD)).toMatchObject({ status: 401 });
  });
});

describe('closing accounts', () => {
  test('ends cookie, token, links and codes at once; reopening asks for a new password', async () => {
    const { email, id } = await openAccount();
    const browser = createBrowserClient(server.origin);
    await browser.signIn(email, NEW_PASSWORD);
    const bearer = { Authorization: `Bearer ${(await signIn(email, NEW_PASSWORD)).body.accessToken}` };
    await api.call(users.sendReset, { params: { id: email }, body: {} });
    const link = parseLink(await waitForEmail(server, email, /new password for this account/));
    const closed = await api.call(users.update, {
      as: 'care',
      params: { id },
      body: { status: 'DISABLED', disabledReason: 'Asked by phone' },
    });
    expect(closed).toMatchObject({ status: 200, body: { status: 'DISABLED', disabledReason: 'Asked by phone', allowedTransitions: [] } });
    expect(await browser.isSignedIn()).toBe(false);
    expect(await api.send('GET', '/v3/users/current', { headers: bearer })).toMatchObject({ status: 401 });
    expect(await signIn(email, NEW_PASSWORD)).toMatchObject({ status: 403, problem: { errorCode: 'auth.userDisabled' } });
    const follow = { params: { id, token: link.token }, body: { password: 'another harbour at night' } };
    expect(await api.call(users.reset, follow)).toMatchObject({ status: 404 });

    const opened = await api.call(users.update, { as: 'admin', params: { id }, body: { status: 'ENABLED' } });
    expect(opened.body).toMatchObject({ status: 'ENABLED', hasPassword: false, disabledReason: null });
    expect(await signIn(email, NEW_PASSWORD)).toMatchObject({ status: 401 });
    expect(await browser.isSignedIn()).toBe(false);
    const again = await waitFor('another link', async () => {
      const links = (await readEmails(server, email))
        .map(parseLink)
        .filter(({ path, token }) => path === '/login/reset' && token !== link.token);
      return links[0];
    });
    expect(
      await api.call(users.reset, { params: { id, token: again.token }, body: { password: 'another harbour at night' } }),
    ).toMatchObject({ status: 204 });
    expect(await signIn(email, 'another harbour at night')).toMatchObject({ status: 201 });
  });

  test('people may close their own account, and only an administrator reopens it', async () => {
    const { email, id } = await openAccount();
    const browser = createBrowserClient(server.origin);
    await browser.signIn(email, NEW_PASSWORD);
    expect((await browser.request('PUT', `/v3/users/${id}`, { body: { status: 'DISABLED' } })).status).toBe(200);
    expect(await browser.isSignedIn()).toBe(false);
    expect(await api.call(users.update, { as: 'care', params: { id }, body: { status: 'ENABLED' } })).toMatchObject({ status: 409 });
  });

  test('lead agents close accounts of their own company only', async () => {
    const foreign = await api.call(users.update, {
      as: 'otherLead',
      params: { id: idOfPerson('agent') },
      body: { status: 'DISABLED', disabledReason: 'Left' },
    });
    expect(foreign.status).toBe(404);
    const own = await api.call(users.update, {
      as: 'lead',
      params: { id: idOfPerson('agent') },
      body: { status: 'DISABLED', disabledReason: 'Left' },
    });
    expect(own).toMatchObject({ status: 200, body: { status: 'DISABLED' } });
    await api.call(users.update, { as: 'admin', params: { id: idOfPerson('agent') }, body: { status: 'ENABLED' } });
  });

  test('the last administrator cannot be closed, also concurrently; open requests of a closed colleague are reassigned', async () => {
    const second = await idOf('sunhee.paik@example.com');
    await api.call(users.update, { as: 'admin', params: { id: second }, body: { status: 'DISABLED', disabledReason: 'Left' } });
    const last = await api.call(users.update, { as: 'admin', params: { id: idOfPerson('admin') }, body: { status: 'DISABLED' } });
    expect(last).toMatchObject({
      status: 409,
      problem: { errorCode: 'transition.notAllowed', message: expect.stringContaining('last administrator') },
    });

    const member = await idOf('keiko.arai@example.com');
    const count = async () =>
      (
        await query<{ n: number }>(
          server.databaseUrl,
          `SELECT count(*)::int AS n FROM trip_requests r JOIN users u ON u.person_id = r.assigned_to_id
           WHERE u.id = $1 AND r.status NOT IN ('COMPLETED', 'CLOSED_LOST', 'CANCELLED', 'REJECTED', 'DUPLICATE', 'EXPIRED')`,
          [member],
        )
      )[0]?.n;
    expect(await count()).toBeGreaterThan(0);
    await api.call(users.update, { as: 'admin', params: { id: member }, body: { status: 'DISABLED', disabledReason: 'Left' } });
    await waitFor('requests to be reassigned', async () => ((await count()) === 0 ? true : undefined));
  });
});

describe('codes', () => {
  test('a six-digit code signs in once, opens a session, and verifies the address', async () => {
    const { email } = await openAccount();
    await api.call(users.sendCode, { params: { id: email }, body: { purpose: 'LOGIN' } });
    const code = parseCode(await waitForEmail(server, email, /code you asked for/));
    expect(await api.call(tokens.create, { body: { grantType: 'code', username: email, code } })).toMatchObject({ status: 201 });
    expect(await api.call(tokens.create, { body: { grantType: 'code', username: email, code } })).toMatchObject({ status: 410 });
    expect(await api.call(tokens.create, { body: { grantType: 'code', username: fresh(), code } })).toMatchObject({ status: 401 });
  });

  test('a reset code works with the e-mail as id; five wrong attempts void it, and checking it counts as one', async () => {
    const { email } = await openAccount();
    await api.call(users.sendCode, { params: { id: email }, body: {} });
    const code = parseCode(await waitForEmail(server, email, /code you asked for/));
    const wrong = code === '000000' ? '111111' : '000000';
    const put = (token: string) => api.call(users.reset, { params: { id: email, token }, body: { password: 'a kite above the moor' } });
    for (let tries = 0; tries < 4; tries += 1) expect((await put(wrong)).status).toBe(404);
    expect((await api.call(users.checkReset, { params: { id: email, token: wrong } })).status).toBe(404);
    expect((await put(code)).status).toBe(404);
    expect(await signIn(email, NEW_PASSWORD)).toMatchObject({ status: 201 });
  });

  test('malformed values sign nobody in', async () => {
    const id = idOfPerson('jordan');
    for (const token of ['null', '[]', '%00', '%20', 'undefined', '0', `' OR 1=1 --`, '000000,111111', 'fwl_'])
      expect(
        (await api.send('PUT', `/v3/users/${id}/resets/${encodeURIComponent(token)}`, { body: { password: NEW_PASSWORD } })).status,
      ).toBe(404);
  });

  test('requesting a code gets the same response for every address', async () => {
    const answers = await Promise.all(
      [people.jordan, fresh(), 'nonsense', randomUUID()].map((id) => api.call(users.sendReset, { params: { id }, body: {} })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  });
});
