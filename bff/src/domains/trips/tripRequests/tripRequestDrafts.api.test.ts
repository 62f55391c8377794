import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createApi } from '@farwend/tests/builders/api.ts';
import { eventually } from '@farwend/tests/builders/eventually.ts';
import { readEmails, waitForEmail } from '@farwend/tests/builders/mailbox.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { type Server, startServer } from '@farwend/tests/builders/server.ts';
import { daysAhead, newEmail, tripRequestBody, type TripRequestBody } from '@farwend/tests/builders/tripRequest.ts';

const { create } = contract.tripRequests;
const { resume, stop } = contract.tripRequestDrafts;

let server: Server;
let api: ReturnType<typeof createApi>;
beforeAll(async () => {
  server = await startServer();
  api = createApi(server);
});
afterAll(() => server.stop());

interface Kept {
  id: string;
  code: string;
  email: string;
  formId: string;
  body: TripRequestBody;
}

/** A draft as the form keeps it after its fourth step. */
async function keepDraft(overrides: Partial<TripRequestBody> = {}): Promise<Kept> {
  const formId = randomUUID();
  const body = tripRequestBody({ formId, ...overrides });
  const answer = await api.call(create, { body: { ...body, status: 'DRAFT' } });
  expect(answer).toMatchObject({ status: 201, body: { status: 'DRAFT', resumeUrl: expect.stringContaining('/trip-request/?resume=') } });
  const code = new URL(answer.body.resumeUrl ?? '').searchParams.get('resume')?.split('.')[1] ?? '';
  return { id: answer.body.id, code, email: body.travelers?.[0]?.email ?? '', formId, body };
}

const age = (id: string, hours: number) =>
  query(server.databaseUrl, `UPDATE trip_requests SET status_changed_at = now() - make_interval(hours => $2) WHERE id = $1`, [id, hours]);
const subjects = async (email: string) => (await readEmails(server, email)).map(({ subject }) => subject);
const traceOf = (email: string) =>
  query(server.databaseUrl, 'SELECT email FROM travelers WHERE email = $1 UNION ALL SELECT email FROM users WHERE email = $1', [email]);

describe('a draft on the server', () => {
  test('creates a traveler only when the form is sent', async () => {
    const { email, body } = await keepDraft();
    expect(await traceOf(email)).toEqual([]);
    expect(await api.call(create, { body })).toMatchObject({
      status: 201,
      body: { status: 'PENDING', travelers: [{ travelerId: expect.any(String) }] },
    });
    expect(await traceOf(email)).toHaveLength(2);
  });

  test('is one draft, however often it is saved and with whatever address', async () => {
    const { id, body } = await keepDraft();
    const other = {
      ...body,
      totalNights: 9,
      travelers: [{ email: newEmail(), givenName: 'Rowan', familyName: 'Ashby', countryOfResidence: 'US' }],
    };
    expect(await api.call(create, { body: { ...other, status: 'DRAFT' } })).toMatchObject({ body: { id, totalNights: 9 } });
    expect(await api.call(create, { body: other })).toMatchObject({ body: { id, status: 'PENDING' } });
  });

  test('that is being saved while the form is sent, or saved by two tabs, is the same request', async () => {
    for (let round = 0; round < 8; round++) {
      const body = tripRequestBody({ formId: randomUUID() });
      const draft = { ...body, status: 'DRAFT' } as const;
      const answers = await Promise.all([
        api.call(create, { body: draft }),
        api.call(create, { body: { ...draft, totalNights: 9 } }),
        api.call(create, { body }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(expect.not.arrayContaining([409]));
      expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    }
  });

  test('is not stored for agents and staff', async () => {
    for (const email of ['agent.acacia@example.com', 'team@example.com']) {
      const travelers = [{ email, givenName: 'A', familyName: 'B', countryOfResidence: 'US' }];
      expect(await api.call(create, { body: tripRequestBody({ status: 'DRAFT', travelers }) })).toMatchObject({
        status: 403,
        problem: { errorCode: 'auth.onlyTravelers' },
      });
    }
  });

  test('opens with every answer by its link only', async () => {
    const { id, code, formId, email } = await keepDraft({ numberOfChildren: 2, childAgeGroups: ['3-5'], departureDate: daysAhead(90) });
    const answer = await api.call(resume, { params: { id }, body: { code } });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        formId,
        email,
        firstName: 'Rowan',
        destinationNames: ['Kenya'],
        departureDate: daysAhead(90),
        numberOfChildren: 2,
        childAgeGroups: ['3-5'],
      },
    });
    const other = await keepDraft();
    expect((await api.call(resume, { params: { id }, body: { code: other.code } })).status).toBe(404);
    expect((await api.call(resume, { params: { id: randomUUID() }, body: { code } })).status).toBe(404);
    await api.call(create, { body: other.body });
    expect((await api.call(resume, { params: { id: other.id }, body: { code: other.code } })).status).toBe(404);
  });

  test('deleted, it names nobody, still counts in the funnel, and the open form can still be sent', async () => {
    const { id, code, email, body } = await keepDraft();
    expect((await api.call(stop, { params: { id }, body: { code, erase: true } })).status).toBe(204);
    const rows = await query(
      server.databaseUrl,
      `SELECT t::text || (SELECT string_agg(v.snapshot::text, '') FROM versions v WHERE v.entity_id = t.id) AS text, status FROM trip_requests t WHERE id = $1`,
      [id],
    );
    expect(rows).toMatchObject([{ status: 'EXPIRED' }]);
    expect(JSON.stringify(rows)).not.toContain(email);
    expect(await api.call(create, { body })).toMatchObject({ status: 201, body: { status: 'PENDING' } });
  });
});

