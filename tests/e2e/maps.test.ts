import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { createApi } from '../builders/api.ts';
import { launchBrowser, newVisitor, screens } from '../builders/browser.ts';
import { everyFifth } from '../builders/everyFifth.ts';
import { startServer } from '../builders/server.ts';
import { waitFor } from '../builders/waitFor.ts';

const server = await startServer();
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const api = createApi(server);
const query = { limit: 100, published: 'true' } as const;
const [itineraries, guides, articles, companies, categories] = await Promise.all([
  api.call(contract.itineraries.list, { query }),
  api.call(contract.guides.list, { query }),
  api.call(contract.articles.list, { query }),
  api.call(contract.companies.list, { query }),
  api.call(contract.companyCategories.list, { query }),
]);
const countries = [...new Set(itineraries.body.items.flatMap(({ countryCodes }) => countryCodes))];
/** The pages of each kind of map; one stands for its kind where all would be the same again. */
const kinds = {
  route: { path: '/itineraries/mara-and-laikipia/', all: itineraries.body.items.map(({ slug }) => `/itineraries/${slug}/`) },
  country: { path: '/guides/kenya/', all: guides.body.items.map(({ slug }) => `/guides/${slug}/`) },
  article: { path: '/articles/the-mara-after-the-rains/', all: articles.body.items.map(({ slug }) => `/articles/${slug}/`) },
  company: { path: '/travel-company/acacia-quill/', all: companies.body.items.map(({ slug }) => `/travel-company/${slug}/`) },
  list: { path: '/itineraries/?country=KE&view=map', all: countries.map((code) => `/itineraries/?country=${code}&view=map`) },
  'index of companies': { path: '/travel-companies/?view=map', all: ['/travel-companies/?view=map'] },
  'list of companies': {
    path: `/travel-companies/${categories.body.items[0]?.slug}/?view=map`,
    all: categories.body.items.map(({ slug }) => `/travel-companies/${slug}/?view=map`),
  },
};
const mara = kinds.route.path;
const daysOf = await Promise.all(
  itineraries.body.items.map(async ({ id, slug }) => {
    const { body: days } = await api.call(contract.itineraries.days, { params: { id } });
    return {
      slug,
      drawn: days.filter(
        ({ images, transfers }) => images.length === 0 && transfers.some(({ fromPoint, toPoint }) => fromPoint ?? toPoint),
      ),
    };
  }),
);
/** Days without a picture show their way instead. */
const drawnDays = daysOf.flatMap(({ slug, drawn }) =>
  drawn.length === 0 ? [] : [{ path: `/itineraries/${slug}/`, days: drawn.map(({ dayNumber }) => `#day-${dayNumber}`) }],
);
/** The map of a page: the first, if days have maps of their own. */
const SHEET = 'main figure [dir="ltr"][data-alone]';
/** The map of a day, within it. */
const DAY_SHEET = '[data-alone]';
/** The maps of the world and of its regions, of which a window shows one or the others. */
const WORLD_SHEET = ':is(#map nav > div:first-child, #map nav > div + div > div)';
/** Windows whose maps are about 280, 350, 700 and 550 px wide. */
const widths = [320, 390, 768, 1440];

/** Pairs of texts on a map that overlap, and texts that leave the map. */
function findOverlaps(map: Locator): Promise<string[]> {
  return map.evaluate((sheet) => {
    const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    const texts: { text: string; owner: Element | null; rect: DOMRect }[] = [];
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const text = walker.currentNode.textContent?.trim() ?? '';
      for (const rect of range.getClientRects())
        if (text !== '' && rect.width > 0) texts.push({ text, owner: walker.currentNode.parentElement?.closest('[style]') ?? null, rect });
    }
    const edge = sheet.getBoundingClientRect();
    const slack = 1;
    const overlaps = texts.flatMap(({ text, owner, rect }, index) =>
      texts
        .slice(index + 1)
        .filter(
          (other) =>
            other.owner !== owner &&
            rect.left + slack < other.rect.right &&
            other.rect.left + slack < rect.right &&
            rect.top + slack < other.rect.bottom &&
            other.rect.top + slack < rect.bottom,
        )
        .map((other) => `${text} / ${other.text}`),
    );
    const outside = texts.filter(
      ({ rect }) =>
        rect.left < edge.left - slack ||
        rect.right > edge.right + slack ||
        rect.top < edge.top - slack ||
        rect.bottom > edge.bottom + slack,
    );
    return [...overlaps, ...outside.map(({ text }) => `${text} / edge`)];
  });
}

