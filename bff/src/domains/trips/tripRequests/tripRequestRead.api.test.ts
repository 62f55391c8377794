import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createApi } from '@farwend/tests/builders/api.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { newEmail, tripRequestBody } from '@farwend/tests/builders/tripRequest.ts';

const { create, list, read, exists, search, searchByQuery, versions, version } = contract.tripRequests;

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const mark = `Marker ${randomUUID().slice(0, 8)}`;
const ids: string[] = [];
const person = (givenName: string) => [{ email: newEmail(), givenName, familyName: 'Ångström', countryOfResidence: 'SE' as const }];

beforeAll(async () => {
  const nights = [10, 10, 12, 14, 14, 20, 20];
  for (const [index, totalNights] of nights.entries()) {
    const { body } = await api.call(create, {
      body: tripRequestBody({
        destinationNames: [mark],
        totalNights,
        budgetPerPersonUSD: index < 3 ? 4000 : 8000,
        tripType: index % 2 ? ['SAFARI', 'FAMILY'] : ['BEACH'],
        travelers: person(`Élodie ${index}`),
      }),
    });
    ids.push(body.id);
  }
});

describe('who sees what', () => {
  test('travelers see only their own, in lists, searches, reads, versions and HEAD', async () => {
    const { body: own } = await api.call(list, { as: 'dana', query: { limit: 100 } });
    for (const item of own.items) expect(item.travelers.map(({ email }) => email)).toContain('dana@example.com');
    const { body: found } = await api.call(search, { as: 'dana', body: { q: mark } });
    expect(found.total).toBe(0);
    const params = { id: ids[0] ?? '' };
    expect((await api.call(read, { as: 'dana', params })).status).toBe(404);
    expect((await api.call(exists, { as: 'dana', params })).status).toBe(404);
    expect((await api.call(versions, { as: 'dana', params })).status).toBe(404);
    expect((await api.call(version, { as: 'dana', params: { ...params, v: '1' } })).status).toBe(404);
  });

  test('another person’s request and a missing one get the same response', async () => {
    const foreign = await api.call(read, { as: 'dana', params: { id: ids[0] ?? '' } });
    const missing = await api.call(read, { as: 'dana', params: { id: '018f0000-0000-7000-8000-000000000000' } });
    const words = ({ problem: { requestId: _, instance: __, ...rest } }: typeof foreign) => rest;
    expect(words(foreign)).toEqual(words(missing));
  });

  test('agents see only those that were proposed to their company', async () => {
    const { body } = await api.call(list, { as: 'agent', query: { limit: 100 } });
    expect(body.items.length).toBeGreaterThan(0);
    expect(body.items.filter(({ partnerMatch }) => !partnerMatch)).toEqual([]);
    expect((await api.call(read, { as: 'agent', params: { id: ids[0] ?? '' } })).status).toBe(404);
  });

  test.each(['marageti', 'team', 'editor', 'publisher'] as const)(
    '%s sees requests with contact data masked, in versions too',
    async (as) => {
      const params = { id: ids[0] ?? '' };
      const masked = [{ email: null, familyName: null, phone: null, givenName: 'Élodie 0' }];
      expect((await api.call(read, { as, params })).body.travelers).toMatchObject(masked);
      const page = await api.call(list, { as, query: { q: mark } });
      expect(page.text).not.toMatch(/Ångström|example\.org/);
      const old = await api.call(version, { as, params: { ...params, v: '1' } });
      expect(old.body.snapshot).toMatchObject({ travelers: masked });
      expect(old.text).not.toMatch(/Ångström|example\.org/);
    },
  );

  test.each(['care', 'admin'] as const)('%s sees everything', async (as) => {
    const { body } = await api.call(read, { as, params: { id: ids[0] ?? '' } });
    expect(body.travelers).toMatchObject([{ familyName: 'Ångström', email: expect.stringContaining('@example.org') }]);
    expect(body).toMatchObject({ riskFlags: ['noCaptcha'], checklistItems: [], followerIds: [] });
  });

  test('a masked address cannot be learned by searching for it', async () => {
    const { body } = await api.call(read, { as: 'care', params: { id: ids[1] ?? '' } });
    const { body: found } = await api.call(search, { as: 'team', body: { q: body.travelers[0]?.email ?? '' } });
    expect(found.total).toBe(0);
  });
});

