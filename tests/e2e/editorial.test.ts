import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi } from '../builders/api.ts';
import { newArticle } from '../builders/article.ts';
import { launchBrowser, newVisitor, screens } from '../builders/browser.ts';
import { pages } from '../builders/pages.data.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';
import { eventually } from '../builders/eventually.ts';

const server = await startServer();
const api = createApi(server);
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const ask = (path: string) => fetch(server.origin + path, { redirect: 'manual' });
const plain = { ...screens.desktop, javaScriptEnabled: false };

test.each([
  ['guide', 'guides'],
  ['article', 'articles'],
  ['company', 'travel-company'],
  ['itinerary', 'itineraries'],
])('the view of a page with a country reports it: %s', async (type, folder) => {
  const [item] = await query<{ slug: string; country: string }>(
    server.databaseUrl,
    `SELECT slug, content_country AS country FROM published_content WHERE type = '${type}' AND content_country IS NOT NULL ORDER BY id LIMIT 1`,
  );
  const { page, open, close } = await newVisitor(browser, server, screens.desktop);
  try {
    const recorded = page.waitForRequest((request) => request.url().endsWith('/v2/views') && request.method() === 'POST');
    await open(`/${folder}/${item?.slug}/`);
    expect((await recorded).postDataJSON()).toMatchObject({ contentCountry: item?.country });
    const told = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer')));
    expect(told).toContain(`"contentCountry":"${item?.country}"`);
  } finally {
    await close();
  }
});

describe('addresses', () => {
  test.each([
    ['/articles/ten-islands-nobody-talks-about/', '/articles/ten-quiet-islands/'],
    ['/articles/ten-islands-nobody-talks-about/?utm_source=letter', '/articles/ten-quiet-islands/?utm_source=letter'],
    ['/dynamic/terms/', '/terms/'],
    ['/journal/', '/articles/'],
  ])('%s leads to %s for good', async (from, to) => {
    const response = await ask(from);
    expect({ status: response.status, to: response.headers.get('Location')?.replace(server.origin, '') }).toEqual({ status: 301, to });
  });

  test('a page that is gone for good says so', async () => expect((await ask('/winter-letter-2019/')).status).toBe(410));

  test('an id redirects to the path of its content item', async () => {
    const [item] = await query<{ id: string; slug: string }>(
      server.databaseUrl,
      `SELECT id, slug FROM published_content WHERE type = 'guide' ORDER BY id LIMIT 1`,
    );
    const response = await ask(`/guides/${item?.id}/`);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toContain(`/guides/${item?.slug}/`);
  });

  test.each([
    '/articles/nothing-of-the-kind/',
    '/guides/nothing-of-the-kind/',
    '/itineraries/nothing-of-the-kind/',
    '/nothing-of-the-kind/',
    '/dynamic/nothing/of/the/kind/',
    '/articles/?page=99',
    '/articles/?page=0',
    '/itineraries/?page=99',
    '/winter-light/', // a draft
  ])('%s is not found', async (path) => expect((await ask(path)).status).toBe(404));

  test('every internal link on these pages works', async () => {
    const found = new Set<string>();
    for (const { path } of pages.filter(({ status }) => status === 200)) {
      const html = await (await ask(path)).text();
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      for (const [, href = ''] of main.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) found.add(href.replaceAll('&amp;', '&'));
    }
    expect(found.size).toBeGreaterThan(100);
    const lost: string[] = [];
    const left = [...found];
    const walk = async () => {
      for (let href = left.pop(); href; href = left.pop()) if ((await ask(href)).status >= 400) lost.push(href);
    };
    await Promise.all([walk(), walk(), walk(), walk()]);
    expect(lost).toEqual([]);
  });
});

