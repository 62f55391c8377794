import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApi, people, type Person } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startJobNow } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { newEmail, tripRequestBody } from '@farwend/tests/builders/tripRequest.ts';
import { waitFor } from '@farwend/tests/builders/waitFor.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { templatedEmails, templates } = contract;
const sql = <R extends Record<string, unknown>>(text: string, values: unknown[] = []) => query<R>(server.databaseUrl, text, values);
const personId = async (email: string) =>
  (await sql<{ id: string }>('SELECT person_id AS id FROM users WHERE email = $1', [email]))[0]?.id ?? '';
const send = (as: Person, template: string, body: Record<string, unknown>) =>
  api.call(templatedEmails.send, { as, params: { template }, body });
const read = (as: Person, id: string) => api.call(templatedEmails.read, { as, params: { id } });
const settled = (id: string) =>
  waitFor('the mail', async () => {
    const { body } = await read('admin', id);
    return body.status === 'QUEUED' ? undefined : body;
  });
const dana = await personId(people.dana);
const jordan = await personId(people.jordan);
const question = { givenName: 'Dana', reference: 'TR-4F7K2Q', destinationNames: ['Kenya'], question: 'Are your dates fixed?' };
const requestUrl = `${server.origin}/my-trips`;

describe('a mail sent manually', () => {
  test('goes to a person, can be previewed, and is stored as it was sent', async () => {
    const sent = await send('care', 'trip-request-question', { personId: dana, data: { ...question, requestUrl } });
    expect(sent).toMatchObject({
      status: 202,
      body: { status: 'QUEUED', to: [people.dana], personId: dana, subject: 'One question about your trip request TR-4F7K2Q' },
    });
    expect(sent.body.text).toContain('Are your dates fixed?');
    expect(sent.body.html).toContain('<h1');
    const mail = await settled(sent.body.id);
    expect(mail).toMatchObject({
      status: 'SENT',
      attempts: 1,
      templateVersion: 1,
      error: null,
      subject: sent.body.subject,
      text: sent.body.text,
    });
    const eml = readFileSync(join(server.dataDir, 'mail', `${sent.body.id}.eml`), 'utf8');
    expect(eml).toContain(`To: ${people.dana}\r\n`);
    expect(eml.match(/^To:/gm)).toHaveLength(1);
  });

  test('sent as a test, is filled with examples and goes to its sender', async () => {
    const sent = await send('marageti', 'newsletter-welcome', { test: true });
    expect(sent).toMatchObject({ status: 202, body: { to: [people.marageti], test: true } });
    expect(sent.body.html).toContain('Good to have you along');
    expect(await settled(sent.body.id)).toMatchObject({ status: 'SENT' });
    expect((await send('admin', 'user-reset', { test: true })).status).toBe(202);
  });

  test.each<[string, Person, string, Record<string, unknown>, number, string]>([
    ['a stranger', 'care', 'trip-request-question', { to: 'stranger@example.org' }, 422, 'to'],
    ['a header in the address', 'care', 'trip-request-question', { to: 'dana@example.com\r\nBcc: all@example.org' }, 422, 'to'],
    ['two addresses', 'care', 'trip-request-question', { to: 'dana@example.com, jordan@example.com' }, 422, 'to'],
    ['an address and a person', 'care', 'trip-request-question', { to: people.dana, personId: dana }, 422, 'to'],
    ['nobody', 'care', 'trip-request-question', {}, 422, 'personId'],
    ['a person who is not there', 'care', 'trip-request-question', { personId: randomUUID() }, 422, 'personId'],
    ['a test to a traveler', 'care', 'trip-request-question', { to: people.dana, test: true }, 422, 'to'],
    [
      'what it does not know',
      'care',
      'trip-request-question',
      { personId: dana, data: { ...question, requestUrl, extra: 1 } },
      422,
      'extra',
    ],
    ['too little', 'care', 'trip-request-question', { personId: dana, data: { requestUrl } }, 422, 'reference'],
    [
      'the wrong kind',
      'care',
      'trip-request-question',
      { personId: dana, data: { ...question, requestUrl, reference: 7 } },
      422,
      'reference',
    ],
    [
      'a way out of our pages',
      'care',
      'trip-request-question',
      { personId: dana, data: { ...question, requestUrl: 'https://evil.example/' } },
      422,
      'requestUrl',
    ],
    [
      'a script',
      'care',
      'trip-request-question',
      { personId: dana, data: { ...question, requestUrl: 'javascript:alert(1)' } },
      422,
      'requestUrl',
    ],
    [
      'a foreign record',
      'care',
      'trip-request-question',
      { personId: dana, data: { ...question, requestUrl }, related: { type: 'tripRequest', id: randomUUID() } },
      422,
      'id',
    ],
    [
      'next year',
      'care',
      'trip-request-question',
      { personId: dana, data: { ...question, requestUrl }, sendAt: '2035-01-01T00:00:00Z' },
      422,
      'sendAt',
    ],
    ['marketing by care', 'care', 'newsletter-welcome', { personId: dana }, 403, 'auth.forbidden'],
    ['what is not marketing by marketing', 'marageti', 'trip-request-question', { personId: dana }, 403, 'auth.forbidden'],
    ['a code that only the product makes', 'care', 'user-reset', { personId: dana }, 403, 'auth.forbidden'],
    ['what is not there', 'admin', 'no-such-template', { test: true }, 404, 'resource.notFound'],
    ['a canned answer', 'admin', 'answer-dates', { test: true }, 404, 'resource.notFound'],
    ['marketing without consent', 'admin', 'newsletter-welcome', { to: people.team, data: { articlesUrl: requestUrl } }, 422, 'to'],
  ])('is not sent to or with %s', async (_, as, template, body, status, code) => {
    const answer = await send(as, template, body);
    expect(answer.status).toBe(status);
    expect([answer.problem.errorCode, ...(answer.problem.errors ?? []).map(({ field }) => field)]).toContain(code);
  });
});