/** Stops of the route that its map does not name, as the links to them on the page know them. */
async function findUnnamedStops(page: Page): Promise<string[]> {
  const links = page.locator('a[href^="#stop-"]');
  const stops = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))));
  const unnamed: string[] = [];
  for (const stop of stops) if (stop && !(await page.locator(`${SHEET} ${stop}`).isVisible())) unnamed.push(stop);
  return unnamed;
}

test.each(Object.entries(kinds))(
  'no text on a %s map lies on another or leaves the map, and every stop is named, on four widths',
  async (kind, { all }) => {
    const { page, open, close } = await newVisitor(browser, server, { ...screens.desktop, javaScriptEnabled: false });
    await page.route('**/*', (route) => (route.request().resourceType() === 'image' ? route.abort() : route.continue())); // they have their places without
    const found: string[] = [];
    for (const path of everyFifth(all)) {
      await open(path);
      if ((await page.locator(SHEET).count()) === 0) continue;
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const overlap of await findOverlaps(page.locator(SHEET).first())) found.push(`${path} at ${width}: ${overlap}`);
        if (kind === 'route') for (const stop of await findUnnamedStops(page)) found.push(`${path} at ${width}: ${stop} is not named`);
      }
    }
    expect(found).toEqual([]);
    await close();
  },
);

test('no text on the map of a day lies on another or leaves the map, on four widths', async () => {
  const { page, open, close } = await newVisitor(browser, server, { ...screens.desktop, javaScriptEnabled: false });
  await page.route('**/*', (route) => (route.request().resourceType() === 'image' ? route.abort() : route.continue()));
  const found: string[] = [];
  for (const { path, days } of everyFifth(drawnDays)) {
    await open(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const day of days)
        for (const overlap of await findOverlaps(page.locator(`${day} ${DAY_SHEET}`))) found.push(`${path}${day} at ${width}: ${overlap}`);
    }
  }
  expect(found).toEqual([]);
  await close();
});

test('no name on the map of the world lies on another or leaves the map, and each country with a guide is named, on four widths', async () => {
  const { page, open, close } = await newVisitor(browser, server, { ...screens.desktop, javaScriptEnabled: false });
  await open('/destinations/');
  await page.evaluate(() => document.fonts.ready);
  const listed = await page
    .locator('main h3')
    .evaluateAll((headings) => headings.flatMap(({ parentElement }) => (parentElement?.id ? [`#${parentElement.id}`] : [])));
  expect(listed.length).toBeGreaterThan(0);
  const named = () =>
    page
      .locator(`${WORLD_SHEET} li a`)
      .evaluateAll((links) => links.flatMap((link) => (link.checkVisibility() ? [link.getAttribute('href')] : [])));
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const sheet of await page.locator(WORLD_SHEET).filter({ visible: true }).all())
      for (const overlap of await findOverlaps(sheet)) found.push(`${width}: ${overlap}`);
    expect(new Set(await named())).toEqual(new Set(listed));
  }
  expect(found).toEqual([]);
  await close();
});