describe('drafts', () => {
  test('a draft is shown only through its preview link, and is neither cached nor indexed', async () => {
    const { body: draft } = await api.call(contract.articles.create, { as: 'editor', body: newArticle({ title: 'Still being written' }) });
    const path = `/articles/${draft.slug}/`;
    expect((await ask(path)).status).toBe(404);
    expect(await (await ask('/articles/')).text()).not.toContain('Still being written');

    const { body: link } = await api.call(contract.previewLinks.create, {
      as: 'editor',
      body: { entityType: 'article', entityId: draft.id },
    });
    const preview = await ask(`${path}?preview=${link.token}`);
    expect(preview.status).toBe(200);
    expect(preview.headers.get('Cache-Control')).toContain('no-store');
    const html = await preview.text();
    expect(html).toContain('Still being written');
    expect(html).toContain('<meta name="robots" content="noindex"/>');

    expect((await ask(`${path}?preview=not-the-token`)).status).toBe(404);
    expect((await ask(`/articles/ten-quiet-islands/?preview=${link.token}`)).status).toBe(404);
    expect((await ask(path)).status).toBe(404);
  });
});

describe('search engines', () => {
  const told = [
    '/articles/ten-quiet-islands/',
    '/guides/kenya/',
    '/itineraries/mara-and-laikipia/',
    '/kenya-safaris/',
    '/articles/',
    '/terms/',
  ];
  test.each(told)('%s has its structured data and breadcrumbs', async (path) => {
    const html = await (await ask(path)).text();
    const graphs = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json));
    const kinds = graphs.map((graph) => String(graph['@type']));
    expect(kinds).toContain('BreadcrumbList');
    expect(kinds.length).toBeGreaterThan(1);
    expect(html).toContain(`<link rel="canonical" href="${server.origin}${path}"/>`);
    expect(html).toMatch(/<meta property="og:image" content="https?:\/\/[^"]+"/);
    expect(html).not.toContain('content="noindex"');
    const urgent = [...html.matchAll(/<(?:img|link rel="preload")[^>]*fetchPriority="high"[^>]*>/gi)].map(([tag]) => ({
      srcSet: /srcset="([^" ]+)/i.exec(tag)?.[1],
      media: / media="([^"]+)/.exec(tag)?.[1],
    }));
    // A window loads one: the image, or its form for upright windows.
    expect(new Set(urgent.map(({ srcSet }) => srcSet)).size).toBeLessThanOrEqual(
      Math.max(1, new Set(urgent.flatMap(({ media }) => media ?? [])).size),
    );
  });

  test('pages of a list link to their neighbours; a filtered list is not indexed', async () => {
    const first = await (await ask('/itineraries/')).text();
    expect(first).toContain(`<link rel="next" href="${server.origin}/itineraries/?page=2"/>`);
    const second = await (await ask('/itineraries/?page=2')).text();
    expect(second).toContain(`<link rel="canonical" href="${server.origin}/itineraries/?page=2"/>`);
    expect(second).toContain(`<link rel="prev" href="${server.origin}/itineraries/"/>`);
    const narrowed = await (await ask('/itineraries/?country=KE')).text();
    expect(narrowed).toContain('content="noindex"');
    expect(narrowed).toContain(`<link rel="canonical" href="${server.origin}/itineraries/"/>`);
  });
});

