import { contract, type ReviewStatus } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { createApi, people, type Person } from '@farwend/tests/builders/api.ts';
import { eventually } from '@farwend/tests/builders/eventually.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
const database = new Client({ connectionString: server.databaseUrl });
beforeAll(() => database.connect());
afterAll(async () => {
  await database.end();
  await server.stop();
});

const { reviews, reviewVotes } = contract;

async function search(
  filters: Record<string, unknown>,
  rest: { offset?: number; limit?: number; sortOrders?: { field: string; order: 'asc' | 'desc' }[] } = {},
) {
  return (await api.call(reviews.search, { body: { filters, ...rest } })).body;
}
async function anyReview(status = 'PUBLISHED'): Promise<string> {
  const { rows } = await database.query<{ id: string }>('SELECT id FROM reviews WHERE status = $1 ORDER BY reviewed_at DESC, id LIMIT 1', [
    status,
  ]);
  return rows[0]?.id ?? '';
}
async function hidden(status: string): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `UPDATE reviews SET status = $1 WHERE id = (SELECT id FROM reviews WHERE status = 'PUBLISHED' ORDER BY id DESC LIMIT 1) RETURNING id`,
    [status],
  );
  return rows[0]?.id ?? '';
}

describe('histogram and search', () => {
  test('the histogram matches the demo distribution, and its filtered forms match the search', async () => {
    const { body } = await api.call(reviews.histograms, { body: {} });
    expect(body).toMatchObject({
      ratingsAggregation: { '100': 1171, '80': 71, '60': 14, '40': 5, '20': 3 },
      total: 1264,
      averageStars: 4.9,
    });
    const { rows } = await database.query<{ company_id: string; location: string }>(
      'SELECT company_id, location_ids[1] AS location FROM reviews ORDER BY id LIMIT 1',
    );
    const companyId = rows[0]?.company_id ?? '';
    const locationId = rows[0]?.location ?? '';
    for (const filters of [
      { companyId },
      { locationId },
      { companyId, locationId },
      { verified: true },
      { q: 'lantern' },
      { from: '2025-01-01', to: '2026-06-30' },
      { tripType: 'FAMILY' },
    ]) {
      const counted = (await api.call(reviews.histograms, { body: { filters } })).body;
      const found = await search(filters, { limit: 1 });
      expect({ filters, total: counted.total }).toEqual({ filters, total: found.total });
      expect(Object.values(counted.ratingsAggregation).reduce((sum, count) => sum + count, 0)).toBe(counted.total);
    }
  });

  test('the histogram accepts no rating filter', async () => {
    const { status, problem } = await api.call(reviews.histograms, { body: { filters: { rating: 100 } } });
    expect({ status, code: problem.errorCode }).toEqual({ status: 400, code: 'query.unknownField' });
  });

  test('by relevance, the newest come first, second the most helpful critical one with an answer, seventh another critical one', async () => {
    const { rows: companies } = await database.query<{ id: string }>(
      `SELECT company_id AS id FROM reviews WHERE status = 'PUBLISHED' GROUP BY 1 HAVING count(*) FILTER (WHERE rating <= 80) > 1 ORDER BY 1 LIMIT 5`,
    );
    for (const filters of [{}, ...companies.map(({ id }) => ({ companyId: id })), { verified: true }]) {
      const { items, total } = await search(filters, { limit: 10 });
      const same = await search(filters, { limit: 4, sortOrders: [{ field: 'ratingNewToOld', order: 'desc' }] });
      expect({ items: same.items, total: same.total }).toEqual({ items: items.slice(0, 4), total });
      const newest = await search(filters, { limit: 10, sortOrders: [{ field: 'reviewedAt', order: 'desc' }] });
      expect(newest.total).toBe(total);
      const critical = await search(
        { ...filters, rating: { lte: 80 } },
        { limit: 100, sortOrders: [{ field: 'reviewedAt', order: 'desc' }] },
      );
      const answered = critical.items.filter(({ reply }) => reply !== null);
      const votes = Math.max(0, ...answered.map(({ helpfulCount }) => helpfulCount));
      const second = answered.find(({ helpfulCount }) => helpfulCount === votes) ?? critical.items[0];
      const seventh = critical.items.find((one) => one !== second);
      const others = newest.items.filter(({ id }) => id !== second?.id && id !== seventh?.id);
      const expected = [...others.slice(0, 1), second, ...others.slice(1, 5), seventh, ...others.slice(5)].slice(0, 10);
      expect(items.map(({ id }) => id)).toEqual(expected.map((one) => one?.id));
    }
  });

  test('a vote, an answer and a withdrawal change what the list begins with', async () => {
    const { rows } = await database.query<{ company_id: string }>(
      `SELECT company_id FROM reviews WHERE status = 'PUBLISHED' GROUP BY 1 HAVING count(*) FILTER (WHERE rating <= 80) > 2 ORDER BY 1 DESC LIMIT 1`,
    );
    const filters = { companyId: rows[0]?.company_id };
    const second = async () => (await search(filters, { limit: 2 })).items[1];
    const before = await second();
    const critical = await search({ ...filters, rating: { lte: 80 } }, { limit: 100 });
    const other = critical.items.find(({ id }) => id !== before?.id);
    const reply = JSON.stringify({ body: 'We are sorry.', byId: null, at: new Date().toISOString(), status: 'PUBLISHED' });
    await database.query('UPDATE reviews SET reply = $1, helpful_count = 9999 WHERE id = $2', [reply, other?.id]);
    await eventually(async () => expect((await second())?.id).toBe(other?.id));
    await database.query(`UPDATE reviews SET status = 'REMOVED' WHERE id = $1`, [other?.id]);
    await eventually(async () => expect((await second())?.id).toBe(before?.id));
  });

  test('the mixed list repeats and loses no review, whoever pages through it', async () => {
    for (const as of [undefined, 'dana', 'care'] as const) {
      const seen: string[] = [];
      const { total } = await search({}, { limit: 1 });
      for (let offset = 0; offset < 400; offset += 25) {
        const { body } = await api.call(reviews.search, {
          ...(as ? { as } : {}),
          body: { filters: { status: 'PUBLISHED' }, offset, limit: 25 },
        });
        expect(body.total).toBe(total);
        seen.push(...body.items.map(({ id }) => id));
      }
      expect(new Set(seen).size).toBe(400);
    }
  });

  test('with a filter by rating, relevance sorts best first, then newest first; reviewedAt sorts both ways', async () => {
    const best = await search({ rating: { in: [60, 80] } }, { limit: 100 });
    const keys = best.items.map(({ rating, reviewedAt }) => `${rating} ${reviewedAt}`);
    expect(keys).toEqual(keys.toSorted((a, b) => Number(b.split(' ')[0]) - Number(a.split(' ')[0]) || b.localeCompare(a)));
    const same = await search({ rating: { in: [60, 80] } }, { limit: 100, sortOrders: [{ field: 'ratingNewToOld', order: 'desc' }] });
    expect(same.items).toEqual(best.items);
    const [oldest] = (await search({}, { limit: 1, sortOrders: [{ field: 'reviewedAt', order: 'asc' }] })).items;
    const [newest] = (await search({}, { limit: 1, sortOrders: [{ field: 'reviewedAt', order: 'desc' }] })).items;
    expect(Date.parse(newest?.reviewedAt ?? '') - Date.parse(oldest?.reviewedAt ?? '')).toBeGreaterThan(3 * 365 * 86_400_000);
  });

  test('paging never repeats a review, also where several share one timestamp', async () => {
    await database.query(
      `UPDATE reviews SET reviewed_at = '2026-02-02T10:00:00Z' WHERE id IN (SELECT id FROM reviews WHERE rating = 100 LIMIT 25)`,
    );
    const seen: string[] = [];
    for (let offset = 0; offset < 400; offset += 10) {
      const page = await search({}, { offset, limit: 10, sortOrders: [{ field: 'reviewedAt', order: 'desc' }] });
      seen.push(...page.items.map(({ id }) => id));
    }
    expect(new Set(seen).size).toBe(400);
  });
});

