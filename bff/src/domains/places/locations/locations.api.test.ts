import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, type Person } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { locations } = contract;
const bySlug = async (id: string) => (await api.call(locations.read, { as: 'admin', params: { id } })).body;
const make = async (body: Partial<Parameters<typeof api.call<typeof locations.create>>[1]['body']> & { name: string }) => {
  const made = await api.call(locations.create, { as: 'editor', body: { type: 'AREA', ...body } });
  expect(made.status).toBe(201);
  return made.body;
};

describe('the demo atlas', () => {
  test('has its places, countries and airports', async () => {
    const { body } = await api.call(locations.list, { query: { limit: 1 } });
    expect(body.total).toBeGreaterThanOrEqual(450);
    const countries = await api.call(locations.countries, {});
    expect(countries.body).toMatchObject({ total: 58, limit: 900 });
    const names = countries.body.items.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    const airports = await api.call(locations.airports, { query: { limit: 200 } });
    expect(airports.body.total).toBe(120);
    expect((await api.call(locations.airports, { query: { q: 'reykjavik' } })).body.items.map(({ iata }) => iata)).toEqual(['KEF', 'RKV']);
    const types = (await api.call(locations.types, {})).body;
    expect(types.find(({ type }) => type === 'CONTINENT')).toEqual({ type: 'CONTINENT', label: 'Continent', count: 6 });
  });

  test('every place except continents and large regions lies in one country and carries its code', async () => {
    const rows = await query(
      server.databaseUrl,
      `SELECT name FROM locations WHERE type NOT IN ('CONTINENT', 'REGION') AND country_code IS NULL UNION ALL
       SELECT l.name FROM locations l, unnest(l.parent_ids) AS p (id) WHERE NOT EXISTS (SELECT 1 FROM locations x WHERE x.id = p.id)`,
    );
    expect(rows).toEqual([]);
  });
});

test('places are listed by their ids, several at once', async () => {
  const places = await Promise.all(['siena', 'nairobi', 'kyoto'].map(bySlug));
  const { body } = await api.call(locations.list, { query: { id: places.map(({ id }) => id).join(',') } });
  expect(body.items.map(({ name }) => name).toSorted()).toEqual(places.map(({ name }) => name).toSorted());
  expect((await api.call(locations.list, { query: { id: 'siena' } })).status).toBe(400);
});

