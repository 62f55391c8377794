import { afterAll, describe, expect, test } from '@jest/globals';
import { launchBrowser, newVisitor, screens } from '../builders/browser.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';
import { eventually } from '../builders/eventually.ts';

const server = await startServer();
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const htmlOf = async (path: string) => {
  const response = await fetch(server.origin + path);
  expect(response.status).toBe(200);
  return response.text();
};

describe('the search', () => {
  test('finds content of every type by its words, and is not indexed by search engines', async () => {
    const html = await htmlOf('/search/?q=kenya');
    for (const href of ['/guides/kenya/', '/itineraries/', '/travel-company/']) expect(html).toContain(`href="${href}`);
    expect(html).toContain('<meta name="robots" content="noindex"');
  });

  test.each(['2', '417', '418', '999'])('page %s of one page of results is not found', async (page) => {
    expect((await fetch(`${server.origin}/search/?q=machu+pichu&kind=guide&page=${page}`)).status).toBe(404);
  });

  test('corrects a typo, says so, and offers the words as they were typed', async () => {
    const { page, open, close } = await newVisitor(browser, server, { ...screens.desktop, javaScriptEnabled: false });
    await open('/search/?q=safarri+kenia');
    const main = page.locator('main');
    await main.getByText('Showing results for safari kenya.').waitFor();
    await main.getByRole('link', { name: 'Without Kenya' }).waitFor();
    await main.getByRole('link', { name: 'safarri kenia' }).click();
    await page.waitForURL(/verbatim=true/);
    await main.getByText('No page has this.').waitFor();
    expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe('“safarri kenia”');
    await close();
  });

  test('chips, kinds and choices are links, so it works without JavaScript and at 320 px', async () => {
    const { page, open, close } = await newVisitor(browser, server, {
      viewport: { width: 320, height: 700 },
      javaScriptEnabled: false,
    });
    await open('/search/?q=kenya+september');
    const main = page.locator('main');
    await main.getByRole('heading', { name: 'September in Kenya: at its best' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await main.getByRole('link', { name: /^Itineraries \d+$/ }).click();
    await page.waitForURL(/kind=itinerary/);
    const found = Number(/\d+$/.exec(await main.getByRole('link', { name: /^8 to 10 nights \d+$/ }).innerText())?.[0]);
    await main.getByRole('link', { name: /^8 to 10 nights \d+$/ }).click();
    await page.waitForURL(/nights=8-10/);
    await main.getByText(found === 1 ? '1 page.' : `${found} pages.`).waitFor();
    await main.getByRole('link', { name: 'Without September' }).click();
    await page.waitForURL((url) => url.searchParams.get('q') === 'kenya');
    await close();
  });

  test('a search without a page still helps: what we do not plan, what comes nearest, the form', async () => {
    const bhutan = await htmlOf('/search/?q=bhutan');
    expect(bhutan).toContain('Bhutan: not planned by us');
    expect(bhutan).toContain('href="/search/?q=india"');
    expect(bhutan).toContain('/trip-request/?place=Bhutan');
    const nonsense = (await htmlOf('/search/?q=zqxwvyt')).split('<main')[1] ?? '';
    expect(nonsense).toContain('Nothing is printed about this yet');
    expect(nonsense).toContain('/trip-request/?place=zqxwvyt');
    expect(nonsense).toContain('tel:');
  });

  test.each([
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])('eight suggestions are visible whole at $width × $height', async (viewport) => {
    const { page, open, close } = await newVisitor(browser, server, { viewport });
    await open('/search/');
    await page.getByRole('combobox').fill('ma');
    const options = page.getByRole('option');
    await eventually(async () => expect(await options.count()).toBe(8));
    for (const option of await options.all()) {
      const isWhole = await option.evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const isHit = (x: number, y: number) => element.contains(document.elementFromPoint(x, y));
        return isHit((left + right) / 2, top + 2) && isHit((left + right) / 2, bottom - 2);
      });
      expect([await option.innerText(), isWhole]).toEqual([await option.innerText(), true]);
    }
    await close();
  });

  test.each(['', '%20', 'x', '%25', '%00', 'zzzzqqq', '<script>', 'a'.repeat(400), '%F0%9F%A6%81', '_'])('answers %s', async (words) => {
    const html = await htmlOf(`/search/?q=${words}`);
    expect(html).not.toContain('<script>”');
  });

  test('works as a plain form without scripts; with them it suggests while typing, usable by keyboard', async () => {
    const plain = await newVisitor(browser, server, { ...screens.desktop, javaScriptEnabled: false });
    await plain.open('/search/');
    await plain.page.getByLabel('A place, a season, an animal, a company').fill('kenya');
    await plain.page.getByRole('button', { name: 'Search', exact: true }).click();
    await plain.page.getByRole('heading', { level: 1, name: '“kenya”', exact: true }).waitFor();
    await plain.close();

    const { page, open, messages, close } = await newVisitor(browser, server);
    await open('/search/');
    await page.getByLabel('A place, a season, an animal, a company').focus();
    await page.keyboard.type('keny');
    await page.getByRole('option', { name: /Guide/ }).waitFor();
    const options = await page.getByRole('option').allInnerTexts();
    const index = options.findIndex((text) => text.includes('Guide'));
    for (let press = 0; press <= index; press += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/guides\/kenya\//);
    expect(messages).toEqual([]);
    await close();
  });
});

describe('careers', () => {
  test('lists careers that are displayed and open; others have no page', async () => {
    const positions = await query<{ slug: string; open: boolean }>(
      server.databaseUrl,
      `SELECT slug, displayed AND (opens_at IS NULL OR opens_at <= current_date) AND (closes_at IS NULL OR closes_at >= current_date) AS open FROM careers`,
    );
    const html = await htmlOf('/careers/');
    for (const { slug, open } of positions) {
      expect([slug, html.includes(`href="/careers/${slug}/"`)]).toEqual([slug, open]);
      expect([slug, (await fetch(`${server.origin}/careers/${slug}/`)).status]).toEqual([slug, open ? 200 : 404]);
    }
  });

  test('a position has structured data with place, salary and closing date', async () => {
    const html = await htmlOf('/careers/journey-planner-southern-africa/');
    const [, json] = /<script type="application\/ld\+json">([^<]*JobPosting[^<]*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json ?? '{}')).toMatchObject({
      '@type': 'JobPosting',
      title: 'Journey planner, Southern Africa',
      datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      validThrough: expect.any(String),
      jobLocation: { address: { addressCountry: 'PT' } },
      baseSalary: { currency: 'USD', value: { minValue: 52000, maxValue: 68000, unitText: 'YEAR' } },
    });
  });
});

