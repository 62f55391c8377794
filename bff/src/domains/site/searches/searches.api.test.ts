import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, type Person } from '@farwend/tests/builders/api.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { companySearches, itinerarySearches, reviewSearches, userSearches } = contract;

describe.each([
  ['CompanySearch', companySearches],
  ['ReviewSearch', reviewSearches],
  ['ItinerarySearch', itinerarySearches],
] as const)('%s', (name, calls) => {
  const make = (as?: Person) =>
    api.send('POST', calls.create.path, {
      ...(as ? { as } : {}),
      body: { q: 'river', filters: { tripTypes: ['NATURE'] }, deviceId: 'device-0001' },
    });

  test('anybody can save a search and share its id; only staff see who made it', async () => {
    const created = await make();
    expect(created).toMatchObject({ status: 201, body: { q: 'river', resultCount: expect.any(Number), version: 1 } });
    expect(created.headers.get('Location')).toMatch(/^\/v2\/\w+_searches\/[0-9a-f-]{36}$/);
    const path = created.headers.get('Location') ?? '';
    expect(await api.send('GET', path)).toMatchObject({ status: 200, body: { filters: { tripTypes: ['NATURE'] } } });
    expect((await api.send('GET', path)).text).not.toContain('device-0001');
    expect((await api.send('GET', path, { as: 'care' })).text).toContain('device-0001');
    expect((await api.send('HEAD', path)).status).toBe(200);
    expect((await api.send('DELETE', path, { as: 'dana' })).status).toBe(404);
  });

  test('only its author changes it, with its id in the body', async () => {
    const path = (await make('dana')).headers.get('Location') ?? '';
    const id = path.split('/').at(-1);
    const without = await api.send('PUT', path, { as: 'dana', body: { sortOrder: 'newToOld' } });
    expect(without).toMatchObject({
      status: 400,
      problem: { errorCode: 'id.required', message: `${name} must have a valid ID to update.` },
    });
    const other = await api.send('PUT', path, { as: 'dana', body: { id: '018f0000-0000-7000-8000-000000000000', sortOrder: 'newToOld' } });
    expect(other).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/id' }] } });
    expect((await api.send('PUT', path, { as: 'jordan', body: { id, sortOrder: 'newToOld' } })).status).toBe(404);
    const changed = await api.send('PUT', path, { as: 'dana', body: { id, sortOrder: 'newToOld', version: 1 } });
    expect(changed).toMatchObject({ status: 200, body: { sortOrder: 'newToOld', version: 2 } });
    expect((await api.send('PUT', path, { as: 'dana', body: { id, limit: 5, version: 1 } })).status).toBe(412);
    expect(await api.send('GET', `${path}/versions/2`, { as: 'dana', query: { compareTo: 1 } })).toMatchObject({
      status: 200,
      body: { diff: [{ path: '/sortOrder', before: 'relevance', after: 'newToOld' }] },
    });
    expect((await api.send('HEAD', `${path}/versions/2`, { as: 'dana' })).status).toBe(200);
    expect((await api.send('HEAD', `${path}/versions/9`, { as: 'dana' })).status).toBe(404);
    expect((await api.send('DELETE', path, { as: 'dana' })).status).toBe(204);
    expect((await api.send('GET', path)).status).toBe(404);
  });
});

test('a saved review search counts what the review search finds', async () => {
  const { body } = await api.call(reviewSearches.create, { body: { filters: { rating: [60, 40] } } });
  expect(body.resultCount).toBe(19);
  const { body: unlimited } = await api.call(reviewSearches.create, { body: {} });
  const { body: histogram } = await api.call(contract.reviews.histogram, {});
  expect(unlimited.resultCount).toBe(histogram.total);
});

test('every word of a saved search must be found, up to the eighth', async () => {
  const count = async (q: string) => (await api.call(reviewSearches.create, { body: { q } })).body.resultCount;
  const all = await count('the');
  expect(all).toBeGreaterThan(0);
  expect(await count('the the the the the the the the xylophone')).toBe(all);
  expect(await count('the xylophone')).toBe(0);
});

test('company searches are counted by day and by result', async () => {
  await api.call(companySearches.create, { body: { q: 'nothing is called like this' } });
  const { body: days } = await api.call(companySearches.days, { as: 'marageti', query: { days: 7 } });
  expect(days).toHaveLength(7);
  expect(days.at(-1)?.count).toBeGreaterThan(0);
  const { body: rows } = await api.call(companySearches.rowCounts, { as: 'team' });
  expect(rows.total).toBe(rows.byStatus.FOUND + rows.byStatus.NOTHING_FOUND);
  expect((await api.call(companySearches.ids, { as: 'team' })).body.length).toBeGreaterThan(0);
});

describe('saved views', () => {
  test('belong to their owner, who may share them with the team or with everybody', async () => {
    const view = { name: 'No answer > 24 h', entityType: 'conversation' as const, filters: { awaitingReplyFrom: 'CARE' } };
    const own = await api.call(userSearches.create, { as: 'care', body: view });
    const { id } = own.body;
    const statuses = async () =>
      Promise.all(
        (['care', 'team', 'lead', 'admin'] as const).map(async (as) => (await api.call(userSearches.read, { as, params: { id } })).status),
      );
    expect(await statuses()).toEqual([200, 404, 404, 200]);
    await api.call(userSearches.update, { as: 'care', params: { id }, body: { id, shared: 'TEAM' } });
    expect(await statuses()).toEqual([200, 200, 404, 200]);
    await api.call(userSearches.update, { as: 'care', params: { id }, body: { id, shared: 'ALL' } });
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    expect((await api.call(userSearches.update, { as: 'team', params: { id }, body: { id, pinned: true } })).status).toBe(403);
    const without = await api.call(userSearches.update, { as: 'care', params: { id }, body: { pinned: true } });
    expect(without).toMatchObject({ status: 400, problem: { message: 'UserSearch must have a valid ID to update.' } });
    expect((await api.call(userSearches.remove, { as: 'care', params: { id } })).status).toBe(204);
  });

  test('of agents stay private', async () => {
    const answer = await api.call(userSearches.create, { as: 'lead', body: { name: 'Ours', entityType: 'tripMatch', shared: 'ALL' } });
    expect(answer).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/shared' }] } });
  });
});
