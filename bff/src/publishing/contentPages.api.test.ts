import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { createApi } from '@farwend/tests/builders/api.ts';
import { newArticle } from '@farwend/tests/builders/article.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { articles } = contract;
const Data = z.object({ jsonLd: z.array(z.record(z.string(), z.unknown())), bodyHtml: z.string() });

/** The properties that search engines require for each type. */
const required: Record<string, readonly string[]> = {
  Article: ['headline', 'datePublished', 'dateModified', 'publisher', 'mainEntityOfPage', 'url', 'image'],
  TouristTrip: ['name', 'description', 'itinerary', 'provider', 'url'],
  Product: ['name', 'offers', 'image'],
  TravelAgency: ['name', 'url', 'description'],
  CollectionPage: ['name', 'url'],
  WebPage: ['name', 'url'],
  AboutPage: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
};
const pages = [
  ['article', '/v2/article_pages'],
  ['guide', '/v2/guide_pages'],
  ['itinerary', '/v2/itinerary_pages'],
  ['landingPageCategory', '/v2/landing_page_category_pages'],
  ['company', '/v2/company_pages'],
  ['companyCategory', '/v2/company_category_pages'],
  ['landingPage', '/v2/tour_landing_pages'],
  ['landingPage', '/v2/landing_page_pages'],
  ['contentPage', '/v2/content_pages'],
] as const;

test.each(pages)('every page of a published %s has the structured data that schema.org requires', async (type, path) => {
  const rows = await query<{ id: string }>(
    server.databaseUrl,
    `SELECT id FROM published_content WHERE type = $1 AND (type <> 'landingPage' OR kind = 'TOUR') ORDER BY id LIMIT 12`,
    [type],
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { id } of rows) {
    const answer = await api.send('GET', `${path}/${id}`);
    expect(answer.status).toBe(200);
    const { jsonLd } = Data.parse(answer.body);
    const kinds = jsonLd.flatMap((one) => [one['@type']].flat().map(String));
    expect(kinds).toContain('BreadcrumbList');
    for (const one of jsonLd) {
      expect(one['@context']).toBe('https://schema.org');
      const missing = [one['@type']]
        .flat()
        .flatMap((kind) => (required[String(kind)] ?? [`rules for ${String(kind)}`]).filter((name) => isEmpty(one[name])));
      expect({ id, kind: one['@type'], missing: missing.filter((name) => name !== 'offers' || !('aggregateRating' in one)) }).toEqual({
        id,
        kind: one['@type'],
        missing: [],
      });
    }
  }
});

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

test('a page has its text as HTML with current link targets, and its questions as structured data', async () => {
  const target = await api.call(articles.create, { as: 'publisher', body: newArticle({ published: true }) });
  const link = { entityType: 'article' as const, entityId: target.body.id };
  const body = {
    blocks: [
      { type: 'paragraph' as const, content: [{ text: 'Read <b>this</b>', link }] },
      { type: 'faq' as const, items: [{ question: 'By ferry?', answer: 'By ferry.' }] },
    ],
  };
  const faq = [{ question: 'How long?', answer: 'Three days.' }];
  const made = await api.call(articles.create, { as: 'publisher', body: newArticle({ body, faq, published: true }) });
  const params = { id: made.body.id };
  const read = async () => (await api.call(articles.page, { params })).body;
  const first = await read();
  expect(first.bodyHtml).toContain(`<a href="/articles/${target.body.slug}/">Read &lt;b&gt;this&lt;/b&gt;</a>`);
  expect(first.jsonLd.find((one) => one['@type'] === 'FAQPage')).toMatchObject({
    mainEntity: [{ name: 'How long?' }, { name: 'By ferry?' }],
  });

  await api.call(articles.update, {
    as: 'publisher',
    params: { id: target.body.id },
    body: { id: target.body.id, slug: 'another-harbor-now', published: true },
  });
  expect((await read()).bodyHtml).toContain('<a href="/articles/another-harbor-now/">');
  await api.call(articles.unpublish, { as: 'publisher', params: { id: target.body.id }, query: { force: 'true' } });
  expect((await read()).bodyHtml).toContain('<p>Read &lt;b&gt;this&lt;/b&gt;</p>');
});

test('a page and its structured data name the author only while they are on the team page', async () => {
  const [author] = await query<{ id: string; name: string }>(
    server.databaseUrl,
    `SELECT m.id, m.given_name || ' ' || m.family_name AS name FROM team_members m JOIN users u ON u.id = m.user_id
     WHERE m.shown_on_team_page AND u.status = 'ENABLED' ORDER BY m.sort_order LIMIT 1`,
  );
  if (!author) throw new Error('Nobody is on the team page');
  const made = await api.call(articles.create, { as: 'publisher', body: newArticle({ authorId: author.id, published: true }) });
  const read = async () => (await api.call(articles.page, { params: { id: made.body.id } })).body;
  const page = await read();
  expect(page.author).toMatchObject({ name: author.name, title: expect.any(String) });
  expect(page.jsonLd[0]).toMatchObject({ author: { '@type': 'Person', name: author.name } });

  await query(server.databaseUrl, 'UPDATE team_members SET shown_on_team_page = false WHERE id = $1', [author.id]);
  const after = await read();
  expect(after.author).toBeNull();
  expect(JSON.stringify(after)).not.toContain(author.name);
});

test('a page lists the public places that its maps and days show', async () => {
  const places = await query<{ id: string; name: string }>(
    server.databaseUrl,
    `SELECT id, name FROM locations WHERE status = 'ACTIVE' AND type = 'CITY' ORDER BY popularity DESC, id LIMIT 2`,
  );
  const [shown, hidden] = places;
  const map = { type: 'map' as const, locationIds: places.map(({ id }) => id) };
  const text = { type: 'heading' as const, level: 2, text: 'Where it is' };
  const body = { blocks: [text, map] };
  const made = await api.call(articles.create, { as: 'publisher', body: newArticle({ body, published: true }) });
  await query(server.databaseUrl, `UPDATE locations SET status = 'HIDDEN' WHERE id = $1`, [hidden?.id]);
  const { body: page } = await api.call(articles.page, { params: { id: made.body.id } });
  expect(page.places).toEqual([{ ...shown, type: 'CITY', lat: expect.any(Number), lng: expect.any(Number) }]);
});

test('a page tells where its cards are about; without a hero image it has the picture of the site', async () => {
  const { body } = await api.call(articles.page, { params: { id: 'five-in-the-morning-in-varanasi' } });
  const placeIds = body.related.flatMap(({ locationIds }) => locationIds);
  expect(placeIds.length).toBeGreaterThan(0);
  expect(placeIds.filter((id) => body.cardPlaces.every((place) => place.id !== id))).toEqual([]);
  expect(body.content.heroImage).toBeNull();
  expect(body.jsonLd[0]?.['image']).toEqual([expect.stringMatching(/share\.jpg$/)]);
});
