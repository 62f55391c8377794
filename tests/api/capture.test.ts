import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { apiOf, people } from '../builders/api.ts';
import { eventually } from '../builders/eventually.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';
import { newEmail } from '../builders/tripRequest.ts';

const server = await startServer();
const api = apiOf(server);
afterAll(() => server.stop());

const { views, newsletterRequests, reviews } = contract;

describe('visits', () => {
  const body = { pageId: 'home', pageType: 'home', path: '/', deviceId: 'device-0001', sessionId: 'session-0001' };

  test('a visitor records one, adds to it, reads it; nobody lists them', async () => {
    const made = await api.call(views.create, { body });
    expect(made).toMatchObject({ status: 201, body: { ...body, userId: null, interactions: 0 } });
    const params = { id: made.body.id };
    expect((await api.call(views.change, { params, body: { durationMs: 900, scrollPct: 40 } })).body).toMatchObject({ durationMs: 900 });
    const read = (await api.call(views.read, { params })).body;
    expect((await api.send('PUT', `/v2/views/${made.body.id}`, { body: { ...read, scrollPct: 80 } })).status).toBe(200);
    expect((await api.call(views.replace, { params, body: { durationMs: 950 } })).body).toMatchObject({ durationMs: 950, scrollPct: 80 });
    expect((await api.call(views.replace, { params, body: { scrollPct: 9, version: 1 } })).status).toBe(412);
    expect((await api.call(views.read, { params })).status).toBe(200);
    expect((await api.call(views.list, {})).status).toBe(401);
    expect((await api.call(views.list, { as: 'dana' })).status).toBe(403);
  });

  test('the visit of a signed-in person is theirs', async () => {
    const { body: made } = await api.call(views.create, { as: 'dana', body });
    expect(made.userId).not.toBeNull();
    const params = { id: made.id };
    expect((await api.call(views.read, { as: 'dana', params })).status).toBe(200);
    expect((await api.call(views.read, { as: 'jordan', params })).status).toBe(404);
    expect((await api.call(views.read, { params })).status).toBe(404);
    expect((await api.call(views.change, { params, body: { scrollPct: 1 } })).status).toBe(404);
    const masked = await api.call(views.read, { as: 'marageti', params });
    expect(masked.body).toMatchObject({ userId: null, deviceId: '•••' });
    expect((await api.call(views.read, { as: 'admin', params })).body.userId).toBe(made.userId);
  });

  test('after a day it is closed to visitors', async () => {
    const { body: made } = await api.call(views.create, { body });
    await query(server.databaseUrl, `UPDATE views SET started_at = now() - interval '25 hours' WHERE id = $1`, [made.id]);
    const params = { id: made.id };
    expect((await api.call(views.read, { params })).status).toBe(404);
    expect((await api.call(views.change, { params, body: { scrollPct: 3 } })).status).toBe(404);
    expect((await api.call(views.read, { as: 'care', params })).status).toBe(200);
    expect((await api.call(views.remove, { as: 'admin', params })).status).toBe(204);
  });
});

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

  test('needs a challenge', async () => {
    const answer = await api.call(newsletterRequests.create, { body: { email: newEmail(), fullName: 'Rowan Ashby' } });
    expect(answer).toMatchObject({ status: 400, problem: { errorCode: 'captcha.missing' } });
  });

  test('new, known, waiting and gone: the answers tell nothing apart', async () => {
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
    const kept = await query<{ status: string }>(
      server.databaseUrl,
      'SELECT status FROM newsletter_requests WHERE email = ANY ($1) ORDER BY status',
      [[british, gone]],
    );
    expect(kept.map(({ status }) => status)).toEqual(['PENDING', 'PENDING']);
  });

  test('who lives where consent is asked for gets one mail to confirm, all others a welcome', async () => {
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

  test('people asking for their own address are told that they must confirm; staff see who asked', async () => {
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

describe('the histogram of reviews', () => {
  test('counts the demo reviews as planned', async () => {
    const { body } = await api.call(reviews.histogram, {});
    expect(body).toEqual({
      ratingsAggregation: { '20': 3, '40': 5, '60': 14, '80': 78, '100': 1164 },
      total: 1264,
      average: expect.closeTo(97.8, 0),
      averageStars: 4.9,
    });
  });

  test('follows every write, and filters by partner and by company alike', async () => {
    const [row] = await query<{ id: string; partner_id: string; company_id: string }>(
      server.databaseUrl,
      `SELECT id, partner_id, company_id FROM reviews WHERE rating = 20 AND status = 'PUBLISHED' LIMIT 1`,
    );
    const { id = '', partner_id: partnerId = '', company_id: companyId = '' } = row ?? {};
    const ofPartner = async () => (await api.call(reviews.histogram, { query: { partnerId } })).body;
    const before = await ofPartner();
    expect((await api.call(reviews.histogram, { query: { companyId } })).body).toEqual(before);
    await query(server.databaseUrl, `UPDATE reviews SET status = 'REMOVED' WHERE id = $1`, [id]);
    // written past the server, which hears of it a moment later
    await eventually(async () =>
      expect(await ofPartner()).toMatchObject({
        total: before.total - 1,
        ratingsAggregation: { '20': before.ratingsAggregation['20'] - 1 },
      }),
    );
  });

  test('nothing to count is no error', async () => {
    const { body } = await api.call(reviews.histogram, { query: { partnerId: '01999999-9999-7999-8999-999999999999' } });
    expect(body).toMatchObject({ total: 0, average: 0, averageStars: 0 });
  });
});
