import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi } from '@farwend/tests/builders/api.ts';
import { newArticle } from '@farwend/tests/builders/article.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { articles } = contract;
const get = (path: string, headers: Record<string, string> = {}) => fetch(server.origin + path, { headers });
async function listed(): Promise<string[]> {
  const xml = await (await get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => (url ?? '').replace(server.origin, ''));
}

/** The pages of the site, told a second time: from the page addresses that are promised and what is in the database. */
async function shouldBeListed(): Promise<string[]> {
  const rows = await query<{ path: string }>(
    server.databaseUrl,
    `SELECT CASE type WHEN 'article' THEN '/articles/' || slug || '/' WHEN 'guide' THEN '/guides/' || slug || '/'
       WHEN 'itinerary' THEN '/itineraries/' || slug || '/' WHEN 'company' THEN '/travel-company/' || slug || '/'
       WHEN 'companyCategory' THEN '/travel-companies/' || slug || '/' WHEN 'contentPage' THEN path || '/' ELSE '/' || slug || '/' END AS path
     FROM content WHERE status IN ('PUBLISHED', 'CHANGED') AND NOT (fields -> 'seo' ->> 'noIndex')::boolean
     UNION SELECT '/careers/' || slug || '/' FROM careers
     WHERE displayed AND coalesce(closes_at, 'infinity') >= current_date AND coalesce(opens_at, '-infinity') <= current_date`,
  );
  const still =
    '/ /trip-request/ /articles/ /guides/ /itineraries/ /destinations/ /careers/ /news/ /our-promises/ /team/ /travel-insurance/ /about-us/ /how-it-works/ /contact/ /contact-travel-company/ /travel-companies/ /reviews/ /letters/';
  return [...new Set([...rows.map(({ path }) => path), ...still.split(' ')])].toSorted();
}

test('the sitemap lists exactly what is published, also after a publication, a move and an unpublication', async () => {
  const before = await listed();
  expect(before.toSorted()).toEqual(await shouldBeListed());
  expect(before.length).toBeGreaterThan(60);

  const { body } = await api.call(articles.create, { as: 'publisher', body: newArticle({ slug: 'a-page-for-the-map' }) });
  const params = { id: body.id };
  expect(await listed()).not.toContain('/articles/a-page-for-the-map/');
  await api.call(articles.publish, { as: 'publisher', params, body: {} });
  expect((await listed()).toSorted()).toEqual([...before, '/articles/a-page-for-the-map/'].toSorted());

  await api.call(articles.update, { as: 'publisher', params, body: { id: body.id, slug: 'a-page-that-moved', published: true } });
  expect((await listed()).toSorted()).toEqual([...before, '/articles/a-page-that-moved/'].toSorted());
  await api.call(articles.update, { as: 'publisher', params, body: { id: body.id, seo: { noIndex: true }, published: true } });
  expect((await listed()).toSorted()).toEqual(before.toSorted());
  await api.call(articles.update, { as: 'publisher', params, body: { id: body.id, seo: { noIndex: false }, published: true } });
  expect(await listed()).toContain('/articles/a-page-that-moved/');
  await api.call(articles.unpublish, { as: 'publisher', params });
  expect((await listed()).toSorted()).toEqual(before.toSorted());
});

test('an unchanged file answers 304', async () => {
  const first = await get('/sitemap.xml');
  expect(first.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
  const etag = first.headers.get('ETag') ?? '';
  expect((await get('/sitemap.xml', { 'If-None-Match': etag })).status).toBe(304);
  expect(await first.text()).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  expect((await fetch(`${server.origin}/sitemap.xml`, { method: 'HEAD' })).status).toBe(200);
});

test('robots.txt limits robots to the pages and names the sitemap', async () => {
  const text = await (await get('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${server.origin}/sitemap.xml`);
  expect(text).toContain('Disallow: /v3/');
});