describe('people who left the form are mailed', () => {
  test('after an hour, a day and three days, once each, then never again', async () => {
    const { id, email } = await keepDraft();
    await runJob(server, 'draftRecovery');
    expect(await subjects(email)).toEqual([]);
    for (const [hours, words] of [
      [1, /We have kept every line/],
      [25, /Yesterday you sketched/],
      [73, /This is our last mail/],
    ] as const) {
      await age(id, hours);
      await runJob(server, 'draftRecovery');
      await runJob(server, 'draftRecovery');
      const mail = await waitForEmail(server, email, words);
      expect(mail.text).toMatch(/\/trip-request\/\?resume=/);
      expect(mail.text).toMatch(/Unsubscribe: \S+\/trip-request\/notes\/\?id=/);
    }
    expect(await subjects(email)).toHaveLength(3);
    const second = await waitForEmail(server, email, /Yesterday/);
    expect(second.text).toMatch(/\/itineraries\/[\w-]+/);
    expect(second.text).toMatch(/of our care desk reads it/);
  });

  test('not once it was sent, stopped or deleted, nor again once it was opened', async () => {
    const [sent, stopped, deleted, opened] = [await keepDraft(), await keepDraft(), await keepDraft(), await keepDraft()];
    await api.call(create, { body: sent.body });
    await api.call(stop, { params: { id: stopped.id }, body: { code: stopped.code } });
    await api.call(stop, { params: { id: deleted.id }, body: { code: deleted.code, erase: true } });
    await age(opened.id, 1);
    await runJob(server, 'draftRecovery');
    await waitForEmail(server, opened.email, /We have kept every line/);
    await api.call(resume, { params: { id: opened.id }, body: { code: opened.code } });
    for (const { id } of [sent, stopped, deleted, opened]) await age(id, 26);
    await runJob(server, 'draftRecovery');
    expect(await subjects(stopped.email)).toEqual([]);
    expect(await subjects(deleted.email)).toEqual([]);
    expect(await subjects(opened.email)).toHaveLength(1);
    expect((await subjects(sent.email)).filter((subject) => !subject.includes('TR-'))).toEqual([]);
  });

  test('only once where the law requires consent that was not given', async () => {
    const travelers = (email: string) => [{ email, givenName: 'Rowan', familyName: 'Ashby', countryOfResidence: 'DE' }];
    const [silent, willing] = [newEmail(), newEmail()];
    const drafts = [
      await keepDraft({ travelers: travelers(silent), includeNewsletter: false }),
      await keepDraft({ travelers: travelers(willing), includeNewsletter: true }),
    ];
    for (const hours of [1, 25]) {
      for (const { id } of drafts) await age(id, hours);
      await runJob(server, 'draftRecovery');
    }
    await waitForEmail(server, willing, /Yesterday/);
    await eventually(async () => expect(await subjects(silent)).toHaveLength(1));
  });

  test('care is asked to call instead of the last mail when the request is valuable and has a number', async () => {
    const email = newEmail();
    const phone = { prefix: '+1', number: '212 555 0134' };
    const { id } = await keepDraft({
      budgetPerPersonUSD: 8000,
      travelers: [{ email, givenName: 'Rowan', familyName: 'Ashby', countryOfResidence: 'US', phone }],
    });
    for (const hours of [1, 25, 73]) {
      await age(id, hours);
      await runJob(server, 'draftRecovery');
    }
    const { body } = await api.call(contract.tripRequests.read, { as: 'care', params: { id } });
    expect(body.checklistItems).toMatchObject([
      { label: expect.stringMatching(/^Call Rowan about the draft/), templateKey: 'draftCall', done: false },
    ]);
    await waitForEmail(server, email, /Yesterday/);
    await eventually(async () => expect(await subjects(email)).toHaveLength(2));
  });

  test('not after thirty days, when it is closed and names nobody', async () => {
    const { id, email } = await keepDraft();
    await age(id, 24 * 31);
    await runJob(server, 'tripRequestClocks');
    const rows = await query(server.databaseUrl, 'SELECT status, travelers::text AS people FROM trip_requests WHERE id = $1', [id]);
    expect(rows).toMatchObject([{ status: 'EXPIRED' }]);
    expect(JSON.stringify(rows)).not.toContain(email);
  });
});