describe('lists', () => {
  test('filters by plain fields, several values by comma, and in brackets', async () => {
    const count = async (query: Record<string, string>) => (await api.call(list, { as: 'care', query: { q: mark, ...query } })).body.total;
    expect(await count({})).toBe(7);
    expect(await count({ totalNights: '14' })).toBe(2);
    expect(await count({ 'filter[totalNights]': '14' })).toBe(2);
    expect(await count({ tripType: 'FAMILY' })).toBe(3);
    expect(await count({ status: 'PENDING,DUPLICATE' })).toBe(7);
    expect(await count({ status: 'BOOKED' })).toBe(0);
  });

  test('sorts both ways and pages without repeats, also across equal values', async () => {
    const seen: string[] = [];
    for (let offset = 0; offset < 7; offset += 2) {
      const page = await api.call(list, { as: 'care', query: { q: mark, sort: '-totalNights', limit: 2, offset } });
      expect(page.headers.get('X-Total-Count')).toBe('7');
      expect(page.headers.get('Link')?.includes('rel="next"') ?? false).toBe(offset + 2 < 7);
      seen.push(...page.body.items.map(({ id }) => id));
    }
    expect(seen.toSorted()).toEqual(ids.toSorted());
    const { body } = await api.call(list, { as: 'care', query: { q: mark, sort: 'totalNights,-createdAt' } });
    expect(body.items.map(({ totalNights }) => totalNights)).toEqual([10, 10, 12, 14, 14, 20, 20]);
    expect(body.items.slice(0, 2).map(({ id }) => id)).toEqual([ids[1], ids[0]]);
  });

  test('returns only the requested fields', async () => {
    const answer = await api.call(list, { as: 'care', query: { q: mark, limit: 1, fields: 'reference,status' } });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body.items[0] ?? {}).toSorted()).toEqual(['id', 'reference', 'status']);
  });

  test.each(['care', 'team', 'agent', 'dana'] as const)('%s reads in a line what a line shows, and the whole by fields', async (as) => {
    const query = { limit: 1, sort: 'createdAt' } as const;
    const page = await api.call(list, { as, query });
    const [line] = page.body.items;
    const { carePerson: _, ...whole } = (await api.call(read, { as, params: { id: line?.id ?? '' } })).body; // only reading one shows it
    expect(whole).toMatchObject({ ...line });
    for (const name of ['tripDescription', 'verifications', 'checklistItems', 'adultAgeGroups']) expect(line).not.toHaveProperty(name);

    const sortOrders = [{ field: 'createdAt', order: 'asc' as const }];
    const found = await api.call(search, { as, body: { sortOrders, limit: 1 } });
    expect(found.body.items).toEqual([line]);
    const everything = [whole];
    expect((await api.call(list, { as, query: { ...query, fields: '*' } })).body.items).toMatchObject(everything);
    expect((await api.call(searchByQuery, { as, query: { ...query, fields: '*' } })).body.items).toMatchObject(everything);
    expect((await api.call(search, { as, body: { sortOrders, limit: 1, fields: ['*'] } })).body.items).toMatchObject(everything);
  });

  test('a search returns only the requested fields, and refuses others by name', async () => {
    const chosen = await api.call(search, { as: 'care', body: { q: mark, limit: 1, fields: ['tripDescription'] } });
    expect(Object.keys(chosen.body.items[0] ?? {}).toSorted()).toEqual(['id', 'tripDescription']);
    for (const fields of [['secret'], ['*', 'secret']])
      expect(await api.send('POST', search.path, { as: 'care', body: { fields } })).toMatchObject({
        status: 400,
        problem: { errorCode: 'query.unknownField', errors: [{ field: 'fields', message: expect.stringContaining('"secret"') }] },
      });
  });

  test.each([{ nothing: '1' }, { sort: 'secret' }, { 'filter[password]': 'x' }, { sort: '__proto__' }])('refuses %j', async (query) => {
    expect(await api.send('GET', list.path, { as: 'care', query })).toMatchObject({
      status: 400,
      problem: { errorCode: 'query.unknownField' },
    });
  });

  test('an unchanged response is 304 for a client that has it', async () => {
    const first = await api.call(read, { as: 'care', params: { id: ids[0] ?? '' } });
    const etag = first.headers.get('ETag') ?? '';
    expect(etag).toMatch(/^"v\d+-[\w-]+"$/);
    const again = await api.call(read, { as: 'care', params: { id: ids[0] ?? '' }, headers: { 'If-None-Match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});

describe('the search language', () => {
  const find = (filters: Record<string, unknown>, more = {}) => api.call(search, { as: 'care', body: { filters, q: mark, ...more } });

  test.each<[Record<string, unknown>, number]>([
    [{}, 7],
    [{ totalNights: 14 }, 2],
    [{ totalNights: { gte: 12, lt: 20 } }, 3],
    [{ totalNights: { between: [12, 14] } }, 3],
    [{ totalNights: { notIn: [10, 20] } }, 3],
    [{ totalNights: { ne: 10 } }, 5],
    [{ tripType: { in: ['FAMILY', 'GOLF'] } }, 3],
    [{ assignedToId: { isNull: true } }, 7],
    [{ or: [{ totalNights: 10 }, { totalNights: 20 }] }, 4],
    [{ not: { totalNights: 10 } }, 5],
    [{ and: [{ budgetPerPersonUSD: { lte: 4000 } }, { or: [{ totalNights: 10 }, { tripType: 'BEACH' }] }] }, 3],
    [{ reference: { startsWith: 'TR-' } }, 7],
    [{ reference: { contains: '%' } }, 0],
    [{ submittedAt: { gt: '2020-01-01T00:00:00Z' } }, 7],
  ])('%j finds %d', async (filters, total) => {
    expect(await find(filters)).toMatchObject({ status: 200, body: { total, id: expect.any(String) } });
  });

  test('words match regardless of accents and order', async () => {
    const { body } = await api.call(search, { as: 'care', body: { q: `angstrom elodie ${mark.toUpperCase()}` } });
    expect(body.total).toBe(7);
  });

  test.each<[Record<string, unknown>, string]>([
    [{ passwordHash: 'x' }, 'query.unknownField'],
    [{ __proto__x: 1 }, 'query.unknownField'],
    [{ constructor: 1 }, 'query.unknownField'],
    [{ and: [{ or: [{ and: [{ totalNights: 1 }] }] }] }, 'query.tooLarge'],
    [{ and: Array.from({ length: 31 }, () => ({ totalNights: 1 })) }, 'query.tooLarge'],
    [{ totalNights: { regex: '.*' } }, 'validation.failed'],
    [{ totalNights: '10; DROP TABLE users' }, 'validation.failed'],
    [{ totalNights: { in: [] } }, 'validation.failed'],
    [{ departureDate: { gt: 'tomorrow' } }, 'validation.failed'],
    [{ and: 'x' }, 'validation.failed'],
    [{ not: [] }, 'validation.failed'],
  ])('%j is refused with 400 %s', async (filters, errorCode) => {
    expect(await find(filters)).toMatchObject({ status: 400, problem: { errorCode } });
  });

  test('the same search works as a GET', async () => {
    const { status, body } = await api.call(searchByQuery, { as: 'care', query: { q: mark, totalNights: 14, sort: '-createdAt' } });
    expect({ status, total: body.total }).toEqual({ status: 200, total: 2 });
  });
});
