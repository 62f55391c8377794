import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, people } from '@farwend/tests/builders/api.ts';
import { exportCsv } from '@farwend/tests/builders/exportFile.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { newEmail } from '@farwend/tests/builders/tripRequest.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { newsletterRequests } = contract;

describe('the newsletter', () => {
  const began = new Date();
  const signUp = (email: string) =>
    api.call(newsletterRequests.create, { captcha: 'newsletter', body: { email, fullName: 'Rowan Ashby' } });
  const mailsTo = async (email: string) => {
    const rows = await query<{ template: string }>(
      server.databaseUrl,
      `SELECT template_key AS template FROM templated_emails WHERE "to" = ARRAY[$1] AND created_at >= $2 ORDER BY created_at`,
      [email, began], // the demo has sent mails before
    );
    return rows.map(({ template }) => template);
  };

  test('needs a solved challenge', async () => {
    const answer = await api.call(newsletterRequests.create, { body: { email: newEmail(), fullName: 'Rowan Ashby' } });
    expect(answer).toMatchObject({ status: 400, problem: { errorCode: 'captcha.missing' } });
  });

  test('the response is the same for new, subscribed, unconfirmed and unsubscribed addresses', async () => {
    const fresh = newEmail();
    const british = people.jordan; // must confirm
    const [, gone] = [await signUp(fresh), newEmail()];
    await signUp(gone);
    await query(server.databaseUrl, `UPDATE newsletter_requests SET status = 'UNSUBSCRIBED', unsubscribed_at = now() WHERE email = $1`, [
      gone,
    ]);
    const answers = [];
    const asked = Date.now();
    for (const email of [newEmail(), fresh, british, british, gone]) answers.push(await signUp(email));
    for (const { status, body, headers } of answers) {
      expect(status).toBe(201);
      expect(Object.keys(body)).toEqual(['id', 'status', 'createdAt']);
      expect(body.status).toBe('CONFIRMED');
      expect(Date.parse(body.createdAt)).toBeGreaterThan(asked - 20_000);
      expect(Date.parse(body.createdAt)).toBeLessThan(Date.now() + 20_000);
      expect(headers.get('Location')).toBe(`/v3/newsletter_requests/${body.id}`);
      const read = await api.call(newsletterRequests.read, { params: { id: body.id } });
      expect(read.body).toEqual(body);
    }
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(answers.length);
    const rows = await query<{ status: string }>(
      server.databaseUrl,
      'SELECT status FROM newsletter_requests WHERE email = ANY ($1) ORDER BY status',
      [[british, gone]],
    );
    expect(rows.map(({ status }) => status)).toEqual(['PENDING', 'PENDING']);
  });

  test('residents of countries that require consent get one confirmation mail, everybody else a welcome', async () => {
    const email = newEmail();
    await signUp(email);
    await signUp(email);
    expect(await mailsTo(email)).toEqual(['newsletter-welcome']);
    const german = 'lena.hartmann@example.com';
    await query(server.databaseUrl, 'DELETE FROM newsletter_requests WHERE email = $1', [german]);
    await signUp(german);
    await signUp(german);
    expect(await mailsTo(german)).toEqual(['newsletter-confirm']);
  });

  test('people who ask for their own address learn that they must confirm; staff see who asked', async () => {
    const own = await api.call(newsletterRequests.create, { as: 'jordan', body: { email: people.jordan, fullName: 'Jordan Vale' } });
    expect(own.body.status).toBe('PENDING');
    const params = { id: own.body.id };
    expect((await api.call(newsletterRequests.read, { as: 'care', params })).body).toMatchObject({
      email: people.jordan,
      status: 'PENDING',
    });
    expect((await api.call(newsletterRequests.read, { as: 'editor', params })).body).not.toHaveProperty('email');
  });
});

describe('the list of subscriptions', () => {
  test('tells marketing and administrators who agreed to what, and when', async () => {
    const email = newEmail();
    const consentText = 'One letter a month, about places we know.';
    await api.call(newsletterRequests.create, { captcha: 'newsletter', body: { email, fullName: 'Wren Halloway', consentText } });
    for (const as of ['admin', 'marageti'] as const) {
      const { body } = await api.call(newsletterRequests.list, { as, query: { q: `halloway ${email}` } });
      expect(body.items).toMatchObject([
        { email, fullName: 'Wren Halloway', status: 'CONFIRMED', consentText, consentAt: expect.any(String) },
      ]);
    }
    const filtered = await api.call(newsletterRequests.list, {
      as: 'marageti',
      query: { status: 'UNSUBSCRIBED', sort: 'createdAt', limit: 100 },
    });
    expect(new Set(filtered.body.items.map(({ status }) => status))).toEqual(new Set(['UNSUBSCRIBED']));
    expect(filtered.body.items.every(({ consentAt }) => consentAt !== undefined)).toBe(true);
    for (const as of ['care', 'team', 'editor', 'lead', 'dana'] as const)
      expect((await api.call(newsletterRequests.list, { as })).status).toBe(403);
  });

  test('has the time of the new consent of somebody who comes back', async () => {
    const email = newEmail();
    const signUp = () => api.call(newsletterRequests.create, { captcha: 'newsletter', body: { email, fullName: 'Rowan Ashby' } });
    await signUp();
    const earlier = `UPDATE newsletter_requests SET status = 'UNSUBSCRIBED', created_at = created_at - interval '1 year', consent_at = NULL WHERE email = $1`;
    await query(server.databaseUrl, earlier, [email]);
    const find = async () => (await api.call(newsletterRequests.list, { as: 'marageti', query: { email } })).body.items[0];
    const before = await find();
    expect(before?.consentAt).toBe(before?.createdAt);
    await signUp();
    const after = await find();
    expect(Date.parse(after?.consentAt ?? '') - Date.parse(after?.createdAt ?? '')).toBeGreaterThan(300 * 86_400_000);
  });

  test('is exported with consent text and time', async () => {
    const { headings, rows } = await exportCsv(
      api,
      { as: 'marageti' },
      { entityType: 'newsletterRequest', filters: { status: 'CONFIRMED' } },
    );
    expect(headings).toEqual(expect.arrayContaining(['email', 'consentText', 'consentAt']));
    expect(rows.length).toBeGreaterThan(10);
  });
});
