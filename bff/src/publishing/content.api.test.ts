import { type Call, contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { createApi, type Person } from '@farwend/tests/builders/api.ts';
import { newArticle } from '@farwend/tests/builders/article.ts';
import { everyCall } from '@farwend/tests/builders/everyCall.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { articles, guides, itineraries, landingPages, companies } = contract;
const Page = z.object({ total: z.number(), items: z.array(z.object({ id: z.string(), slug: z.string() })) });

const types = {
  articles: ['articles', 40],
  guides: ['guides', 21],
  itineraries: ['itineraries', 54],
  landing_pages: ['landingPages', 35],
  landing_page_categories: ['landingPageCategories', 9],
  companies: ['companies', 18],
  company_categories: ['companyCategories', 10],
  contents: ['contentPages', 19],
} as const;

describe.each(Object.entries(types))('/v2/%s', (path, [entity, publishedCount]) => {
  test('lists published items, and every read of each of them succeeds', async () => {
    const list = await api.send('GET', `/v2/${path}`, { query: { limit: 100 } });
    const { items, total } = Page.parse(list.body);
    expect(total).toBe(publishedCount);
    const calls = Object.values<Call>(contract[entity]).filter(
      ({ method, path: address, access }) => method === 'GET' && access.includes('anonymous') && /\{id\}(?:\/[a-z_A-Z]+)?$/.test(address),
    );
    for (const { id, slug } of items.slice(0, 3)) {
      expect((await api.send('GET', `/v2/${path}/${slug}`)).body).toMatchObject({ id });
      for (const { path: address } of calls) {
        const { status, text } = await api.send('GET', address.replace('{id}', id));
        if (address.startsWith('/v2/tour_landing_pages') && status === 404) continue; // not a tour
        expect({ address, status, text: status === 200 ? '' : text }).toEqual({ address, status: 200, text: '' });
      }
    }
  });

  test('lists drafts to staff, who can read all of them', async () => {
    const { items } = Page.parse((await api.send('GET', `/v2/${path}`, { as: 'team', query: { limit: 100 } })).body);
    expect(items.length).toBeGreaterThanOrEqual(publishedCount);
    for (const { id } of items) expect((await api.send('GET', `/v2/${path}/${id}`, { as: 'team' })).status).toBe(200);
  });
});

test('no visitor, traveler or agent sees a word of a draft, by any path', async () => {
  const marker = 'zanzibarquux';
  const { body: made } = await api.call(articles.create, {
    as: 'editor',
    body: newArticle({ title: 'A plain title', slug: 'plain-title' }),
  });
  const params = { id: made.id };
  await api.call(articles.publish, { as: 'publisher', params, body: {} });
  const words = [{ id: 'b1', type: 'paragraph' as const, content: [{ text: marker }] }];
  const changed = await api.call(articles.update, {
    as: 'editor',
    params,
    body: {
      id: made.id,
      title: `Title ${marker}`,
      slug: `slug-${marker}`,
      summary: marker,
      body: { blocks: words },
      searchTerms: [marker],
      changeNote: marker,
    },
  });
  expect(changed.body.status).toBe('CHANGED');
  const unseen = await api.call(articles.create, { as: 'editor', body: newArticle({ title: `Never ${marker}`, searchTerms: [marker] }) });

  const reads = everyCall.filter(
    ({ call }) => call.method === 'GET' && /^\/v2\/(?!logout|tokens)/.test(call.path) && call.access.includes('anonymous'),
  );
  expect(reads.length).toBeGreaterThan(100);
  const leaks: string[] = [];
  for (const as of [undefined, 'dana', 'agent'] as (Person | undefined)[]) {
    for (const { call } of reads) {
      for (const id of call.path.includes('{') ? [made.id, unseen.body.id, 'plain-title'] : ['']) {
        for (const version of ['1', String(changed.body.version)]) {
          const path = call.path
            .replace(/\{\w*[fF]ragment\}/, 'zanzibarq')
            .replace(/\{(?:version|v)\}/, version)
            .replaceAll(/\{\w+\}/g, id);
          const { text, headers } = await api.send('GET', path, as ? { as } : {});
          if (text.includes(marker) || [...headers].join().includes(marker)) leaks.push(`${as ?? 'a visitor'}: ${path}`);
          if (!call.path.includes('{v')) break;
        }
      }
    }
    for (const q of [{ q: marker }, { title: `Title ${marker}` }, { searchTerms: marker }]) {
      const { status, body, text } = await api.send('GET', '/v2/articles', { ...(as ? { as } : {}), query: q as Record<string, string> });
      expect({ status, text: status === 200 ? '' : text }).toEqual({ status: 200, text: '' });
      expect(Page.parse(body).total).toBe(0);
    }
    expect((await api.send('HEAD', `/v2/articles/${unseen.body.id}`, as ? { as } : {})).status).toBe(404);
  }
  expect(leaks).toEqual([]);
  expect((await api.call(articles.list, { as: 'team', query: { q: marker } })).body.total).toBe(2);
});

describe('the publish gate', () => {
  test('"Winter light" cannot be published before its guide, which the error names; forcing is possible and audited', async () => {
    const params = { id: 'winter-light' };
    const before = await api.call(landingPages.read, { as: 'editor', params });
    const { id } = before.body;
    const refused = await api.send('PUT', `/v2/landing_pages/${id}`, { as: 'publisher', body: { id, published: true } });
    expect(refused).toMatchObject({ status: 409, problem: { errorCode: 'reference.broken' } });
    expect(refused.problem.references?.[0]).toMatchObject({ type: 'guide', title: 'Winter light in the north', state: 'UNPUBLISHED' });
    const { body: guide } = await api.call(guides.read, { as: 'editor', params: { id: 'winter-light-in-the-north' } });
    await api.call(guides.publish, { as: 'publisher', params: { id: guide.id }, body: {} });
    const published = await api.send('PUT', `/v2/landing_pages/${id}`, { as: 'publisher', body: { id, published: true } });
    expect(published).toMatchObject({ status: 200, body: { status: 'PUBLISHED', published: true } });

    const inUse = await api.call(guides.unpublish, { as: 'publisher', params: { id: guide.id } });
    expect(inUse).toMatchObject({ status: 409, problem: { errorCode: 'reference.inUse', references: [{ title: 'Winter light' }] } });
    expect((await api.call(guides.remove, { as: 'publisher', params: { id: guide.id } })).status).toBe(409);
    expect((await api.call(guides.unpublish, { as: 'publisher', params: { id: guide.id }, query: { force: 'true' } })).status).toBe(204);
    const rows = await query(server.databaseUrl, `SELECT action FROM audit WHERE entity_id = $1 AND action LIKE '%forced'`, [guide.id]);
    expect(rows).toHaveLength(1);
    const page = await api.call(landingPages.content, { params: { id } });
    expect(Object.keys(page.body.linked)).not.toContain(guide.id);
  });

  test('an editor cannot publish by setting a field', async () => {
    const made = await api.call(articles.create, { as: 'editor', body: { ...newArticle(), published: true } });
    expect(made.status).toBe(403);
  });

  test('a scheduled publication publishes the version that was scheduled', async () => {
    const { body: made } = await api.call(articles.create, { as: 'editor', body: newArticle() });
    const params = { id: made.id };
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const early = { publishAt, unpublishAt: new Date().toISOString() };
    expect((await api.call(articles.publish, { as: 'publisher', params, body: early })).status).toBe(422);
    const planned = await api.call(articles.publish, { as: 'publisher', params, body: { publishAt } });
    expect(planned.body).toMatchObject({ publishedVersion: null, publishAt });
    expect((await api.call(articles.read, { params })).status).toBe(404);
    expect((await api.call(articles.unpublish, { as: 'publisher', params })).status).toBe(204);
    expect((await api.call(articles.publication, { as: 'publisher', params })).status).toBe(404);
  });
});

describe('itineraries', () => {
  test.each([
    ['too few days', { nights: 5, days: [1, 2] }, '/days'],
    ['a gap', { nights: 3, days: [1, 2, 4] }, '/days/2/dayNumber'],
    [
      'a minimum price above the maximum',
      { nights: 3, days: [], priceFromPerPersonUSD: 900, priceToPerPersonUSD: 800 },
      '/priceToPerPersonUSD',
    ],
    [
      'lines that do not add up to the price',
      { nights: 3, days: [], priceFromPerPersonUSD: 900, priceLines: [{ kind: 'STAYS' as const, amountUSD: 899 }] },
      '/priceLines',
    ],
    ['lines without a price', { nights: 3, days: [], priceLines: [{ kind: 'STAYS' as const, amountUSD: 900 }] }, '/priceLines'],
    [
      'two lines of a kind',
      {
        nights: 3,
        days: [],
        priceFromPerPersonUSD: 900,
        priceLines: [
          { kind: 'STAYS' as const, amountUSD: 400 },
          { kind: 'STAYS' as const, amountUSD: 500 },
        ],
      },
      '/priceLines/1/kind',
    ],
  ])('reject %s', async (_, { days, ...rest }, pointer) => {
    const [place] = await query<{ id: string }>(server.databaseUrl, 'SELECT id FROM locations LIMIT 1');
    const day = (dayNumber: number) => ({
      dayNumber,
      title: `Day ${dayNumber}`,
      description: { blocks: [] },
      locationIds: [place?.id ?? ''],
    });
    const made = await api.call(itineraries.create, { as: 'editor', body: { title: 'Too short', ...rest, days: days.map(day) } });
    expect(made).toMatchObject({ status: 422, problem: { errors: [{ pointer }] } });
  });

  test('tell what their price is made of, also in their structured data, and keep it in step with the price', async () => {
    const priceLines = [
      { kind: 'STAYS' as const, amountUSD: 700 },
      { kind: 'PLANNING' as const, amountUSD: 200 },
    ];
    const priced = { title: 'Three nights of light', nights: 3, priceFromPerPersonUSD: 900, priceLines };
    const { body: made } = await api.call(itineraries.create, { as: 'editor', body: priced });
    expect(made.priceLines).toEqual(priceLines);
    const params = { id: made.id };
    const dearer = { id: made.id, priceFromPerPersonUSD: 1000 };
    expect(await api.call(itineraries.update, { as: 'editor', params, body: dearer })).toMatchObject({
      status: 422,
      problem: { errors: [{ pointer: '/priceLines' }] },
    });
    const both = { ...dearer, priceLines: [{ kind: 'STAYS' as const, amountUSD: 1000 }] };
    expect((await api.call(itineraries.update, { as: 'editor', params, body: both })).status).toBe(200);
    const { body: whole } = await api.call(itineraries.read, { params: { id: 'mara-and-laikipia' } });
    const { body: product } = await api.call(itineraries.product, { params: { id: 'mara-and-laikipia' } });
    expect(product).toMatchObject({
      offers: {
        lowPrice: 9800,
        priceSpecification: { price: 9800, priceComponent: whole.priceLines.map(({ amountUSD }) => ({ price: amountUSD })) },
      },
    });
  });

  test('list their days, their countries and where they can be booked', async () => {
    const params = { id: 'ten-countries-by-rail' };
    const { body } = await api.call(itineraries.read, { params });
    expect(body.countryCodes).toHaveLength(10);
    expect((await api.call(itineraries.days, { params })).body).toHaveLength(body.nights + 1);
    const snippet = await api.call(itineraries.snippet, { params, query: { published: 'true' } });
    expect(snippet.body).toMatchObject({
      nights: 16,
      priceFromUSD: 11800,
      url: '/itineraries/ten-countries-by-rail/',
      reviewCount: null, // its company is new
    });
    const reviewed = await api.call(itineraries.snippet, { params: { id: 'mara-and-laikipia' } });
    expect(reviewed.body.reviewCount).toBeGreaterThan(0);
    expect((await api.call(itineraries.product, { params })).body).toMatchObject({
      '@type': ['TouristTrip', 'Product'],
      offers: { lowPrice: 11800 },
    });
  });
});

describe('companies', () => {
  test('are changed, but not created, by care', async () => {
    const body = { title: 'Setouchi Quarterdeck' };
    expect((await api.call(companies.create, { as: 'care', body })).status).toBe(403);
    const made = await api.call(companies.create, { as: 'editor', body });
    const params = { id: made.body.id };
    expect((await api.call(companies.update, { as: 'care', params, body: { tagline: 'Small boats' } })).status).toBe(200);
    expect((await api.call(companies.update, { as: 'care', params, body: { published: true } })).status).toBe(403);
  });

  test('show their activity level to staff only, and only care and administrators set it', async () => {
    const list = await api.call(companies.list, { query: { limit: 100 } });
    expect(list.text).not.toContain('activityLevel');
    const params = { id: 'acacia-quill' };
    const own = await api.call(companies.read, { as: 'editor', params });
    expect(own.body.activityLevel).toBe('PRIORITY_MATCH');
    const { id } = own.body;
    expect((await api.call(companies.update, { as: 'editor', params, body: { id, activityLevel: 'NEW' } })).status).toBe(403);
    expect((await api.call(companies.update, { as: 'care', params, body: { id, activityLevel: 'STANDARD' } })).status).toBe(200);
    expect((await api.call(companies.read, { params })).body).toMatchObject({
      reviewCount: expect.any(Number),
      tripsPlanned: expect.any(Number),
    });
    expect((await api.call(companies.version, { params: { id, version: '1' } })).text).not.toContain('activityLevel');
  });
});

test('a title search tolerates accents, case and one typo', async () => {
  const find = async (fragment: string) => (await api.call(articles.titlesLike, { params: { fragment } })).body.map(({ slug }) => slug);
  expect(await find('KYOTO')).toEqual(['kyoto-before-seven']);
  expect(await find('kyotto')).toEqual(['kyoto-before-seven']);
  expect((await api.call(articles.titlesLike, { params: { fragment: 'k' } })).status).toBe(400);
});

test('"Ten quiet islands" shows what changed between its versions', async () => {
  const { body } = await api.call(articles.version, {
    as: 'team',
    params: { id: 'ten-quiet-islands', version: '6' },
    query: { compareTo: 3 },
  });
  const changed = new Set(body.diff?.map(({ path }) => path));
  expect(changed).toEqual(new Set(['/title', '/heroImage', '/body/blocks/0/content/0/text', '/reviewState']));
  const old = await api.call(articles.page, { params: { id: 'ten-islands-nobody-talks-about' } });
  expect(old.body).toMatchObject({ redirectTo: '/articles/ten-quiet-islands/', content: { slug: 'ten-quiet-islands' } });
  expect(old.body.related.length).toBeGreaterThan(0);
  expect(old.body.relatedTours.length).toBeGreaterThan(0);
  expect(old.body.relatedReviews.length).toBeGreaterThan(0);
});
