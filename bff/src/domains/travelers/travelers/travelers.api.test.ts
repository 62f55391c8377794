import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, people, type Person } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { newEmail, tripRequestBody } from '@farwend/tests/builders/tripRequest.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { travelers, travelerProfiles } = contract;
const idOf = async (email: string) => {
  const [row] = await query<{ id: string }>(server.databaseUrl, 'SELECT id FROM travelers WHERE email = $1', [email]);
  if (!row) throw new Error(`${email} is no traveler`);
  return row.id;
};
const dana = await idOf(people.dana);
const jordan = await idOf(people.jordan);
const missing = '01999999-9999-7999-8999-999999999999';

describe('who reads and changes which traveler', () => {
  const note = { changeNote: 'Looked at' };
  test.each<[Person, string, string, number, number]>([
    ['dana', 'their own', dana, 200, 200],
    ['dana', 'a foreign one', jordan, 404, 404],
    ['dana', 'a missing one', missing, 404, 404],
    ['agent', 'any', dana, 403, 403],
    ['team', 'any', dana, 200, 403],
    ['marageti', 'any', dana, 200, 403],
    ['editor', 'any', dana, 200, 403],
    ['publisher', 'any', dana, 200, 403],
    ['care', 'any', dana, 200, 200],
    ['care', 'a missing one', missing, 404, 404],
    ['admin', 'any', jordan, 200, 200],
  ])('%s %s', async (as, _, id, reads, changes) => {
    expect((await api.call(travelers.read, { as, params: { id } })).status).toBe(reads);
    expect((await api.call(travelers.update, { as, params: { id }, body: note })).status).toBe(changes);
    for (const call of [travelers.versions, travelers.tripRequests]) {
      expect((await api.call(call, { as, params: { id } })).status).toBe(reads);
    }
    expect((await api.call(travelers.version, { as, params: { id, v: '1' } })).status).toBe(reads);
  });

  test('a list holds only what the reader may see', async () => {
    const own = await api.call(travelers.list, { as: 'dana' });
    expect(own.body.items.map(({ id }) => id)).toEqual([dana]);
    const all = await api.call(travelers.list, { as: 'care', query: { limit: 100 } });
    expect(all.body.total).toBeGreaterThan(35);
  });
});

describe('masks', () => {
  const contact = [people.jordan, 'Vale', '01632'];
  test.each<Person>(['marageti', 'team', 'editor', 'publisher'])('%s sees no contact data anywhere', async (as) => {
    const answers = [
      await api.call(travelers.read, { as, params: { id: jordan } }),
      await api.call(travelers.list, { as, query: { limit: 100 } }),
      await api.call(travelers.search, { as, body: { filters: { givenName: 'Jordan' } } }),
      await api.call(travelers.version, { as, params: { id: jordan, v: '1' } }),
    ];
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      for (const word of contact) expect(text).not.toContain(word);
    }
    expect(answers[0]?.body).toMatchObject({ email: 'j•••@example.com', familyName: 'V.', phone: null });
  });

  test('masked values cannot be guessed by searching or sorting', async () => {
    for (const filters of [{ email: people.jordan }, { phone: '+44 1632' }, { familyName: { startsWith: 'V' } }]) {
      expect((await api.call(travelers.search, { as: 'marageti', body: { filters } })).status).toBe(400);
    }
    expect((await api.call(travelers.list, { as: 'team', query: { sort: 'familyName' } })).status).toBe(400);
    expect((await api.call(travelers.list, { as: 'team', query: { q: 'jordan@' } })).body.total).toBe(0);
    expect((await api.call(travelers.list, { as: 'care', query: { q: 'jordan@' } })).body.total).toBe(1);
  });

  test('travelers do not see staff’s notes about them', async () => {
    await api.call(travelers.update, { as: 'care', params: { id: dana }, body: { tags: ['zebra-marker'] } });
    expect((await api.call(travelers.read, { as: 'care', params: { id: dana } })).text).toContain('zebra-marker');
    for (const path of [`/v3/travelers/${dana}`, `/v3/travelers/${dana}/versions`, `/v3/travelers/${dana}/versions/1?compareTo=2`]) {
      const { status, text } = await api.send('GET', path, { as: 'dana' });
      expect(status).toBe(200);
      expect(text).not.toContain('zebra-marker');
      expect(text).not.toContain('tags');
    }
  });
});

