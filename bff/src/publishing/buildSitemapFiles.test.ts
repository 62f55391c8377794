import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { buildSitemapFiles } from './buildSitemapFiles.ts';

const origin = 'https://www.example.com';
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

test('up to fifty thousand URLs go into one file', () => {
  const files = buildSitemapFiles([{ path: '/a&b/', changedAt: new Date('2027-01-02T03:04:05Z') }], origin);
  expect([...files.keys()]).toEqual(['/sitemap.xml']);
  expect(files.get('/sitemap.xml')).toContain(
    '<url><loc>https://www.example.com/a&amp;b/</loc><lastmod>2027-01-02T03:04:05.000Z</lastmod></url>',
  );
});

test('more than fifty thousand URLs are split', () => {
  const files = buildSitemapFiles(
    Array.from({ length: 50_001 }, (_, number) => ({ path: `/${number}/`, changedAt: null })),
    origin,
  );
  expect([...files.keys()]).toEqual(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml']);
  expect(locations(files.get('/sitemap-1.xml') ?? '')).toHaveLength(50_000);
  expect(locations(files.get('/sitemap.xml') ?? '')).toEqual([`${origin}/sitemap-1.xml`, `${origin}/sitemap-2.xml`]);
});

test('every URL is listed once, whatever the limit', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 999 }), { maxLength: 60 }), fc.integer({ min: 1, max: 20 }), (numbers, most) => {
      const entries = numbers.map((number) => ({ path: `/${number}/`, changedAt: new Date(number) }));
      const files = buildSitemapFiles(entries, origin, most);
      const pages = [...files.values()].filter((xml) => xml.includes('<urlset'));
      expect(pages.every((xml) => locations(xml).length <= most)).toBe(true);
      expect(pages.flatMap(locations)).toEqual(entries.map(({ path }) => origin + path));
    }),
  );
});
