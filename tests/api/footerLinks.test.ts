import { afterAll, expect, test } from '@jest/globals';
import { pages } from '../builders/pages.data.ts';
import { startServer } from '../builders/server.ts';
import { listHrefs, visitPage } from '../builders/siteLinks.ts';

const server = await startServer();
afterAll(() => server.stop());

const legal = ['/privacy/', '/terms/', '/cookies/', '/accessibility/'];
/** Pages with a single task lead nowhere but to the small print; a sign-in page has no footer. */
const slim = /^\/(?:trip-request|newsletter|reviews\/write)\//;
const bare = /^\/login\//;

test('from every page the legal pages are one click away, and from all but the forms search, companies and letters', async () => {
  const missing: string[] = [];
  const paths = pages.map(({ path }) => path).filter((path) => !bare.test(path));
  for (const path of paths) {
    const hrefs = listHrefs(await visitPage(server.origin, path));
    const wanted = slim.test(path) ? legal : [...legal, '/search/', '/travel-companies/', '/letters/'];
    missing.push(...wanted.filter((href) => !hrefs.includes(href)).map((href) => `${path} lacks ${href}`));
  }
  expect(missing).toEqual([]);
  expect(paths.length).toBeGreaterThan(30);
});

test('each legal page has text of its own', async () => {
  for (const path of legal) {
    const { status, html } = await visitPage(server.origin, path);
    expect([path, status]).toEqual([path, 200]);
    expect(html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ').length).toBeGreaterThan(2000);
  }
});
