import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createAdministrator } from '../builders/administrator.ts';
import { createApi } from '../builders/api.ts';
import { eventually } from '../builders/eventually.ts';
import { startServer } from '../builders/server.ts';
import { followLinks, listHrefs, readJsonLd, visitPage, type VisitedPage } from '../builders/siteLinks.ts';

const server = await startServer({ env: { SEED: 'none' } });
const api = createApi(server);
afterAll(() => server.stop());

const listPages = [
  '/articles/',
  '/guides/',
  '/itineraries/',
  '/destinations/',
  '/travel-companies/',
  '/reviews/',
  '/careers/',
  '/news/',
  '/letters/',
];
const textPages = [
  '/about-us/',
  '/how-it-works/',
  '/our-promises/',
  '/team/',
  '/travel-insurance/',
  '/privacy/',
  '/terms/',
  '/cookies/',
  '/accessibility/',
];
const openPages = ['/', '/trip-request/', '/contact/', '/contact-travel-company/'];
const otherPages = [
  '/trip-request/thank-you/',
  '/contact/thank-you/',
  '/contact-travel-company/thank-you/',
  '/login/',
  '/login/reset/',
  '/login/code/',
  '/login/register/',
  '/login/verify/',
  '/logout/',
  '/newsletter/',
  '/maintenance/',
  '/reviews/write/',
  '/search/',
  '/search/?q=kenya',
];

describe('every page', () => {
  test.each([...openPages, ...listPages, ...otherPages])('%s is there', async (path) => {
    expect(await visitPage(server.origin, path)).toMatchObject({ status: 200 });
  });

  test.each([...textPages, '/articles/ten-quiet-islands/', '/letters/the-hour-before-the-boats/', '/nowhere/on/the/map/'])(
    '%s is not',
    async (path) => {
      expect(await visitPage(server.origin, path)).toMatchObject({ status: 404 });
    },
  );

  test.each([...listPages, ...textPages])('%s says that it has nothing yet, leads on, and is not indexed', async (path) => {
    const page = await visitPage(server.origin, path);
    expect(page.html).toMatch(/<meta name="robots" content="noindex"/);
    expect(page.html).toMatch(/<h1 /);
    expect(page.html).not.toMatch(/Page not found|Only the team/);
    expect(listHrefs(page)).toEqual(expect.arrayContaining(['/trip-request/', '/contact/']));
  });
});

describe('what a visitor can reach', () => {
  let reached: VisitedPage[] = [];
  beforeAll(async () => {
    reached = await followLinks(server.origin, [...openPages, ...listPages, ...textPages, ...otherPages, '/nowhere/on/the/map/']);
  });
  const hrefs = () => reached.flatMap((page) => listHrefs(page).map((href) => ({ on: page.path, href })));

  test('has no dead link', () => {
    const dead = new Set(reached.filter(({ status }) => status >= 400).map(({ path }) => path));
    expect(hrefs().filter(({ href }) => dead.has(href.replace(/#.*$/, '')))).toEqual([]);
    expect(reached.length).toBeGreaterThan(25);
  });

  test('has no link to a page with nothing on it', async () => {
    const { body } = await api.call(contract.sitePages.list, {});
    const closed = body.items.filter(({ isOpen }) => !isOpen).map(({ path }) => path);
    expect(closed.toSorted()).toEqual([...listPages, ...textPages].toSorted());
    expect(hrefs().filter(({ href }) => closed.includes(href.replace(/[?#].*$/, '')))).toEqual([]);
  });

  test('names no telephone number, outlet, profile or person', () => {
    expect(hrefs().filter(({ href }) => /^(?:tel:|mailto:|https:)/.test(href))).toEqual([]);
    for (const { path, html } of reached) {
      const words = html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '');
      expect({ path, found: /\+?1? ?800 555|555 01\d\d|Harrow Ledger|Tradewind|Ana and Peter|\d\.\d out of 5/.exec(words)?.[0] }).toEqual({
        path,
        found: undefined,
      });
    }
  });

  test('states no telephone number and no rating as structured data', () => {
    const blocks = reached.flatMap((page) => readJsonLd(page).map((data) => JSON.stringify(data)));
    expect(blocks.length).toBeGreaterThan(2);
    expect(blocks.filter((block) => /telephone|contactPoint|aggregateRating/.test(block))).toEqual([]);
  });
});

test('the sitemap lists what visitors are led to', async () => {
  const xml = await (await fetch(`${server.origin}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => (url ?? '').replace(server.origin, ''));
  expect(paths.toSorted()).toEqual(openPages.toSorted());
});

describe('once the team has set something', () => {
  beforeAll(() => createAdministrator(server));
  const home = () => visitPage(server.origin, '/');
  const numbersOf = (page: VisitedPage) => [...new Set(listHrefs(page).filter((href) => href.startsWith('tel:')))];

  test('one number is shown everywhere, the other nowhere', async () => {
    const call = { text: '+44 1632 960 114', href: 'tel:+441632960114' };
    const { status } = await api.call(contract.siteSettings.update, { as: 'admin', body: { phones: { call, contact: null } } });
    expect(status).toBe(200);
    await eventually(async () => expect(numbersOf(await home())).toEqual([call.href]));
    expect(readJsonLd(await home())).toContainEqual(
      expect.objectContaining({ '@graph': expect.arrayContaining([expect.objectContaining({ contactPoint: expect.anything() })]) }),
    );
    for (const path of ['/contact/', '/trip-request/', '/login/', '/nowhere/on/the/map/', '/contact/thank-you/'])
      await eventually(async () => {
        expect({ path, numbers: numbersOf(await visitPage(server.origin, path)) }).toEqual({ path, numbers: [call.href] });
      });
  });

  test('a number that is taken away is gone again', async () => {
    await api.call(contract.siteSettings.update, { as: 'admin', body: { phones: { call: null, contact: null } } });
    await eventually(async () => expect(numbersOf(await home())).toEqual([]));
  });

  test('a country opens the atlas, its menu entry and its line of the sitemap', async () => {
    const body = { name: 'Norway', type: 'COUNTRY' as const, isoCode2: 'NO', lat: 64.5, lng: 17.9, served: true };
    expect((await api.call(contract.locations.create, { as: 'admin', body })).status).toBe(201);
    await eventually(async () => expect(listHrefs(await home())).toContain('/destinations/'));
    expect(await (await fetch(`${server.origin}/sitemap.xml`)).text()).toContain('/destinations/</loc>');
    const reached = await followLinks(server.origin, ['/']);
    expect(reached.filter(({ status }) => status >= 400)).toEqual([]);
    expect(reached.find(({ path }) => path === '/destinations/')?.html).toContain('Norway');
  });
});