test('care finds travelers by the whole phone number, however it is written', async () => {
  const phone = { prefix: '+39', number: '06 5550 9182' };
  const { body } = await api.call(travelers.create, {
    as: 'care',
    body: { givenName: 'Nora', familyName: 'Vesper', email: newEmail(), phone },
  });
  const found = async (filter: string) =>
    (await api.call(travelers.search, { as: 'care', body: { filters: { phone: filter } } })).body.items.map(({ id }) => id);
  expect(await found('+39 (06) 5550-9182')).toEqual([body.id]);
  expect(await found('390655509182')).toEqual([body.id]);
  for (const other of ['5550 9182', '+39 06 5550 918', '']) expect(await found(other)).toEqual([]);
});

describe('changes', () => {
  test('sending the response back changes nothing; a stale version is refused', async () => {
    const { body } = await api.call(travelers.read, { as: 'jordan', params: { id: jordan } });
    const same = await api.send('PUT', `/v3/travelers/${jordan}`, { as: 'jordan', body });
    expect(same).toMatchObject({ status: 200, body: { version: body.version } });
    const changed = await api.call(travelers.update, { as: 'jordan', params: { id: jordan }, body: { preferredContact: 'PHONE' } });
    expect(changed.body).toMatchObject({ preferredContact: 'PHONE', version: body.version + 1 });
    const stale = await api.send('PUT', `/v3/travelers/${jordan}`, { as: 'jordan', body });
    expect(stale).toMatchObject({ status: 412, problem: { errorCode: 'version.stale' } });
  });

  test('a new name changes the account too', async () => {
    await api.call(travelers.update, { as: 'dana', params: { id: dana }, body: { givenName: 'Danuta' } });
    const current = await api.call(contract.sessions.currentUser, { as: 'dana' });
    expect(current.body.firstName).toBe('Danuta');
    await api.call(travelers.update, { as: 'dana', params: { id: dana }, body: { givenName: 'Dana' } });
  });

  test.each([
    ['email', { email: 'other@example.org' }],
    ['doNotContact', { doNotContact: true }],
    ['tags', { tags: ['vip'] }],
    ['countryOfResidence', { countryOfResidence: 'ZZ' }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
  ])('travelers may not set %s so', async (field, body) => {
    const { status, problem } = await api.call(travelers.update, { as: 'dana', params: { id: dana }, body });
    expect(status).toBe(422);
    expect(problem.errors?.[0]).toMatchObject({ field });
  });

  test('staff enter travelers, one per address', async () => {
    const body = { givenName: 'Ines', familyName: 'Falk', email: newEmail().toUpperCase() };
    const created = await api.call(travelers.create, { as: 'care', body });
    expect(created).toMatchObject({ status: 201, body: { email: body.email.toLowerCase(), status: null, userId: null, version: 1 } });
    expect(created.headers.get('Location')).toBe(`/v3/travelers/${created.body.id}`);
    expect((await api.call(travelers.create, { as: 'care', body })).status).toBe(409);
    const ofStaff = await api.call(travelers.create, { as: 'care', body: { ...body, email: people.team } });
    expect(ofStaff).toMatchObject({ status: 409, problem: { errorCode: 'unique.conflict' } });
  });
});

describe('profiles', () => {
  test('are created by the first change, visible to their owner and care only, and sealed at rest', async () => {
    const before = await api.call(travelerProfiles.list, { as: 'dana' });
    expect(before.body.total).toBe(0);
    const body = { pace: 'RELAXED' as const, accessibilityNeeds: 'Step-free marker', dietary: ['no peanut marker'] };
    const created = await api.call(travelerProfiles.updateOwn, { as: 'dana', body });
    expect(created).toMatchObject({ status: 200, body: { travelerId: dana, ...body } });
    const again = await api.call(travelerProfiles.updateOwn, { as: 'dana', body });
    expect(again.body.version).toBe(created.body.version);
    const params = { id: created.body.id };
    const { accessibilityNeeds, dietary } = body;
    expect((await api.call(travelerProfiles.read, { as: 'care', params })).body).toMatchObject({ accessibilityNeeds, dietary });
    expect((await api.call(travelerProfiles.read, { as: 'jordan', params })).status).toBe(404);
    expect((await api.call(travelerProfiles.update, { as: 'jordan', params, body })).status).toBe(404);
    const rows = await query<{ text: string }>(
      server.databaseUrl,
      `SELECT encode(accessibility_needs, 'escape') || encode(sealed_dietary, 'escape') || dietary::text
         || (SELECT string_agg(snapshot::text, '') FROM versions) AS text FROM traveler_profiles`,
    );
    expect(rows[0]?.text).toMatch(/^fwk:local-/);
    expect(rows[0]?.text).not.toMatch(/Step-free|peanut/);
  });

  test('two concurrent first changes make one profile', async () => {
    const bodies = [{ pace: 'ACTIVE' as const }, { aboutMe: 'Walks a lot' }];
    const answers = await Promise.all(bodies.map((body) => api.call(travelerProfiles.updateOwn, { as: 'jordan', body })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await api.call(travelerProfiles.list, { as: 'jordan' })).body).toMatchObject({
      total: 1,
      items: [{ pace: 'ACTIVE', aboutMe: 'Walks a lot' }],
    });
  });
});

describe('the status of an e-mail address', () => {
  const ask = (id: string, options: { as?: Person; captcha?: string }) => api.call(travelers.status, { ...options, params: { id } });

  test('needs a challenge from visitors, who learn no id', async () => {
    expect(await ask(people.dana, {})).toMatchObject({ status: 400, problem: { errorCode: 'captcha.missing' } });
    const answer = await ask('DANA@example.com', { captcha: 'travelerStatus' });
    expect(answer.body).toEqual({ status: 'ENABLED', id: null, email: people.dana, personType: 'traveler' });
    expect((await ask(newEmail(), { captcha: 'travelerStatus' })).status).toBe(404);
    expect((await ask(dana, { captcha: 'travelerStatus' })).status).toBe(404);
  });

  test('reveals of agents and staff only their kind', async () => {
    const answer = await ask(people.agent, { captcha: 'travelerStatus' });
    expect(answer.body).toEqual({ status: null, id: null, email: people.agent, personType: 'agent' });
    expect((await ask(people.admin, { captcha: 'travelerStatus' })).body.personType).toBe('teamMember');
  });

  test('leaves care one note when somebody asks about a closed account, none when staff look it up', async () => {
    const [closed] = await query<{ id: string; email: string }>(
      server.databaseUrl,
      `UPDATE users SET status = 'DISABLED' FROM travelers t
       WHERE users.id = t.user_id AND users.email NOT IN ($1, $2) AND users.id = (
         SELECT u.id FROM users u JOIN travelers o ON o.user_id = u.id WHERE u.email NOT IN ($1, $2) ORDER BY u.id LIMIT 1)
       RETURNING t.id, t.email`,
      [people.dana, people.jordan],
    );
    if (!closed) throw new Error('There is no third traveler');
    const notes = async () =>
      (await api.call(contract.notes.list, { as: 'care', query: { subjectType: 'TRAVELER', subjectId: closed.id } })).body.items;
    expect((await ask(closed.email, { as: 'care' })).body.status).toBe('DISABLED');
    expect(await notes()).toEqual([]);
    const answers = await Promise.all([1, 2].map(() => ask(closed.email, { captcha: 'travelerStatus' })));
    expect(answers.map(({ body }) => body.status)).toEqual(['DISABLED', 'DISABLED']);
    expect(await notes()).toMatchObject([{ ownerScope: 'STAFF', body: expect.stringContaining('closed account') }]);
  });

  test.each<[Person, string, number]>([
    ['dana', dana, 200],
    ['dana', people.dana, 200],
    ['dana', jordan, 404],
    ['dana', people.jordan, 404],
    ['agent', people.dana, 404],
    ['agent', people.agent, 200],
    ['care', people.jordan, 200],
    ['team', missing, 404],
  ])('%s asks for %s: %d', async (as, id, status) => {
    expect((await ask(id, { as })).status).toBe(status);
  });
});

test('two concurrent requests with one new address make one traveler and one account', async () => {
  const email = newEmail();
  const body = (nights: number) =>
    tripRequestBody({ totalNights: nights, travelers: [{ email, givenName: 'Rowan', familyName: 'Ashby', countryOfResidence: 'US' }] });
  const answers = await Promise.all(
    [10, 11, 12, 13].map((nights) => api.call(contract.tripRequests.create, { body: body(nights), captcha: 'tripRequest' })),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const rows = await query(
    server.databaseUrl,
    `SELECT t.id, u.username, u.status, u.password_hash FROM travelers t JOIN users u ON u.id = t.user_id AND u.person_id = t.id WHERE t.email = $1`,
    [email],
  );
  expect(rows).toEqual([expect.objectContaining({ username: email, status: 'PENDING', password_hash: null })]);
  const written = await query(server.databaseUrl, `SELECT entity_type FROM versions WHERE snapshot ->> 'email' = $1 ORDER BY 1`, [email]);
  expect(written.map((row) => row['entity_type'])).toEqual(['traveler', 'user']);
});