describe('the tree', () => {
  test('the breadcrumb of a place goes from continent to country to area', async () => {
    const { body } = await api.call(locations.breadcrumbs, { params: { id: 'siena' } });
    expect(Array.isArray(body) && body.map(({ name }) => name)).toEqual(['Europe', 'Italy', 'Tuscany', 'Siena']);
    const ld = await api.call(locations.breadcrumbs, { params: { id: 'siena' }, query: { jsonld: 'true' } });
    expect(ld.body).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{ position: 1, name: 'Europe' }, {}, {}, {}] });
  });

  test('parents and children are listed level by level', async () => {
    const parents = await api.call(locations.parents, { params: { id: 'siena' } });
    expect(parents.body.map(({ name, depth }) => [name, depth])).toEqual([
      ['Tuscany', 1],
      ['Italy', 2],
      ['Europe', 3],
    ]);
    const near = await api.call(locations.children, { params: { id: 'italy' }, query: { depth: 1 } });
    expect(near.body.some(({ name }) => name === 'Siena')).toBe(false);
    const all = await api.call(locations.children, { params: { id: 'italy' } });
    expect(all.body.find(({ name }) => name === 'Siena')?.depth).toBe(2);
    expect(new Set(all.body.map(({ id }) => id)).size).toBe(all.body.length);
  });

  test('cycles, unsuitable parents and more than four levels are refused', async () => {
    const upper = await make({ name: 'Upper Vale' });
    const middle = await make({ name: 'Middle Vale', parentIds: [upper.id] });
    const lower = await make({ name: 'Lower Vale', parentIds: [middle.id] });
    const set = (parentIds: string[]) => api.call(locations.update, { as: 'editor', params: { id: upper.id }, body: { parentIds } });
    for (const parentIds of [[lower.id], [middle.id], [upper.id], ['018f0000-0000-7000-8000-000000000000'], [lower.id, lower.id]]) {
      expect(await set(parentIds)).toMatchObject({
        status: 422,
        problem: { errors: [{ pointer: expect.stringContaining('/parentIds') }] },
      });
    }
    expect((await set(Array(5).fill(lower.id))).status).toBe(422);
  });

  test('two concurrent changes cannot create a cycle', async () => {
    const one = await make({ name: 'Ring One' });
    const two = await make({ name: 'Ring Two' });
    const answers = await Promise.all([
      api.call(locations.update, { as: 'editor', params: { id: one.id }, body: { parentIds: [two.id] } }),
      api.call(locations.update, { as: 'editor', params: { id: two.id }, body: { parentIds: [one.id] } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test('a country passes its code down to its places, and withdraws it', async () => {
    const area = await make({ name: 'Border Hills' });
    const town = await make({ name: 'Border Town', type: 'CITY', parentIds: [area.id] });
    expect(town.countryCode).toBeNull();
    const [italy, greece] = [await bySlug('italy'), await bySlug('greece')];
    const put = (parentIds: string[]) => api.call(locations.update, { as: 'editor', params: { id: area.id }, body: { parentIds } });
    expect((await put([italy.id])).body.countryCode).toBe('IT');
    expect((await bySlug(town.id)).countryCode).toBe('IT');
    expect((await put([italy.id, greece.id])).body.countryCode).toBeNull();
    expect((await bySlug('border-town')).countryCode).toBeNull();
  });
});

describe('who may do what', () => {
  test.each<[Person, number, number, number]>([
    ['admin', 201, 200, 204],
    ['editor', 201, 200, 403],
    ['publisher', 201, 200, 403],
    ['care', 403, 200, 403],
    ['marageti', 403, 403, 403],
    ['team', 403, 403, 403],
    ['agent', 403, 403, 403],
    ['dana', 403, 403, 403],
  ])('%s', async (as, creates, changes, removes) => {
    const place = await make({ name: `Place of ${as}` });
    const params = { id: place.id };
    const created = await api.call(locations.create, { as, body: { name: `Made by ${as}`, type: 'CITY' } });
    expect(created.status).toBe(creates);
    expect((await api.call(locations.update, { as, params, body: { popularity: 7 } })).status).toBe(changes);
    expect((await api.call(locations.remove, { as, params })).status).toBe(removes);
  });

  test('only staff see hidden places, by any path', async () => {
    const place = await make({ name: 'Zwischenzeit Hollow', status: 'HIDDEN' });
    const parent = await make({ name: 'Shown Parent' });
    await api.call(locations.update, { as: 'editor', params: { id: place.id }, body: { parentIds: [parent.id] } });
    for (const path of ['', '/sync', '/snippet', '/related', '/related_tours', '/related_reviews', '/search_terms', '/breadcrumbs']) {
      expect((await api.send('GET', `/v2/locations/${place.id}${path}`)).status).toBe(404);
    }
    for (const path of ['/product', '/references', '/links', '/parents', '/children', '/versions/1', '/versions'])
      expect((await api.send('GET', `/v2/locations/${place.id}${path}`, { as: 'dana' })).status).not.toBe(200);
    expect((await api.send('HEAD', `/v2/locations/${place.id}`)).status).toBe(404);
    expect((await api.send('GET', '/v2/locations/zwischenzeit-hollow')).status).toBe(404);
    for (const path of ['/v2/locations?q=zwischenzeit', '/v2/location_names?q=zwischenzeit', '/v2/location_suggestions/zwisch'])
      expect((await api.send('GET', path)).text).not.toContain('Zwischenzeit');
    expect((await api.send('GET', `/v2/locations/${parent.id}/children`)).text).not.toContain('Zwischenzeit');
    expect((await api.send('GET', `/v2/locations/${parent.id}/references`)).text).not.toContain('Zwischenzeit');
    expect((await api.send('GET', `/v2/locations/${place.id}`, { as: 'team' })).status).toBe(200);
  });
});

describe('changes', () => {
  test('sending the response back changes nothing; a stale version is refused; earlier versions are kept', async () => {
    const place = await make({ name: 'Santa Prova', alternateNames: ['Prova', 'próva', 'SANTA PROVA'] });
    expect(place).toMatchObject({ slug: 'santa-prova', alternateNames: ['Prova'] });
    const same = await api.send('PUT', `/v2/locations/${place.id}`, { as: 'editor', body: place });
    expect(same).toMatchObject({ status: 200, body: { version: 1 } });
    const renamed = await api.call(locations.update, { as: 'editor', params: { id: place.id }, body: { name: 'San Provo' } });
    expect(renamed.body).toMatchObject({ version: 2, slug: 'santa-prova', alternateNames: ['Prova', 'Santa Prova'] });
    expect((await api.send('PUT', `/v2/locations/${place.id}`, { as: 'editor', body: place })).status).toBe(412);
    const second = await api.call(locations.version, { as: 'team', params: { id: place.id, version: '2' }, query: { compareTo: 1 } });
    expect(second.body.diff?.map(({ path }) => path)).toContain('/name');
    expect((await api.send('HEAD', `/v2/locations/${place.id}/versions/2`, { as: 'team' })).status).toBe(200);
    expect((await api.send('HEAD', `/v2/locations/${place.id}/versions/3`, { as: 'team' })).status).toBe(404);
    expect((await api.call(locations.sync, { params: { id: place.id } })).body).toMatchObject({ inSync: true, latestVersion: 2 });
  });

  test.each([
    ['a second Italy', { name: 'Italy Again', type: 'COUNTRY', isoCode2: 'IT' }, 409, '/isoCode2'],
    ['a country without its code', { name: 'Nowhere', type: 'COUNTRY' }, 422, '/isoCode2'],
    ['a town with a country code', { name: 'Town', type: 'CITY', isoCode2: 'FR' }, 422, '/isoCode2'],
    ['half a position', { name: 'Half', type: 'CITY', lat: 3 }, 422, '/lng'],
    ['a place beyond the pole', { name: 'Beyond', type: 'CITY', lat: 93, lng: 0 }, 422, '/lat'],
    ['a time zone of Mars', { name: 'Mars', type: 'CITY', timeZone: 'Mars/Olympus' }, 422, '/timeZone'],
    ['a coin nobody takes', { name: 'Coin', type: 'CITY', currencyCode: 'QQQ' }, 422, '/currencyCode'],
    ['a picture that is not there', { name: 'Pic', type: 'CITY', image: { id: '018f0000-0000-7000-8000-000000000000' } }, 422, '/image/id'],
    ['a taken slug', { name: 'Slug', type: 'CITY', slug: 'italy' }, 409, '/slug'],
  ])('%s is refused', async (_, body, status, pointer) => {
    const answer = await api.send('POST', '/v2/locations', { as: 'editor', body });
    expect({ status: answer.status, pointer: answer.problem.errors?.[0]?.pointer }).toEqual({ status, pointer });
  });

  test('a place with references cannot be deleted, and the response names them', async () => {
    const { id } = await bySlug('kenya');
    const { status, problem } = await api.call(locations.remove, { as: 'admin', params: { id } });
    expect(status).toBe(409);
    expect(problem.errorCode).toBe('reference.inUse');
    expect(new Set(problem.references?.map(({ type }) => type)).has('destination')).toBe(true);
  });

  test('a picture chosen by its id is stored in full, and follows changes of its description', async () => {
    const [picture] = (await api.call(contract.images.list, { query: { usage: 'HERO', limit: 1 } })).body.items;
    const id = picture?.id ?? '';
    const place = await make({ name: 'Place with a Picture', image: { id } });
    expect(place.image).toMatchObject({ id, srcSet: picture?.srcSet });
    await api.call(contract.images.update, { as: 'editor', params: { id }, body: { alt: 'A new word for it' } });
    expect((await bySlug(place.id)).image?.alt).toBe('A new word for it');
    const refused = await api.call(contract.images.remove, { as: 'admin', params: { id } });
    expect(refused).toMatchObject({ status: 409, problem: { errorCode: 'reference.inUse' } });
    const putImage = (image: unknown) => api.send('PUT', `/v2/locations/${place.id}`, { as: 'editor', body: { image } });
    expect((await putImage((await bySlug(place.id)).image)).status).toBe(200);
    expect(await putImage(place.image)).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/image/alt', code: 'readOnly' }] } });
  });
});

describe('what a place offers', () => {
  test('its snippet, product data, keywords, texts, tours and reviews', async () => {
    const params = { id: 'kenya' };
    const snippet = await api.call(locations.snippet, { params });
    expect(snippet.body).toMatchObject({
      type: 'location',
      title: 'Kenya',
      url: '/destinations#kenya',
      image: { alt: expect.any(String) },
    });
    const product = await api.call(locations.product, { params });
    expect(product.body).toMatchObject({ '@type': 'TouristDestination', name: 'Kenya', containedInPlace: { name: 'Africa' } });
    expect((await api.call(locations.searchTerms, { params: { id: 'maasai-mara' } })).body).toEqual(
      expect.arrayContaining(['Maasai Mara', 'Masai Mara', 'Kenya']),
    );
    const reviews = await api.call(locations.relatedReviews, { params });
    expect(reviews.body.length).toBeGreaterThan(0);
    expect(reviews.body.length).toBeLessThanOrEqual(6);
    for (const call of [locations.related, locations.relatedTours]) {
      const { status, body } = await api.call(call, { params });
      expect(status).toBe(200);
      expect(body.length).toBeLessThanOrEqual(6);
    }
    const references = await api.call(locations.references, { params });
    expect(references.body.outbound).toMatchObject([{ type: 'location', title: 'Africa' }]);
    expect((await api.call(locations.links, { params })).status).toBe(200);
  });
});

describe('lookups', () => {
  const labels = async (fragment: string) => {
    const { status, body } = await api.call(locations.suggestions, { params: { fragment } });
    expect(status).toBe(200);
    expect(body.length).toBeLessThanOrEqual(10);
    return body.map(({ label }) => label);
  };
  test.each([
    ['ken', 'Kenya'],
    ['REYKJAVIK', 'Reykjavík'],
    ['tromso', 'Tromsø'],
    ['cuzco', 'Cusco'],
    ['keyna', 'Kenya'],
    ['serengetti', 'Serengeti'],
    ['mù cang', 'Mù Cang Chải'],
    ['chief', 'Chief’s Island'],
  ])('%s suggests %s', async (fragment, label) => {
    expect(await labels(fragment)).toContain(label);
  });

  test.each(['%', '_', '\\', '(a', '*', "'; --", 'xqxqxq'])('%s breaks nothing', async (fragment) => {
    expect([200, 400]).toContain((await api.call(locations.suggestions, { params: { fragment } })).status);
    expect([200, 400]).toContain((await api.call(locations.keywords, { params: { fragment } })).status);
  });

  test('one letter is refused with a reason', async () => {
    for (const call of [locations.suggestions, locations.keywords, contract.newsSources.namesLike]) {
      const { status, problem } = await api.call(call, { params: { fragment: 'k' } });
      expect(status).toBe(400);
      expect(problem.message).toBe('Type at least two letters.');
    }
  });

  test('keywords suggest titles that begin with the term, that contain it in a word, and that contain several words of it, each once', async () => {
    const titlesFor = async (fragment: string) => {
      const { body } = await api.call(locations.keywords, { params: { fragment } });
      return body.filter(({ kind }) => kind !== 'location' && kind !== 'tripType').map(({ label }) => label);
    };
    expect(await titlesFor('whales from the')).toContain('Whales from the cliff path');
    expect(await titlesFor('om the cli')).toContain('Whales from the cliff path');
    const inside = await titlesFor('hale');
    expect(inside).toContain('Whales from the cliff path');
    expect(new Set(inside).size).toBe(inside.length);
  });

  test('keywords of every kind are suggested', async () => {
    const { body } = await api.call(locations.keywords, { params: { fragment: 'rail' } });
    expect(body).toContainEqual(expect.objectContaining({ kind: 'tripType', label: 'Rail', slug: 'RAIL' }));
    const names = await api.call(contract.newsSources.namesLike, { params: { fragment: 'quil' } });
    expect(names.body.map(({ name }) => name)).toEqual(['Compass & Quill']);
    expect((await api.call(contract.newsSources.namesLike, { params: { fragment: 'norhtlight' } })).body).toHaveLength(1);
  });
});
