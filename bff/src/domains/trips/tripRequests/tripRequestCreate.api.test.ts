import { contract, ONLY_TRAVELERS } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApi } from '@farwend/tests/builders/api.ts';
import { solveCaptcha } from '@farwend/tests/builders/captcha.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { daysAhead, newEmail, type TripRequestBody, tripRequestBody } from '@farwend/tests/builders/tripRequest.ts';
import { waitFor } from '@farwend/tests/builders/waitFor.ts';

const { create, list, read } = contract.tripRequests;

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

/** How many requests an address has. */
async function countOf(email: string): Promise<number> {
  const { body } = await api.call(list, { as: 'care', query: { q: email, total: 'exact' } });
  return body.total;
}

describe('submitted data is stored', () => {
  test('the whole payload of the specification is stored', async () => {
    const { body: places } = await api.call(contract.destinations.list, { query: { limit: 2, params: 'served' } });
    const destinations = places.items.map(({ id, name }) => ({ id, name }));
    const person = { email: newEmail(), countryOfResidence: 'GB', phone: { prefix: '+44', number: '20 7946 0018' } };
    const sent: TripRequestBody = {
      destinationNames: [...destinations.map(({ name }) => name), 'A valley we read about'],
      destinations,
      departureDate: `${daysAhead(200)}T00:00:00.000Z`,
      flexibleDepartureDate: true,
      totalNights: 21,
      numberOfAdults: '2',
      adultAgeGroups: ['40-49'],
      numberOfChildren: 1,
      childAgeGroups: ['6-9'],
      tripType: ['SAFARI', 'FAMILY'],
      tripTitle: 'Three weeks for three',
      tripDescription: 'First line\nsecond line',
      budgetPerPersonUSD: 10000,
      totalBudget: 1,
      budgetIncludesFlights: true,
      budgetFlexibility: 0.2,
      includeNewsletter: false,
      consultation: false,
      status: 'PENDING',
      googleClientId: '1234567890.1234567890',
      traveler: { ...person, firstName: 'Imogen', lastName: 'Vale' },
      travelers: [{ ...person, givenName: 'Imogen', familyName: 'Vale' }],
      basedOnItinerary: { title: 'Somewhere' },
    };
    const made = await api.call(create, { body: sent, captcha: 'tripRequest' });
    expect(made.status).toBe(201);
    expect(made.headers.get('Location')).toBe(`/v3/trip_requests/${made.body.id}`);
    expect(made.headers.get('ETag')).toBe('"v1"');
    const { body: kept } = await api.call(read, { as: 'care', params: { id: made.body.id } });
    expect(kept).toMatchObject({
      reference: expect.stringMatching(/^TR-[2-9A-Z]{6}$/),
      status: 'PENDING',
      destinationNames: sent.destinationNames,
      departureDate: daysAhead(200),
      returnDate: daysAhead(221),
      totalBudget: 30000,
      budgetCeilingUSD: 36000,
      tripType: ['SAFARI', 'FAMILY'],
      tripTitle: 'Three weeks for three',
      tripDescription: 'First line\nsecond line',
      googleClientId: '1234567890.1234567890',
      includeNewsletter: false,
      source: 'WEB',
      riskFlags: [],
      version: 1,
      travelers: [{ ...person, givenName: 'Imogen', familyName: 'Vale', isPrimary: true, travelerId: expect.any(String) }],
    });
    expect(kept.destinations.map(({ id }) => id).toSorted()).toEqual(destinations.map(({ id }) => id).toSorted());
  });

  test('an itinerary counts the requests that began with it, also after they change', async () => {
    const { body: itineraries } = await api.call(contract.itineraries.list, { query: { limit: 2 } });
    const [first = '', second = ''] = itineraries.items.map(({ id }) => id);
    const countsOf = async () =>
      Promise.all(
        [first, second].map(async (id) => (await api.call(contract.itineraries.read, { as: 'editor', params: { id } })).body.requestCount),
      );
    const [one = 0, other = 0] = await countsOf();
    const { body: made } = await api.call(create, { body: tripRequestBody({ basedOnItineraryId: first }) });
    expect(await countsOf()).toEqual([one + 1, other]);
    const { body: kept } = await api.call(read, { as: 'care', params: { id: made.id } });
    const change = { as: 'care', params: { id: made.id } } as const;
    await api.call(contract.tripRequests.update, { ...change, body: { version: kept.version, basedOnItineraryId: second } });
    expect(await countsOf()).toEqual([one, other + 1]);
  });

  test('the company of the page where the form was begun is kept for care and the traveler, and matching asks it first', async () => {
    const suggestFor = (id: string) => api.call(contract.tripMatches.suggest, { as: 'care', params: { id }, body: { limit: 10 } });
    const { body: other } = await api.call(create, { body: tripRequestBody() });
    const { body: usual } = await suggestFor(other.id);
    const name = usual.items.at(-1)?.displayName;
    expect(usual.items.length).toBeGreaterThan(1);
    const { body: companies } = await api.call(contract.companies.list, { query: { published: 'true', limit: 100 } });
    const company = companies.items.find(({ title }) => title === name);
    if (!company) throw new Error(`${name} has no page in the demo data`);
    const { body: made } = await api.call(create, { body: tripRequestBody({ requestedCompanyId: company.id, mayAskOthers: false }) });
    expect(made).toMatchObject({ requestedCompanyId: company.id, mayAskOthers: false });
    const { body: kept } = await api.call(read, { as: 'care', params: { id: made.id } });
    expect(kept).toMatchObject({ requestedCompanyId: company.id, mayAskOthers: false });
    const { body: alone } = await suggestFor(made.id);
    expect(alone.items.map(({ displayName }) => displayName)).toEqual([name]);
    const change = { as: 'care', params: { id: made.id } } as const;
    await api.call(contract.tripRequests.update, { ...change, body: { version: kept.version, mayAskOthers: true } });
    const { body: all } = await suggestFor(made.id);
    expect(all.items[0]?.displayName).toBe(name);
    expect(all.items).toHaveLength(usual.items.length);
  });

  test('a company page that does not exist is refused by its field', async () => {
    const { status, body } = await api.call(create, { body: tripRequestBody({ requestedCompanyId: randomUUID() }) });
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('/requestedCompanyId')]);
  });

  test('without a solved challenge it is accepted and marked', async () => {
    const { status, body } = await api.call(create, { body: tripRequestBody() });
    expect(status).toBe(201);
    const { body: kept } = await api.call(read, { as: 'care', params: { id: body.id } });
    expect(kept.riskFlags).toEqual(['noCaptcha']);
  });

  test('visitors see no staff field', async () => {
    const { body } = await api.call(create, { body: tripRequestBody() });
    for (const name of ['riskFlags', 'matchingNotes', 'scores', 'assignedToId', 'visibilities', 'statusNote'])
      expect(body).not.toHaveProperty(name);
  });

  test('a confirmation mail goes to the traveler', async () => {
    const email = newEmail();
    const { body } = await api.call(create, {
      body: tripRequestBody({ travelers: [{ email, givenName: 'Rowan', familyName: 'Ashby', countryOfResidence: 'US' }] }),
    });
    const mail = await waitFor('the mail', async () => {
      const names = await readdir(join(server.dataDir, 'mail')).catch(() => []);
      const texts = await Promise.all(
        names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(server.dataDir, 'mail', name), 'utf8')),
      );
      return texts.find((text) => text.includes(email));
    });
    expect(mail).toMatch(new RegExp(`^To: ${email}`, 'm'));
    expect(mail).toContain(body.reference);
  });
});

