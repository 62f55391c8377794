import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { apiOf } from '../builders/api.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';
import { newEmail } from '../builders/tripRequest.ts';

const { travelers, travelerProfiles, countrySettings, destinations, countries, locationNames, views, reviews } = contract;

const server = await startServer();
const api = apiOf(server);
afterAll(() => server.stop());

/** The traveler of a demo address, as care sees it. */
async function travelerOf(email: string) {
  const { body } = await api.call(travelers.search, { as: 'care', body: { filters: { email } } });
  const [traveler] = body.items;
  if (!traveler) throw new Error(`${email} is no traveler.`);
  return traveler;
}

describe('travelers', () => {
  test('see and change themselves, nobody else', async () => {
    const [dana, jordan] = [await travelerOf('dana@example.com'), await travelerOf('jordan@example.com')];
    const { body: list } = await api.call(travelers.list, { as: 'dana' });
    expect(list.items.map(({ id }) => id)).toEqual([dana.id]);
    expect((await api.call(travelers.read, { as: 'dana', params: { id: jordan.id } })).status).toBe(404);
    expect((await api.call(travelers.update, { as: 'dana', params: { id: jordan.id }, body: { givenName: 'X' } })).status).toBe(404);
    expect((await api.call(travelers.tripRequests, { as: 'dana', params: { id: jordan.id } })).status).toBe(404);
    const changed = await api.call(travelers.update, { as: 'dana', params: { id: dana.id }, body: { preferredContact: 'PHONE' } });
    expect(changed).toMatchObject({ status: 200, body: { preferredContact: 'PHONE', version: dana.version + 1 } });
    expect(changed.body).not.toHaveProperty('tags');
  });

  test('are masked for staff who do not look after them, in lists, searches and versions', async () => {
    const dana = await travelerOf('dana@example.com');
    const seen = await api.call(travelers.read, { as: 'marageti', params: { id: dana.id } });
    expect(seen.body).toMatchObject({ email: 'd•••@example.com', familyName: `${dana.familyName[0]}.`, phone: null });
    const version = await api.call(travelers.version, { as: 'marageti', params: { id: dana.id, v: String(seen.body.version) } });
    expect(version.text).not.toContain('dana@example.com');
    expect(await api.call(travelers.search, { as: 'marageti', body: { filters: { email: 'dana@example.com' } } })).toMatchObject({
      status: 400,
    });
    expect((await api.call(travelers.search, { as: 'marageti', body: { q: 'dana@example.com' } })).body.total).toBe(0);
  });

  test('of an address nobody asks for without a challenge, and what is told holds no name and no id', async () => {
    const params = { id: 'dana@example.com' };
    expect(await api.call(travelers.status, { params })).toMatchObject({ status: 400, problem: { errorCode: 'captcha.missing' } });
    const told = await api.call(travelers.status, { params, captcha: 'travelerStatus' });
    expect(told.body).toEqual({ status: 'ENABLED', id: null, email: 'dana@example.com', personType: 'traveler' });
    const agent = await api.call(travelers.status, { params: { id: 'agent.acacia@example.com' }, captcha: 'travelerStatus' });
    expect(agent.body).toMatchObject({ personType: 'agent', status: null, id: null });
    const nobody = await api.call(travelers.status, { params: { id: 'nobody@example.com' }, captcha: 'travelerStatus' });
    expect(nobody.status).toBe(404);
  });

  test('are made by care, once for an address, and read again as they were made', async () => {
    const body = {
      givenName: 'Ola',
      familyName: 'Berg',
      email: newEmail(),
      countryOfResidence: 'NO',
      phone: { prefix: '+47', number: '22 22 22 22' },
      tags: ['vip'],
    };
    const made = await api.call(travelers.create, { as: 'care', body });
    expect(made).toMatchObject({ status: 201, body: { ...body, status: null, version: 1 } });
    const read = await api.call(travelers.read, { as: 'care', params: { id: made.body.id } });
    expect(read.body).toEqual(made.body);
    expect(await api.call(travelers.create, { as: 'care', body })).toMatchObject({
      status: 409,
      problem: { errorCode: 'unique.conflict' },
    });
    const changed = await api.call(travelers.update, { as: 'care', params: { id: made.body.id }, body: { doNotContact: true } });
    expect(changed).toMatchObject({ status: 200, body: { doNotContact: true, version: 2 } });
  });

  test('keep a profile of their own', async () => {
    const saved = await api.call(travelerProfiles.updateOwn, {
      as: 'dana',
      body: { pace: 'RELAXED', accessibilityNeeds: 'Step-free rooms' },
    });
    expect(saved).toMatchObject({ status: 200, body: { pace: 'RELAXED', accessibilityNeeds: 'Step-free rooms' } });
    expect((await api.call(travelerProfiles.read, { as: 'jordan', params: { id: saved.body.id } })).status).toBe(404);
    const rows = await query<{ row: string }>(server.databaseUrl, 'SELECT p::text AS row FROM traveler_profiles p');
    expect(rows.map(({ row }) => row).join()).not.toContain('Step-free');
  });
});