describe('news', () => {
  const displayed = () =>
    query<{ headline: string }>(
      server.databaseUrl,
      'SELECT headline FROM news_snippets WHERE displayed ORDER BY published_on DESC, sort_order, id',
    );
  const headlines = /<h2[^>]*>.*?<a[^>]*>(.*?)<span/g;

  test('starts with the twelve newest displayed snippets; more are appended', async () => {
    const all = await displayed();
    const { page, open, messages, close } = await newVisitor(browser, server);
    await open('/news/');
    expect(await page.locator('main ol > li').count()).toBe(12);
    await page.getByRole('link', { name: 'More news' }).click();
    await page
      .locator('main ol > li')
      .nth(all.length - 1)
      .waitFor();
    await eventually(async () => expect(await page.locator('main ol > li').count()).toBe(Math.min(24, all.length)));
    expect(messages).toEqual([]);
    await close();
  });

  test('its second page has its own URL', async () => {
    const [first, second] = await Promise.all([htmlOf('/news/'), htmlOf('/news/?page=2')]);
    const namesIn = (html: string) => [...(html.split('<main')[1]?.split('</main>')[0] ?? '').matchAll(headlines)].map(([, name]) => name);
    expect(namesIn(first)).toHaveLength(12);
    expect(namesIn(second)).toHaveLength((await displayed()).length - 12);
    expect(namesIn(second).filter((name) => namesIn(first).includes(name))).toEqual([]);
  });
});