describe('one request, however often it is sent', () => {
  test('the same key twice: one row, the same response, marked as a replay', async () => {
    const body = tripRequestBody();
    const key = randomUUID();
    const first = await api.call(create, { body, key });
    const second = await api.call(create, { body, key });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect([first.headers.get('Idempotency-Replayed'), second.headers.get('Idempotency-Replayed')]).toEqual([null, 'true']);
    expect([first.headers.get('ETag'), second.headers.get('ETag')]).toEqual(['"v1"', '"v1"']);
    expect(second.headers.get('Location')).toBe(first.headers.get('Location'));
    expect(await countOf(body.travelers?.[0]?.email ?? '')).toBe(1);
  });

  test('the same key ten times concurrently: one row; the others wait or get its response', async () => {
    const body = tripRequestBody();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.call(create, { body, key })));
    expect(answers.filter(({ status }) => status === 201 || status === 409)).toHaveLength(10);
    for (const { status, problem } of answers) if (status === 409) expect(problem.errorCode).toBe('idempotency.inProgress');
    expect(new Set(answers.filter(({ status }) => status === 201).map((answer) => answer.body.id)).size).toBe(1);
    expect(await countOf(body.travelers?.[0]?.email ?? '')).toBe(1);
  });

  test('a replay needs no new challenge, and a used one does no harm', async () => {
    const body = tripRequestBody();
    const key = randomUUID();
    const captcha = { 'X-Recaptcha-Id': await solveCaptcha(server.origin, 'tripRequest') };
    const first = await api.call(create, { body, key, headers: captcha });
    const second = await api.call(create, { body, key, headers: captcha });
    const third = await api.call(create, { body, key });
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
    expect(third.body.id).toBe(first.body.id);
  });

  test('the same key with another body is refused', async () => {
    const key = randomUUID();
    await api.call(create, { body: tripRequestBody(), key });
    const { status, problem } = await api.call(create, { body: tripRequestBody(), key });
    expect({ status, errorCode: problem.errorCode }).toEqual({ status: 422, errorCode: 'idempotency.keyReused' });
  });

  test('a key belongs to its caller: another person’s request with it is a new one', async () => {
    const key = randomUUID();
    const first = await api.call(create, { body: tripRequestBody(), key });
    const second = await api.call(create, { body: tripRequestBody(), key, as: 'jordan' });
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(first.body.id);
  });

  test('a key belongs to its path: the same body for another record is a new request', async () => {
    const key = randomUUID();
    const records = await Promise.all([api.call(create, { body: tripRequestBody() }), api.call(create, { body: tripRequestBody() })]);
    for (const { body: record } of records) {
      const { status, headers, body } = await api.call(contract.tripRequests.addChecklistItem, {
        as: 'care',
        params: { id: record.id },
        key,
        body: { label: 'Ask for the camp they liked' },
      });
      expect({ status, id: body.id, isReplay: headers.has('Idempotency-Replayed') }).toEqual({
        status: 201,
        id: record.id,
        isReplay: false,
      });
    }
  });

  test('without a key, equal bodies within ten seconds are one request', async () => {
    const body = tripRequestBody();
    const answers = await Promise.all([api.call(create, { body }), api.call(create, { body })]);
    const later = await api.call(create, { body });
    expect(later.status).toBe(201);
    expect(new Set([...answers, later].filter(({ status }) => status === 201).map((answer) => answer.body.id)).size).toBe(1);
    expect(await countOf(body.travelers?.[0]?.email ?? '')).toBe(1);
  });

  test('a signed-in traveler who repeats a request within a day gets the earlier one, unless they insist', async () => {
    const traveler = { email: 'dana@example.com', givenName: 'Dana', familyName: 'Rowe', countryOfResidence: 'US' };
    const words = { destinationNames: [`Valley ${randomUUID().slice(0, 8)}`], travelers: [traveler] };
    const first = await api.call(create, { as: 'dana', body: tripRequestBody(words) });
    const again = await api.call(create, { as: 'dana', body: tripRequestBody({ ...words, totalNights: 14 }) });
    const insisting = await api.call(create, { as: 'dana', body: tripRequestBody({ ...words, allowDuplicate: true }) });
    expect(first).toMatchObject({ status: 201 });
    expect(again).toMatchObject({ status: 200, body: { id: first.body.id, duplicate: true, totalNights: 12 } });
    expect(insisting.status).toBe(201);
    expect(insisting.body.id).not.toBe(first.body.id);
  });

  test('a form that was kept as a draft gets the earlier request too, and the draft is discarded', async () => {
    const traveler = { email: 'dana@example.com', givenName: 'Dana', familyName: 'Rowe', countryOfResidence: 'US' };
    const words = { destinationNames: [`Valley ${randomUUID().slice(0, 8)}`], travelers: [traveler] };
    const first = await api.call(create, { as: 'dana', body: tripRequestBody(words) });
    const form = tripRequestBody({ ...words, formId: randomUUID() });
    const draft = await api.call(create, { as: 'dana', body: { ...form, status: 'DRAFT' } });
    const sent = await api.call(create, { as: 'dana', body: form });
    expect(sent).toMatchObject({ status: 200, body: { id: first.body.id, duplicate: true } });
    const { body: kept } = await api.call(read, { as: 'care', params: { id: draft.body.id } });
    expect(kept).toMatchObject({ status: 'EXPIRED', tripDescription: '' });
  });

  test('equal requests of a traveler that arrive at once are one', async () => {
    const traveler = { email: 'dana@example.com', givenName: 'Dana', familyName: 'Rowe', countryOfResidence: 'US' };
    const words = { destinationNames: [`Valley ${randomUUID().slice(0, 8)}`], travelers: [traveler] };
    const answers = await Promise.all(
      [12, 13, 14].map((totalNights) => api.call(create, { as: 'dana', body: tripRequestBody({ ...words, totalNights }) })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  test('a stranger who sends an equal request learns nothing of the first; a job marks the duplicate', async () => {
    const body = tripRequestBody();
    const first = await api.call(create, { body });
    const second = await api.call(create, { body: { ...body, tripDescription: 'The same places, other words.' } });
    expect(second).toMatchObject({ status: 201, body: { status: 'PENDING' } });
    expect(second.body).not.toHaveProperty('duplicate');
    const marked = await waitFor('the mark', async () => {
      const { body: kept } = await api.call(read, { as: 'care', params: { id: second.body.id } });
      return kept.status === 'DUPLICATE' ? kept : undefined;
    });
    expect(marked.duplicateOfId).toBe(first.body.id);
  });

  test('the form’s draft becomes the request', async () => {
    const formId = randomUUID();
    const body = tripRequestBody({ formId });
    const draft = await api.call(create, { body: { ...body, status: 'DRAFT' } });
    const sent = await api.call(create, { body });
    expect(draft.body).toMatchObject({ status: 'DRAFT', submittedAt: null });
    expect(sent.body).toMatchObject({ id: draft.body.id, reference: draft.body.reference, status: 'PENDING' });
    expect(await countOf(body.travelers?.[0]?.email ?? '')).toBe(1);
  });
});

describe('who may send', () => {
  test.each(['agent', 'team', 'editor', 'care', 'admin'] as const)('%s gets the sentence of the specification', async (as) => {
    const { status, problem } = await api.call(create, { as, body: tripRequestBody() });
    expect({ status, errorCode: problem.errorCode, message: problem.message }).toEqual({
      status: 403,
      errorCode: 'auth.onlyTravelers',
      message: ONLY_TRAVELERS,
    });
    expect(ONLY_TRAVELERS).toBe('Only travelers can submit trip requests');
  });

  test('care sends one for a traveler, with any budget', async () => {
    const { status, body } = await api.call(create, { as: 'care', body: tripRequestBody({ source: 'STAFF', budgetPerPersonUSD: 7350 }) });
    expect({ status, source: body.source, budget: body.budgetPerPersonUSD }).toEqual({ status: 201, source: 'STAFF', budget: 7350 });
  });

  test.each(['agent', 'team'] as const)('%s may not, under any source', async (as) => {
    const { status } = await api.call(create, { as, body: tripRequestBody({ source: 'STAFF' }) });
    expect(status).toBe(403);
  });

  test('an agent’s address is refused among the travelers', async () => {
    const travelers = [{ email: 'agent.acacia@example.com', givenName: 'A', familyName: 'B', countryOfResidence: 'US' }];
    const { status, problem } = await api.call(create, { body: tripRequestBody({ travelers }) });
    expect({ status, errorCode: problem.errorCode }).toEqual({ status: 403, errorCode: 'auth.onlyTravelers' });
  });

  test('a stranger who names an existing account does not add the request to its trips', async () => {
    const travelers = [{ email: 'jordan@example.com', givenName: 'Mallory', familyName: 'X', countryOfResidence: 'US' }];
    const { status, body } = await api.call(create, { body: tripRequestBody({ travelers }) });
    expect(status).toBe(201);
    expect((await api.call(read, { as: 'jordan', params: { id: body.id } })).status).toBe(404);
    expect((await api.call(read, { as: 'care', params: { id: body.id } })).status).toBe(200);
  });
});

describe('a refusal names its field', () => {
  const traveler = { email: 'guest@example.org', givenName: 'Rowan', familyName: 'Ashby', countryOfResidence: 'US' };
  const cases: [what: string, body: Partial<TripRequestBody>, pointer: string][] = [
    ['no person', { travelers: [] }, '/travelers/0/givenName'],
    ['an address without a suffix', { travelers: [{ ...traveler, email: 'a@b' }] }, '/travelers/0/email'],
    ['a name of spaces', { travelers: [{ ...traveler, givenName: '  ' }] }, '/travelers/0/givenName'],
    ['a country in words', { travelers: [{ ...traveler, countryOfResidence: 'Kenya' }] }, '/travelers/0/countryOfResidence'],
    ['a day that is past', { departureDate: daysAhead(-1) }, '/departureDate'],
    ['today on the last island', { departureDate: daysAhead(-0.5) }, '/departureDate'],
    ['a day too far', { departureDate: daysAhead(1200) }, '/departureDate'],
    ['a day that is none', { departureDate: '2027-02-30' }, '/departureDate'],
    ['no night', { totalNights: 0 }, '/totalNights'],
    ['91 nights', { totalNights: 91 }, '/totalNights'],
    ['17 adults', { numberOfAdults: '17' }, '/numberOfAdults'],
    ['nine places', { destinationNames: Array.from({ length: 9 }, (_, index) => `Place ${index}`) }, '/destinationNames'],
    ['a budget between the bands', { budgetPerPersonUSD: 8001 }, '/budgetPerPersonUSD'],
    ['more groups than people', { numberOfAdults: '1', adultAgeGroups: ['18-29', '30-39'] }, '/adultAgeGroups'],
    [
      'a place nobody knows by that id',
      { destinations: [{ id: '018f0000-0000-7000-8000-000000000000', name: 'X' }] },
      '/destinations/0/id',
    ],
    ['a NUL byte', { tripDescription: 'a\0b' }, '/tripDescription'],
    ['half a character', { tripTitle: '\ud800' }, '/tripTitle'],
    ['4,001 characters', { tripDescription: 'x'.repeat(4001) }, '/tripDescription'],
  ];
  test.each(cases)('%s', async (_, overrides, pointer) => {
    const { status, problem } = await api.call(create, { body: tripRequestBody(overrides) });
    expect(status).toBe(422);
    expect(problem.errors?.map((error) => error.pointer)).toContain(pointer);
    expect(problem.errors?.every(({ message }) => message.length > 10)).toBe(true);
  });

  test('too few nights for a country name the country', async () => {
    const { body: settings } = await api.call(contract.countrySettings.list, { query: { limit: 300 } });
    const { body: places } = await api.call(contract.destinations.list, { query: { limit: 9000 } });
    const strict = settings.items
      .filter(({ minNights }) => minNights >= 6)
      .find(({ countryCode }) => places.items.some((place) => isOnlyIn(place.countryCodes, countryCode)));
    const place = places.items.find(({ countryCodes }) => isOnlyIn(countryCodes, strict?.countryCode ?? ''));
    if (!strict || !place) throw new Error('The demo data has no country that asks for six nights.');
    const nights = strict.minNights - 1;
    const { status, problem } = await api.call(create, { body: tripRequestBody({ destinationNames: [place.name], totalNights: nights }) });
    expect({ status, errorCode: problem.errorCode }).toEqual({ status: 422, errorCode: 'nights.belowMinimum' });
    expect(problem.message).toBe(`Number of nights must be ${strict.minNights} or more for ${strict.name}`);
    expect(problem.errors).toMatchObject([{ pointer: '/totalNights', field: 'totalNights' }]);
  });
});

describe('challenges', () => {
  test('the newsletter needs one', async () => {
    const { status, problem } = await api.call(contract.newsletterRequests.create, {
      body: { email: newEmail(), fullName: 'Rowan Ashby' },
    });
    expect({ status, errorCode: problem.errorCode }).toEqual({ status: 400, errorCode: 'captcha.missing' });
  });

  test('a solved one is valid once', async () => {
    const headers = { 'X-Recaptcha-Id': await solveCaptcha(server.origin, 'newsletter') };
    const sign = () => api.call(contract.newsletterRequests.create, { headers, body: { email: newEmail(), fullName: 'Rowan Ashby' } });
    expect((await sign()).status).toBe(201);
    expect(await sign()).toMatchObject({ status: 403, problem: { errorCode: 'captcha.failed' } });
  });

  test('one for another action, a forged and an unsolved one are refused', async () => {
    const forOther = await solveCaptcha(server.origin, 'tripRequest');
    const parts = JSON.parse(Buffer.from(forOther, 'base64').toString());
    const forged = { ...parts, challenge: { ...parts.challenge, signature: '0'.repeat(64) } };
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
    for (const id of [forOther, encode(forged), encode({ challenge: {}, solution: {} }), encode(null), 'nonsense', '%%%']) {
      const answer = await api.call(contract.newsletterRequests.create, {
        headers: { 'X-Recaptcha-Id': id },
        body: { email: newEmail(), fullName: 'Rowan Ashby' },
      });
      expect(answer).toMatchObject({ status: 403, problem: { errorCode: 'captcha.failed' } });
    }
  });

  test('a failed write does not consume it', async () => {
    const headers = { 'X-Recaptcha-Id': await solveCaptcha(server.origin, 'tripRequest') };
    const failed = await api.call(create, { headers, body: tripRequestBody({ departureDate: daysAhead(-3) }) });
    const right = await api.call(create, { headers, body: tripRequestBody() });
    expect([failed.status, right.status]).toEqual([422, 201]);
  });
});

test('every request has its first version, audit row and queued mail, from one transaction', async () => {
  const { body } = await api.call(create, { body: tripRequestBody(), captcha: 'tripRequest' });
  const [row] = await query<{ versions: number; audits: number; same: boolean }>(
    server.databaseUrl,
    `SELECT (SELECT count(*)::int FROM versions WHERE entity_id = r.id) AS versions,
       (SELECT count(*)::int FROM audit WHERE entity_id = r.id) AS audits,
       r.xmin::text = (SELECT xmin::text FROM versions WHERE entity_id = r.id) AS same
     FROM trip_requests r WHERE r.id = $1`,
    [body.id],
  );
  expect(row).toEqual({ versions: 1, audits: 1, same: true });
});

function isOnlyIn(codes: readonly string[], code: string): boolean {
  return codes.length === 1 && codes[0] === code;
}

test('a traveler has at most five open requests, also when they are sent at once; more are refused with a reason', async () => {
  const strict = await startServer({ env: { OPEN_REQUESTS_MAX: '5' } });
  const { call } = createApi(strict);
  await query(strict.databaseUrl, `UPDATE trip_requests SET status = 'CANCELLED'`);
  const answers = await Promise.all(
    Array.from({ length: 15 }, (_, index) =>
      call(create, { as: 'jordan', body: { ...tripRequestBody(), totalNights: 20 + index, allowDuplicate: true } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(({ problem }) => problem.errors?.[0]?.pointer)).toEqual(refused.map(() => '/travelers'));
  await strict.stop();
});