test('a route links each of its stops to its name on the map', async () => {
  const { page, open, close } = await newVisitor(browser, server, { ...screens.desktop, javaScriptEnabled: false });
  await open(mara);
  const links = await page.locator('a[href^="#stop-"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(3);
  await close();
});

test('the map of the Mara and Laikipia shows the lake, the mountain, the border and three flights', async () => {
  const { page, open, close } = await newVisitor(browser, server, { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });
  await open(mara);
  const map = page.locator(SHEET).first();
  const written = await map.locator('span:visible').allInnerTexts();
  const texts = written.map((text) => text.replaceAll(/\s+/g, ' '));
  expect(texts).toEqual(expect.arrayContaining(['Lake Victoria', 'Mount Kenya 5,199 m', 'UGANDA', 'KENYA']));
  expect(texts).toEqual(expect.arrayContaining(['180 km, 50 min', '285 km, 1 h 15 min', '210 km, 45 min']));
  const flights = map.locator('path[data-mode="air"]');
  expect(await flights.count()).toBe(3);
  for (const flight of await flights.all())
    expect(await flight.evaluate((path) => getComputedStyle(path).strokeDasharray)).not.toBe('none');
  const grounds = await map.locator('use').evaluateAll((uses) => uses.map((use) => use.getAttribute('href')?.replace(/#.*/, '') ?? ''));
  const drawn = await Promise.all([...new Set(grounds)].map(async (path) => (await fetch(server.origin + path)).text()));
  expect(new Set(drawn.join().match(/--fw-map-band\d/g)).size).toBeGreaterThanOrEqual(7); // the relief, from the lake to the mountain
  await close();
});

test.each(Object.entries(kinds))('a %s map is whole without scripts, in print and in forced colours', async (_, { path }) => {
  const { page, open, close } = await newVisitor(browser, server, {
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
    javaScriptEnabled: false,
  });
  await open(path);
  const map = page.locator(SHEET).first();
  const figure = map.locator('xpath=ancestor::figure');
  const colorsOf = () => map.evaluate((sheet) => ({ ground: getComputedStyle(sheet).backgroundColor, ink: getComputedStyle(sheet).color }));
  const partsOf = async () => ({ ground: await map.locator('use').count(), names: await map.locator('span:visible').count() });
  const onScreen = { colors: await colorsOf(), parts: await partsOf() };
  expect(onScreen.parts.ground).toBeGreaterThan(1);
  expect(onScreen.parts.names).toBeGreaterThan(8);

  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 660, height: 930 }); // the page of an A4 sheet within its margins
  expect(await colorsOf()).toEqual({ ground: 'rgb(255, 255, 255)', ink: 'rgb(15, 28, 43)' });
  expect((await partsOf()).names).toBeGreaterThan(4);
  expect((await figure.boundingBox())?.height).toBeLessThan(930);

  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await partsOf()).toEqual(onScreen.parts);
  const system = await map.evaluate((sheet) => {
    const probe = sheet.ownerDocument.createElement('p');
    probe.style.color = 'CanvasText';
    sheet.append(probe);
    const color = getComputedStyle(probe).color;
    probe.remove();
    return color;
  });
  for (const leg of await map.locator('path[data-mode]').all())
    expect(await leg.evaluate((line) => getComputedStyle(line).stroke)).toBe(system);
  await close();
});

test('the maps of a day and of the world are whole without scripts, in print and in forced colours', async () => {
  const { page, open, close } = await newVisitor(browser, server, {
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
    javaScriptEnabled: false,
  });
  const [first] = drawnDays;
  for (const { path, sheets } of [
    { path: first?.path ?? '', sheets: `${first?.days[0]} ${DAY_SHEET}` },
    { path: '/destinations/', sheets: WORLD_SHEET },
  ]) {
    await open(path);
    const shown = page.locator(sheets).filter({ visible: true });
    const names = async () => (await shown.locator('li:visible, span:visible').allInnerTexts()).filter((text) => text !== '').toSorted();
    const onScreen = await names();
    expect(onScreen.length).toBeGreaterThan(1);
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
    expect(await names()).toEqual(onScreen);
    await page.emulateMedia({ media: 'print', forcedColors: 'none' });
    await page.setViewportSize({ width: 660, height: 930 });
    expect(new Set(await names())).toEqual(new Set(onScreen));
    for (const sheet of await shown.all()) expect((await sheet.boundingBox())?.height).toBeLessThan(930);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ media: 'screen' });
  }
  await close();
});