describe('places', () => {
  test('the five countries of residence come first, the rest by name', async () => {
    const { body } = await api.call(countries.list, { query: { sort: 'name', limit: 900 } });
    const names = body.items.map(({ name }) => name);
    expect(names.slice(0, 5)).toEqual(['United States', 'Australia', 'Canada', 'Singapore', 'United Kingdom']);
    expect(body.items.length).toBeGreaterThan(200);
    expect(new Set(body.items.map(({ isoCode2 }) => isoCode2)).size).toBe(body.items.length);
  });

  test('destinations are suggested without accents, by part and with a typing error', async () => {
    const first = async (q: string) => (await api.call(destinations.list, { query: { q, limit: 5 } })).body.items[0]?.name;
    expect(await first('keny')).toBe('Kenya');
    expect(await first('KENYA')).toBe('Kenya');
    expect(await first('kenia')).toBe('Kenya');
  });

  test('served ones only, when asked; hidden ones never for visitors', async () => {
    const { body } = await api.call(destinations.list, { query: { params: 'served', limit: 9000 } });
    expect(body.items.every(({ served, status }) => served && status === 'ACTIVE')).toBe(true);
    const { body: all } = await api.call(destinations.list, { query: { params: 'all', limit: 9000 } });
    expect(all.total).toBeGreaterThanOrEqual(body.total);
  });

  test('settings of a country tell visitors what a trip needs, staff the rest; one country has one', async () => {
    const { body } = await api.call(countrySettings.list, { query: { limit: 300 } });
    expect(body.items.find(({ countryCode }) => countryCode === 'KE')).toMatchObject({ minNights: expect.any(Number), name: 'Kenya' });
    expect(body.items.every((item) => !('note' in item) && !('matchCount' in item))).toBe(true);
    const again = await api.call(countrySettings.create, { as: 'admin', body: { countryCode: 'KE', name: 'Kenya' } });
    expect(again).toMatchObject({ status: 409, problem: { errorCode: 'unique.conflict' } });
  });

  test('names of locations are a plain list', async () => {
    const { status, body } = await api.call(locationNames.list, {});
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(20);
  });
});

describe('visits', () => {
  const visit = { pageId: 'home', pageType: 'home', path: '/', deviceId: 'device-0001', sessionId: 'session-0001' };

  test('are added to by their id, for a day', async () => {
    const { body } = await api.call(views.create, { body: visit });
    const params = { id: body.id };
    const patched = await api.call(views.change, { params, body: { durationMs: 4000, scrollPct: 60 } });
    expect(patched.body).toMatchObject({ durationMs: 4000, scrollPct: 60, path: '/' });
    await query(server.databaseUrl, `UPDATE views SET started_at = now() - interval '25 hours' WHERE id = $1`, [body.id]);
    expect((await api.call(views.change, { params, body: { durationMs: 5000 } })).status).toBeGreaterThanOrEqual(400);
    expect((await api.call(views.read, { params })).status).toBe(404);
    expect((await api.call(views.read, { as: 'care', params })).status).toBe(200);
  });

  test('cannot be given a person by the visitor', async () => {
    const answer = await api.send('POST', '/v2/views', { body: { ...visit, userId: '018f0000-0000-7000-8000-000000000000' } });
    expect(answer.status).toBe(422);
  });
});

test('the histogram of reviews adds up', async () => {
  const { body } = await api.call(reviews.histogram, {});
  const counts = Object.entries(body.ratingsAggregation).map(([rating, count]) => ({ rating: Number(rating), count }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  expect(body.total).toBe(total);
  expect(total).toBeGreaterThan(0);
  expect(body.average).toBeCloseTo(counts.reduce((sum, { rating, count }) => sum + rating * count, 0) / total, 0);
  expect(body.averageStars).toBeCloseTo(body.average / 20, 0);
});