describe('who sees and decides', () => {
  test('visitors, travelers and agents never find what is not published, by any path', async () => {
    const id = await hidden('PENDING');
    for (const as of [undefined, 'dana', 'lead'] as const) {
      const who = as ? { as } : {};
      for (const path of [`/v3/reviews/${id}`, `/v2/reviews/${id}`]) expect((await api.send('GET', path, who)).status).toBe(404);
      const { body } = await api.call(reviews.search, { ...who, body: { filters: { status: 'PENDING' } } });
      expect(body.items).toEqual([]);
      expect(
        (await api.call(reviewVotes.create, { ...who, body: { reviewId: id, deviceId: 'device-0001', reCaptchaId: 'x' } })).status,
      ).not.toBe(201);
    }
    const seen = await api.call(reviews.read, { as: 'team', params: { id } });
    expect(seen.body).toMatchObject({ id, status: 'PENDING', allowedTransitions: [] });
  });

  test('publishers publish, or reject with a reason; nobody else decides, and nobody changes the stars', async () => {
    const id = await hidden('PENDING');
    for (const as of ['care', 'editor', 'dana', 'agent'] as const) {
      expect((await api.call(reviews.update, { as, params: { id }, body: { status: 'PUBLISHED' } })).status).toBeGreaterThanOrEqual(403);
    }
    const ground = await api.call(reviews.update, { as: 'publisher', params: { id }, body: { status: 'REJECTED' } });
    expect(ground).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/groundCode' }] } });
    const stars = await api.call(reviews.update, { as: 'publisher', params: { id }, body: { rating: 20 } });
    expect(stars).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/rating', code: 'notAllowed' }] } });
    const rejected = await api.call(reviews.update, {
      as: 'publisher',
      params: { id },
      body: { status: 'REJECTED', groundCode: 'PERSONAL_DATA' },
    });
    expect(rejected.body).toMatchObject({ status: 'REJECTED', moderation: { groundCode: 'PERSONAL_DATA' } });
    const back = await api.call(reviews.update, { as: 'publisher', params: { id }, body: { status: 'PENDING' } });
    expect(back.body.status).toBe('PENDING');
    const before = (await api.call(reviews.histograms, { body: {} })).body.total;
    const published = await api.call(reviews.update, { as: 'publisher', params: { id }, body: { status: 'PUBLISHED' } });
    expect(published.body.allowedTransitions).toEqual(['FLAGGED']);
    expect((await api.call(reviews.histograms, { body: {} })).body.total).toBe(before + 1);
    const wrong = await api.call(reviews.update, { as: 'publisher', params: { id }, body: { status: 'REMOVED', groundCode: 'ABUSE' } });
    expect(wrong).toMatchObject({ status: 409, problem: { errorCode: 'transition.notAllowed', allowedTransitions: ['FLAGGED'] } });
  });

  test('an administrator corrects any status with the ground CORRECTION, also where an ordinary move exists; nobody else does', async () => {
    const id = await hidden('PENDING');
    const correct = (as: Person, status: ReviewStatus) =>
      api.call(reviews.update, { as, params: { id }, body: { status, groundCode: 'CORRECTION' } });
    expect(await correct('publisher', 'PUBLISHED')).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/groundCode' }] } });
    for (const status of ['PUBLISHED', 'REJECTED', 'REMOVED', 'FLAGGED', 'WITHDRAWN', 'SUBMITTED'] as const)
      expect(await correct('admin', status)).toMatchObject({
        status: 200,
        body: { status, moderation: { groundCode: 'CORRECTION' } },
      });
    const unnamed = await api.call(reviews.update, { as: 'admin', params: { id }, body: { status: 'FLAGGED' } });
    expect(unnamed).toMatchObject({ status: 200, body: { moderation: { groundCode: 'CORRECTION' } } });
    expect((await correct('care', 'PUBLISHED')).status).toBe(409);
  });

  test('versions are for staff and authors, also at the address with the stray brace', async () => {
    const id = await anyReview();
    await api.call(reviews.update, { as: 'admin', params: { id }, body: { tripTypes: ['WELLNESS'] } });
    for (const path of [`/v3/reviews/${id}/versions`, `/v3/reviews/${id}/versions}`, `/v3/reviews/${id}/versions%7D`]) {
      const answer = await api.send('GET', path, { as: 'care' });
      expect({ path, status: answer.status, items: answer.body }).toMatchObject({ path, status: 200, items: { items: [{ version: 2 }] } });
      expect((await api.send('GET', path)).status).toBe(401);
      expect((await api.send('GET', path, { as: 'dana' })).status).toBe(404);
    }
    expect(await api.send('GET', `/v3/reviews/${id}/versions/2}`, { as: 'care' })).toMatchObject({ status: 200, body: { version: 2 } });
  });

  test('authors learn from versions no more than from the review: neither who decided or replied, nor the internal note', async () => {
    const id = await anyReview();
    const reply = JSON.stringify({ body: 'Thank you.', byId: randomUUID(), at: new Date().toISOString(), status: 'PUBLISHED' });
    await database.query('UPDATE reviews SET reply = $2, traveler_id = (SELECT id FROM travelers WHERE email = $3) WHERE id = $1', [
      id,
      reply,
      people.dana,
    ]);
    await api.call(reviews.update, {
      as: 'publisher',
      params: { id },
      body: { status: 'FLAGGED', groundCode: 'ABUSE', moderationNote: 'zebra note' },
    });
    const own = await api.call(reviews.read, { as: 'dana', params: { id } });
    const params = { id, v: String(own.body.version) };
    const { body, text } = await api.call(reviews.version, { as: 'dana', params });
    expect(body).toMatchObject({ createdBy: null, changedFields: expect.arrayContaining(['moderation']) });
    expect(body.snapshot).toMatchObject({ moderation: own.body.moderation, reply: own.body.reply });
    expect(text + (await api.call(reviews.versions, { as: 'dana', params })).text).not.toContain('zebra');
    const seenByStaff = await api.call(reviews.version, { as: 'care', params });
    expect(seenByStaff.body.snapshot).toMatchObject({ moderation: { note: 'zebra note', byId: expect.any(String) } });
  });

  test('a reward is disclosed only when promised before the rating', async () => {
    const id = await anyReview();
    const { status, problem } = await api.call(reviews.setReward, {
      as: 'admin',
      params: { id },
      body: { kind: 'VOUCHER', valueUSD: 100 },
    });
    expect({ status, message: problem.message }).toEqual({ status: 409, message: expect.stringContaining('promised in its invitation') });
  });

  test('a company answers only its own reviews, and the answer is public once a publisher approves', async () => {
    const { rows } = await database.query<{ id: string; own: boolean }>(
      `SELECT DISTINCT ON (own) r.id, r.partner_id = a.partner_id AS own FROM reviews r, agents a WHERE a.email = 'lead.acacia@example.com' AND r.status = 'PUBLISHED' AND r.reply IS NULL ORDER BY own, r.id`,
    );
    const [foreign, own] = rows;
    const text = 'Asante: we told Joseph, and he smiled all day.';
    expect((await api.call(reviews.setReply, { as: 'lead', params: { id: foreign?.id ?? '' }, body: { body: text } })).status).toBe(404);
    const id = own?.id ?? '';
    expect((await api.call(reviews.setReply, { as: 'lead', params: { id }, body: { body: text } })).body.reply).toMatchObject({
      status: 'PENDING',
    });
    expect((await api.call(reviews.read, { params: { id } })).body.reply).toBeNull();
    expect((await api.call(reviews.setReply, { as: 'publisher', params: { id }, body: { status: 'PUBLISHED' } })).status).toBe(200);
    expect((await api.call(reviews.read, { params: { id } })).body.reply).toMatchObject({ body: text, byId: null });
    expect((await api.call(reviews.read, { as: 'dana', params: { id } })).body.reply).toMatchObject({ byId: null });
    expect((await api.call(reviews.read, { as: 'care', params: { id } })).body.reply).toMatchObject({ byId: expect.any(String) });
  });
});