test('on phones the map of the Mara and Laikipia shows the lake and the mountain too', async () => {
  const { page, open, close } = await newVisitor(browser, server, { ...screens.phone, javaScriptEnabled: false });
  await open(mara);
  const written = await page.locator(SHEET).first().locator('span:visible').allInnerTexts();
  expect(written.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual(expect.arrayContaining(['Lake Victoria', 'Mount Kenya 5,199 m']));
  await close();
});

test('a route names the airport that it begins at', async () => {
  const { page, open, close } = await newVisitor(browser, server, { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });
  await open('/itineraries/italy-by-rail/');
  expect(await page.locator(SHEET).first().locator('span:visible').allInnerTexts()).toContain('Malpensa Airport');
  await close();
});

test('in print a route explains how its legs are travelled', async () => {
  const { page, open, close } = await newVisitor(browser, server, { ...screens.desktop, javaScriptEnabled: false });
  await open('/itineraries/italy-by-rail/');
  await page.emulateMedia({ media: 'print' });
  const figure = page.locator(SHEET).first().locator('xpath=ancestor::figure');
  const modes = await figure
    .locator('path[data-mode]:not([data-part])')
    .evaluateAll((legs) => [...new Set(legs.map((leg) => leg.getAttribute('data-mode')))]);
  const names = { car: 'By car', train: 'By train', boat: 'By boat', walk: 'On foot', air: 'By air' };
  const shown = modes.flatMap((mode) => Object.entries(names).flatMap(([key, name]) => (key === mode ? [name] : [])));
  expect(shown.length).toBeGreaterThan(0);
  for (const name of shown) expect(await figure.getByText(name, { exact: true }).isVisible()).toBe(true);
  await close();
});

test('the numbers on the map of a list are those of its rows', async () => {
  const { page, open, close } = await newVisitor(browser, server, { ...screens.desktop, javaScriptEnabled: false });
  for (const { path } of [kinds.list, kinds['list of companies'], kinds['index of companies']]) {
    await open(path.replace('view=map', ''));
    const rows = await page.locator('main li').getByRole('heading').getByRole('link').allInnerTexts();
    await open(path);
    expect(await page.locator('main figure ol > li').getByRole('link').allInnerTexts()).toEqual(rows);
    expect(rows.length).toBeGreaterThan(1);
  }
  await close();
});

test('a mark leads to its first day, and a day back to its mark', async () => {
  const { page, open, close } = await newVisitor(browser, server, { ...screens.phone, javaScriptEnabled: false });
  await open(mara);
  await page
    .locator(SHEET)
    .first()
    .getByRole('link', { name: /^Laikipia/ })
    .click();
  expect(new URL(page.url()).hash).toBe('#day-2');
  expect(await page.locator('#day-2').evaluate((day) => day.getBoundingClientRect().top < innerHeight)).toBe(true);
  await page.locator('#day-5').getByRole('link', { name: 'Maasai Mara on the map' }).click();
  const hash = new URL(page.url()).hash;
  expect(await page.locator(hash).innerText()).toMatch(/^Maasai Mara/);
  await close();
});

test('in wide windows the map stays beside the days and stresses the leg of the one that is looked at', async () => {
  const { page, open, close } = await newVisitor(browser, server, { viewport: { width: 1440, height: 900 } });
  await open(mara);
  const map = page.locator(SHEET).first();
  const stressed = () =>
    map
      .locator('path[data-mode][data-current]')
      .evaluateAll((legs) => legs.map((leg) => `${leg.getAttribute('data-days')}: ${getComputedStyle(leg).strokeWidth}`));
  const usual = await map
    .locator('path[data-mode]')
    .first()
    .evaluate((leg) => Number.parseFloat(getComputedStyle(leg).strokeWidth));
  const scrollTo = (day: number) =>
    page.locator(`#day-${day}`).evaluate((item) => item.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.mouse.move(5, 5);
  await scrollTo(2);
  await waitFor('the leg of the second day', async () => (await stressed())[0]?.startsWith('2') || undefined);
  expect(await stressed()).toEqual([`2: ${usual * 2}px`]);
  await scrollTo(9);
  await waitFor('the leg of the last day', async () => (await stressed())[0]?.startsWith('9') || undefined);
  const { y = -1, height = 9999 } = (await map.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThan(900);
  await map.getByRole('link', { name: /^Maasai Mara/ }).hover();
  expect((await stressed())[0]).toMatch(/^5/);
  await map.getByRole('link', { name: /^Laikipia/ }).focus();
  expect((await stressed())[0]).toMatch(/^2/);
  const scrolled = await page.evaluate(() => scrollY);
  await page.locator('#day-9').getByRole('link', { name: 'Nairobi on the map' }).click();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Nairobi/);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await close();
});