describe('delivery of a mail', () => {
  test('people who opted out get none but transactional mail', async () => {
    await sql('UPDATE travelers SET do_not_contact = true WHERE id = $1', [jordan]);
    const { body } = await send('care', 'trip-request-question', { personId: jordan, data: { ...question, requestUrl } });
    expect(await settled(body.id)).toMatchObject({ status: 'SUPPRESSED', error: 'This person wants no mail from us.' });
    expect(existsSync(join(server.dataDir, 'mail', `${body.id}.eml`))).toBe(false);
    await sql('UPDATE travelers SET do_not_contact = false WHERE id = $1', [jordan]);
  });

  test('a disabled template cancels its queued mails', async () => {
    const sendAt = new Date(Date.now() + 3_600_000).toISOString();
    const { body } = await send('care', 'trip-request-declined', {
      personId: dana,
      data: { reference: 'TR-1', destinationNames: ['Peru'] },
      sendAt,
    });
    expect(body).toMatchObject({ status: 'QUEUED', sendAt });
    const [template] = (await api.call(templates.list, { as: 'admin', query: { key: 'trip-request-declined' } })).body.items;
    await api.call(templates.update, { as: 'admin', params: { id: template?.id ?? '' }, body: { active: false } });
    await startJobNow(server, 'sendMail', 'emailId', body.id);
    expect(await settled(body.id)).toMatchObject({ status: 'CANCELLED', sentAt: null });
    expect((await send('care', 'trip-request-declined', { personId: dana })).status).toBe(423);
  });

  test('a mail of the product is rendered from its template, and its codes are not stored', async () => {
    const email = newEmail();
    await api.call(contract.tripRequests.create, {
      body: tripRequestBody({ travelers: [{ email, givenName: '<b>Rowan</b>', familyName: 'Ashby', countryOfResidence: 'US' }] }),
      captcha: 'tripRequest',
    });
    const [mail] = await waitFor('the mail', async () => {
      const rows = await sql<{ status: string; html: string; subject: string }>(
        `SELECT status, html, subject FROM templated_emails WHERE "to" = ARRAY[$1] AND status <> 'QUEUED'`,
        [email],
      );
      return rows.length > 0 ? rows : undefined;
    });
    expect(mail).toMatchObject({ status: 'SENT', subject: expect.stringContaining('We have your trip request TR-') });
    expect(mail?.html).not.toContain('<b>Rowan');

    const german = newEmail();
    await api.call(contract.newsletterRequests.create, { captcha: 'newsletter', body: { email: german, fullName: 'Rowan Ashby' } });
    const welcome = await waitFor('the welcome', async () => {
      const [row] = await sql<{ text: string; id: string }>(
        `SELECT data::text || html || text AS text, id FROM templated_emails WHERE "to" = ARRAY[$1] AND status = 'SENT'`,
        [german],
      );
      return row;
    });
    expect(welcome.text).not.toContain('code=');
    expect(readFileSync(join(server.dataDir, 'mail', `${welcome.id}.eml`), 'utf8')).toContain('code=3D'); // quoted-printable
  });
});

describe('who reads mails', () => {
  test('marketing sees marketing mails without their receivers', async () => {
    const { body } = await send('admin', 'newsletter-welcome', { test: true });
    const all = await api.call(templatedEmails.list, { as: 'marageti', query: { limit: 100 } });
    expect(all.body.items.every(({ category }) => category === 'MARKETING')).toBe(true);
    expect(all.text).not.toContain(people.admin);
    expect((await read('marageti', body.id)).body).toMatchObject({ to: ['a•••@example.com'], subject: '', personId: null });
    expect((await read('marageti', body.id)).body).not.toHaveProperty('html');
    expect((await api.call(templatedEmails.list, { as: 'marageti', query: { to: people.admin } })).status).toBe(400);
    const other = await send('care', 'trip-request-question', { test: true });
    expect((await read('marageti', other.body.id)).status).toBe(404);
    expect((await read('care', other.body.id)).body).toHaveProperty('html');
  });

  test.each<Person>(['team', 'editor', 'publisher', 'agent', 'dana'])('%s reads and sends none', async (as) => {
    expect((await api.call(templatedEmails.list, { as })).status).toBe(403);
    expect((await send(as, 'trip-request-question', { test: true })).status).toBe(403);
  });
});

test('nobody gets more than ten mails an hour', async () => {
  const statuses = [];
  for (let index = 0; index < 11; index += 1)
    statuses.push((await send('care', 'trip-request-question', { to: people.otherLead, data: { ...question, requestUrl } })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
});

test('the demo has its documents, templates and mails', async () => {
  const [counts] = await sql(
    `SELECT (SELECT count(*)::int FROM documents) AS documents, (SELECT count(*)::int FROM documents WHERE status = 'QUARANTINED') AS quarantined,
       (SELECT max(file_version) FROM documents) AS versions, (SELECT count(*)::int FROM templates WHERE owner_partner_id IS NOT NULL) AS canned,
       (SELECT count(*)::int FROM templated_emails WHERE created_by_id IS NULL AND created_at < now() - interval '1 hour') >= 850 AS mails`,
  );
  expect(counts).toEqual({ documents: 326, quarantined: 1, versions: 4, canned: 5, mails: true });
});