describe('without JavaScript', () => {
  test('itineraries are filtered by a form, reset by a link, and one starts a request', async () => {
    const { page, open, close } = await newVisitor(browser, server, plain);
    await open('/itineraries/');
    await page.getByLabel('Country').selectOption('KE');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL((url) => url.searchParams.get('country') === 'KE');
    const routes = page.locator('main section li');
    expect(await routes.count()).toBeGreaterThan(0);
    for (const text of await routes.allInnerTexts()) expect(text).toMatch(/kenya/i);

    await page.locator('main h2 a').first().click();
    await page.getByRole('link', { name: 'Start from this itinerary' }).first().click();
    await page.waitForURL(/\/trip-request\/\?itinerary=[0-9a-f-]{36}/);
    await close();
  });

  test('a month without a route leads to the nearest that have one', async () => {
    const { page, open, close } = await newVisitor(browser, server, plain);
    await open('/itineraries/?country=KE&month=4');
    expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toBe('Kenya in April: none');
    await page.getByRole('link', { name: /^March \(/ }).click();
    await page.waitForURL((url) => url.searchParams.get('month') === '3' && url.searchParams.get('country') === 'KE');
    expect(await page.locator('main section li h2').count()).toBeGreaterThan(0);
    await close();
  });

  test('an itinerary tells where each night is spent, what the price is made of and who made it, also without scripts', async () => {
    const { page, open, close } = await newVisitor(browser, server, plain);
    await open('/itineraries/mara-and-laikipia/');
    const nights = page.locator('dt', { hasText: /^Night$/ }).locator('xpath=following-sibling::dd');
    expect(await nights.count()).toBe(8);
    expect(await nights.nth(1).innerText()).toMatch(/^Ewaso Bend, Laikipia\s+Lodge, 16\sbeds\. The eight rooms were built/);
    expect(await nights.nth(2).innerText()).toMatch(/^Ewaso Bend, Laikipia\s+Lodge, 16\sbeds\.$/);
    const table = page.getByRole('table', { name: 'What it is made of' });
    const dollars = (await table.getByRole('cell').allInnerTexts()).map((text) => Number(text.replace(/[$,]/g, '')));
    expect(await table.getByRole('rowheader').allInnerTexts()).toEqual([
      'Stays',
      'Transport',
      'Guides',
      'Park and entrance fees',
      'Planning, and care on the way',
      'From, a person, two sharing',
    ]);
    expect(dollars.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(9800);
    expect(dollars.at(-1)).toBe(9800);
    const voices = await page.getByRole('region', { name: 'What travellers wrote' }).locator('figcaption').allInnerTexts();
    expect(voices.length).toBeGreaterThan(0);
    for (const voice of voices) expect(voice).toMatch(/Made (this journey|another journey (in .+|there))\. /);
    await close();
  });

  test('a day on which one moves, and of whose place there is no picture, shows a map of its way', async () => {
    const { page, open, close } = await newVisitor(browser, server, { ...plain, viewport: { width: 320, height: 700 } });
    const { items } = (await api.call(contract.itineraries.list, { query: { limit: 100 } })).body;
    const maps: string[] = [];
    for (const { slug } of items) {
      await open(`/itineraries/${slug}/`);
      for (const map of await page.getByRole('img', { name: /^Map of the way on day/ }).all()) {
        const box = await map.boundingBox();
        expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
        maps.push((await map.getAttribute('aria-label')) ?? '');
      }
    }
    expect(maps.length).toBeGreaterThan(10);
    for (const label of maps) expect(label).toMatch(/^Map of the way on day \d+: (By|On) /);
    await close();
  });

  test('itineraries are sorted by price', async () => {
    const { page, open, close } = await newVisitor(browser, server, plain);
    await open('/itineraries/');
    await page.getByLabel('Order').selectOption({ label: 'Lowest price first' });
    await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL((url) => url.searchParams.get('sort') === 'price');
    const rows = await page.locator('main section li', { has: page.locator('h2') }).allInnerTexts();
    const prices = rows.map((text) => Number(/from \$([\d,]+)/.exec(text)?.[1]?.replace(',', '')));
    expect(prices.length).toBeGreaterThan(4);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    await close();
  });

  test.each([
    [{ width: 1440, height: 900 }, 190],
    [{ width: 390, height: 844 }, 150],
  ])('in a window of %j, each itinerary takes at most %d px', async (viewport, most) => {
    const { page, open, close } = await newVisitor(browser, server, { ...plain, viewport });
    for (const path of ['/itineraries/', '/itineraries/?page=2', '/itineraries/?page=3', '/itineraries/?page=4', '/itineraries/?page=5']) {
      await open(path);
      const rows = await page.locator('main section li', { has: page.locator('h2') }).all();
      for (const row of rows) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(most);
      const [first, fourth] = [await rows[0]?.boundingBox(), await rows[3]?.boundingBox()];
      if (first && fourth) expect(fourth.y + fourth.height - first.y).toBeLessThanOrEqual(900); // what lies between them counts too
      expect(rows.length).toBeGreaterThan(0);
    }
    await close();
  });

  test('ticked itineraries are compared side by side, and only what differs is shown on request', async () => {
    const { page, open, close } = await newVisitor(browser, server, { ...plain, viewport: { width: 320, height: 700 } });
    await open('/itineraries/?country=KE');
    const compare = page.getByRole('button', { name: 'Compare' });
    expect(await compare.isVisible()).toBe(false);
    for (const title of ['Between the Mara and Laikipia', 'From Samburu to the sea at Lamu'])
      await page.getByRole('checkbox', { name: `Compare ${title}` }).check();
    await compare.click();
    await page.waitForURL((url) => url.pathname === '/compare/itineraries/' && url.searchParams.getAll('ids').length === 2);
    expect(await page.getByRole('columnheader').count()).toBe(3);
    const alike = page.getByRole('rowheader', { name: 'Where' }); // both in Kenya
    expect(await alike.isVisible()).toBe(true);
    await page.getByLabel('Show only what differs').check();
    expect(await alike.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await page.getByRole('link', { name: 'Start from this itinerary' }).count()).toBe(2);
    await close();
  });

  test.each([
    ['', 0],
    ['?ids=mara-and-laikipia', 0],
    ['?ids=mara-and-laikipia,nothing-of-the-kind', 0],
    ['?ids=mara-and-laikipia,samburu-to-lamu', 2],
    ['?ids=mara-and-laikipia,samburu-to-lamu,kerry-on-foot,madikwe', 3],
  ])('/compare/itineraries/%s compares %d, and is not indexed', async (query, count) => {
    const html = await (await ask(`/compare/itineraries/${query}`)).text();
    expect(html.match(/role="columnheader"/g)?.length ?? 1).toBe(count + 1); // one stands above the names of the rows
    expect(html).toContain('content="noindex"');
  });

  test('articles are paged and filtered by links', async () => {
    const { page, open, close } = await newVisitor(browser, server, plain);
    await open('/articles/');
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL((url) => url.search === '?page=2');
    await page.getByRole('link', { name: 'Advice' }).click();
    await page.waitForURL((url) => url.search === '?category=ADVICE');
    expect(await page.locator('main article').count()).toBeGreaterThan(0);
    await close();
  });
});

test('without scripts, the atlas fills the countries in season in the chosen month, on a phone in sheets with every name', async () => {
  const { page, open, close } = await newVisitor(browser, server, plain);
  await open('/destinations/?month=2');
  const map = page.getByRole('navigation', { name: 'Map of our destinations in February' });
  const namesShown = async () =>
    (await map.getByRole('link').allInnerTexts())
      .map((text) => text.split('\n')[0] ?? '')
      .toSorted((one, other) => one.localeCompare(other));
  const onTheWorld = await namesShown();
  expect(onTheWorld).toHaveLength(18);
  await page.getByRole('link', { name: 'Jul', exact: true }).click();
  await page.waitForURL((url) => url.search === '?month=7');
  const july = page.getByRole('navigation', { name: 'Map of our destinations in July' });
  expect(
    await july
      .getByRole('link', { name: /^Kenya/ })
      .filter({ visible: true })
      .innerText(),
  ).toContain('at its best');
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/destinations/?month=2');
  expect(await namesShown()).toEqual(onTheWorld);
  await close();
});

test('with scripts, the atlas leads to a guide and back without a reload', async () => {
  const { page, open, messages, close } = await newVisitor(browser, server);
  await open('/destinations/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'Kenya', exact: true }).last().click();
  await page.getByRole('heading', { level: 1, name: 'Kenya' }).waitFor();
  await eventually(async () => expect(await page.title()).toBe('Kenya | Farwend'));
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'The atlas' }).waitFor();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(messages).toEqual([]);
  await close();
});