describe('votes', () => {
  const deviceId = () => `device-${randomUUID().slice(0, 12)}`;

  test('without both ids the specified message is returned', async () => {
    const reviewId = await anyReview();
    for (const body of [{ reviewId }, { reviewId, deviceId: deviceId() }, { reviewId, reCaptchaId: 'abc' }]) {
      const answer = await api.call(reviewVotes.create, { as: 'dana', body });
      expect(answer).toMatchObject({ status: 400, problem: { errorCode: 'id.required', message: 'Invalid reCaptcha or deviceId' } });
    }
    expect(await api.send('GET', '/v2/review_votes')).toMatchObject({ status: 400, problem: { message: 'Invalid reCaptcha or deviceId' } });
  });

  test('a wrong challenge is 401', async () => {
    const answer = await api.call(reviewVotes.create, {
      body: { reviewId: await anyReview(), deviceId: deviceId(), reCaptchaId: 'bm90IHNvbHZlZA==' },
    });
    expect(answer).toMatchObject({ status: 401, problem: { errorCode: 'captcha.failed', httpStatus: 401 } });
  });

  const countOf = async (id: string) => (await api.call(reviews.read, { params: { id } })).body.helpfulCount;
  const vote = async (as: Person | 'visitor', reviewId: string, device: string, helpful = true) => {
    const body = { reviewId, deviceId: device, reCaptchaId: 'x', helpful };
    return (await api.call(reviewVotes.create, as === 'visitor' ? { captcha: 'reviewVote', body } : { as, body })).status;
  };
  const votesOf = async (device: string, who: { as?: Person } = {}) =>
    (await api.call(reviewVotes.list, { ...who, query: { deviceId: device } })).body.items.map(({ reviewId }) => reviewId);

  test('a browser counts once, is remembered and can withdraw its vote; a second browser counts too', async () => {
    const reviewId = await anyReview();
    const [first, second] = [deviceId(), deviceId()];
    const start = await countOf(reviewId);
    const statuses = await Promise.all([first, first, first, second].map((device) => vote('visitor', reviewId, device)));
    expect(statuses).toEqual([201, 201, 201, 201]);
    expect(await countOf(reviewId)).toBe(start + 2);
    const own = await api.call(reviewVotes.list, { query: { deviceId: first } });
    expect(own.body).toMatchObject({ total: 1, items: [{ reviewId, deviceId: first, helpful: true }] });
    await vote('visitor', reviewId, first, false);
    await vote('visitor', reviewId, first, false);
    expect(await countOf(reviewId)).toBe(start + 1);
    expect(await votesOf(first)).toEqual([]);
  });

  test('a person counts once, whatever the browser, is remembered in each, and can withdraw the vote in any', async () => {
    const reviewId = await anyReview();
    const [first, second, third] = [deviceId(), deviceId(), deviceId()];
    const start = await countOf(reviewId);
    await vote('visitor', reviewId, first);
    await vote('jordan', reviewId, first);
    await Promise.all([second, third, third].map((device) => vote('jordan', reviewId, device)));
    expect(await countOf(reviewId)).toBe(start + 1);
    expect(await votesOf(third, { as: 'jordan' })).toEqual([reviewId]);
    expect(await votesOf(third)).toEqual([]);
    await vote('jordan', reviewId, third, false);
    expect(await countOf(reviewId)).toBe(start);
    expect(await votesOf(first)).toEqual([]);
  });

  test('agents vote, but not on reviews of their own company', async () => {
    const { rows } = await database.query<{ id: string; own: boolean }>(
      `SELECT DISTINCT ON (own) r.id, r.partner_id = a.partner_id AS own FROM reviews r, agents a
       WHERE r.status = 'PUBLISHED' AND a.id = (SELECT person_id FROM users WHERE email = $1)`,
      [people.agent],
    );
    const statuses = new Map<boolean, number>();
    for (const { id, own } of rows) statuses.set(own, await vote('agent', id, deviceId()));
    expect(Object.fromEntries(statuses)).toEqual({ true: 403, false: 201 });
  });

  test('a visitor votes with a solved challenge', async () => {
    const answer = await api.call(reviewVotes.create, {
      captcha: 'reviewVote',
      body: { reviewId: await anyReview(), deviceId: deviceId(), reCaptchaId: 'in the header' },
    });
    expect(answer.status).toBe(201);
  });
});
