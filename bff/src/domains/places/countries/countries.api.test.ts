import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, type Person } from '@farwend/tests/builders/api.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { countries, countrySettings, destinations, locationNames } = contract;

describe('countries', () => {
  test('all 249 are listed, the five common ones first, the rest by name', async () => {
    const { body } = await api.call(countries.list, { query: { sort: 'name', limit: 900 } });
    expect(body.total).toBe(249);
    expect(body.items.slice(0, 5).map(({ name }) => name)).toEqual(['United States', 'Australia', 'Canada', 'Singapore', 'United Kingdom']);
    const rest = body.items.slice(5);
    expect(rest.every(({ sortGroup }) => sortGroup === 2)).toBe(true);
    expect(rest.map(({ name }) => name)).toEqual(rest.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(body.items.every(({ dialCode }) => /^\+\d+$/.test(dialCode))).toBe(true);
  });

  test('are found regardless of accents and case', async () => {
    const { body } = await api.call(countries.list, { query: { q: 'CURAÇAO' } });
    expect(body.items.map(({ isoCode2 }) => isoCode2)).toContain('CW');
  });
});

describe('suggestions of destinations', () => {
  const names = async (q: string, params = 'all') => {
    const { status, body } = await api.call(destinations.list, { query: { q, params, limit: 10 } });
    expect(status).toBe(200);
    return body.items.map(({ name }) => name);
  };

  test('names with the prefix come first, then words with it, then any occurrence', async () => {
    expect((await names('ken'))[0]).toBe('Kenya');
    expect((await names('zeal'))[0]).toBe('New Zealand');
    const mara = await names('mara');
    expect(mara.indexOf('Maasai Mara')).toBeLessThan(mara.indexOf('Connemara'));
  });

  test.each([
    ['KENYA', 'Kenya'],
    ['reykjavik', 'Reykjavík'],
    ['tromso', 'Tromsø'],
    ['Tromsø', 'Tromsø'],
    ['cuzco', 'Cusco'],
    ['masai', 'Maasai Mara'],
    ['keyna', 'Kenya'],
    ['serengetti', 'Serengeti'],
    ['new zeeland', 'New Zealand'],
    ['bostwana', 'Botswana'],
  ])('%s finds %s', async (typed, name) => {
    expect(await names(typed)).toContain(name);
  });

  test.each(['%', '_', '\\', '[', '(a', '*', "'; --", '|', 'xqxqxq'])('%s finds nothing and breaks nothing', async (typed) => {
    expect(await names(typed)).toEqual([]);
  });

  test('are limited to served ones on request', async () => {
    expect(await names('nami', 'all')).toContain('Namibia');
    expect(await names('nami', 'served')).toEqual([]);
  });
});

describe('destinations', () => {
  test('the form’s list holds all of them, served and popular first', async () => {
    const all = await api.call(destinations.list, { query: { params: 'all' } });
    expect(all.body.total).toBeGreaterThan(220);
    expect(all.body.items).toHaveLength(all.body.total);
    const served = await api.call(destinations.list, { query: { params: 'served' } });
    expect(served.body.items).toEqual(all.body.items.filter((item) => item.served));
    const popularity = served.body.items.map((item) => item.popularity);
    expect(popularity).toEqual(popularity.toSorted((a, b) => b - a));
  });

  test('a new one is found by its alternate names immediately, a hidden one only by staff', async () => {
    const [morocco] = (await api.call(destinations.list, { query: { q: 'Morocco' } })).body.items;
    const body = {
      name: 'Vallée des Roses',
      locationId: morocco?.locationId ?? '',
      countryCodes: ['MA'],
      alternateNames: ['Kelaat'],
      served: true,
    };
    expect((await api.call(destinations.list, { query: { q: 'kélaat' } })).body.items).toEqual([]);
    const made = await api.call(destinations.create, { as: 'publisher', body });
    expect(made).toMatchObject({ status: 201, body: { ...body, status: 'ACTIVE', version: 1 } });
    const found = await api.call(destinations.list, { query: { q: 'kélaat' } });
    expect(found.body.items.map(({ id }) => id)).toEqual([made.body.id]);
    const listed = async () =>
      (await api.call(destinations.list, { query: { params: 'served' } })).body.items.some(({ id }) => id === made.body.id);
    expect(await listed()).toBe(true);

    const params = { id: made.body.id };
    const hidden = await api.call(destinations.update, { as: 'care', params, body: { status: 'HIDDEN', version: 1 } });
    expect(hidden).toMatchObject({ status: 200, body: { status: 'HIDDEN', version: 2 } });
    expect(await listed()).toBe(false);
    expect((await api.call(destinations.read, { params })).status).toBe(404);
    expect((await api.call(destinations.read, { as: 'team', params })).status).toBe(200);
    expect((await api.call(destinations.list, { query: { q: 'kelaat' } })).body.total).toBe(0);
    expect((await api.call(destinations.create, { as: 'editor', body })).status).toBe(409);
  });

  test.each([
    ['locationId', { locationId: '01999999-9999-7999-8999-999999999999' }],
    ['countryCodes', { countryCodes: ['ZZ'] }],
    ['countryCodes', { countryCodes: [] }],
    ['name', { name: ' ' }],
    ['popularity', { popularity: -1 }],
  ])('a wrong %s is named', async (field, wrong) => {
    const [kenya] = (await api.call(destinations.list, { query: { q: 'Kenya' } })).body.items;
    const body = { name: 'Somewhere', locationId: kenya?.locationId ?? '', countryCodes: ['KE'], ...wrong };
    const { status, problem } = await api.call(destinations.create, { as: 'admin', body });
    expect(status).toBe(422);
    expect(problem.errors?.[0]?.pointer).toContain(`/${field}`);
  });
});

describe('country settings', () => {
  test('internal fields are for staff', async () => {
    const query = { countryCode: 'KE' };
    const open = (await api.call(countrySettings.list, { query })).body.items[0];
    expect(open).toMatchObject({ name: 'Kenya', minNights: 7, typicalNightLowUSD: 700, typicalNightHighUSD: 1800 });
    for (const name of ['matchCount', 'note', 'careTeamMemberIds', 'minBudgetPerPersonNightUSD']) expect(open).not.toHaveProperty(name);
    for (const as of ['dana', 'agent'] satisfies Person[]) {
      expect((await api.call(countrySettings.list, { as, query })).body.items[0]).toEqual(open);
    }
    expect((await api.call(countrySettings.list, { as: 'team', query })).body.items[0]).toMatchObject({ matchCount: 2 });
  });

  test('are deleted only when nothing refers to them', async () => {
    const [kenya] = (await api.call(countrySettings.list, { query: { countryCode: 'KE' } })).body.items;
    const used = await api.call(countrySettings.remove, { as: 'admin', params: { id: kenya?.id ?? '' } });
    expect(used).toMatchObject({ status: 409, problem: { errorCode: 'reference.inUse' } });
    expect(used.problem.references?.length).toBeGreaterThan(0);

    const made = await api.call(countrySettings.create, { as: 'admin', body: { countryCode: 'MC', name: 'Monaco' } });
    expect(made).toMatchObject({ status: 201, body: { minNights: 5, served: true, version: 1 } });
    const params = { id: made.body.id };
    const back = await api.send('PUT', `/v3/country_settings/${made.body.id}`, { as: 'care', body: { ...made.body, minNights: 9 } });
    expect(back).toMatchObject({ status: 200, body: { minNights: 9, version: 2 } });
    expect((await api.call(countrySettings.create, { as: 'admin', body: { countryCode: 'MC', name: 'Monaco' } })).status).toBe(409);
    expect((await api.call(countrySettings.remove, { as: 'admin', params })).status).toBe(204);
    expect((await api.call(countrySettings.read, { params })).status).toBe(404);
  });

  test.each([
    ['countryCode', { countryCode: 'QQ' }],
    ['typicalNightHighUSD', { typicalNightLowUSD: 500, typicalNightHighUSD: 400 }],
    ['careTeamMemberIds', { careTeamMemberIds: ['01999999-9999-7999-8999-999999999999'] }],
    ['minNights', { minNights: 0 }],
  ])('a wrong %s is named', async (field, wrong) => {
    const { status, problem } = await api.call(countrySettings.create, {
      as: 'admin',
      body: { countryCode: 'LI', name: 'Liechtenstein', ...wrong },
    });
    expect(status).toBe(422);
    expect(problem.errors?.[0]?.pointer).toContain(field);
  });
});

test('the names of locations are one flat list', async () => {
  const { body } = await api.call(locationNames.list, {});
  expect(body.length).toBeGreaterThan(220);
  expect(body.find(({ name }) => name === 'Maasai Mara')).toMatchObject({ type: 'PARK', slug: 'maasai-mara' });
  expect(new Set(body.map(({ slug }) => slug)).size).toBe(body.length);
});
