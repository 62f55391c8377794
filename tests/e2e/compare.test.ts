import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { createApi } from '../builders/api.ts';
import { launchBrowser, newVisitor, screens, type Visitor } from '../builders/browser.ts';
import { eventually } from '../builders/eventually.ts';
import { startServer } from '../builders/server.ts';

const server = await startServer();
const api = createApi(server);
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const plain = { ...screens.desktop, javaScriptEnabled: false };
const narrow = { viewport: { width: 320, height: 700 } };

async function asVisitor(screen: Parameters<typeof newVisitor>[2], work: (visitor: Visitor) => Promise<void>): Promise<void> {
  const visitor = await newVisitor(browser, server, screen);
  try {
    await work(visitor);
  } finally {
    await visitor.close();
  }
}

const ask = async (path: string) => (await fetch(server.origin + path)).text();
const tick = (page: Page, title: string) => page.getByRole('checkbox', { name: `Compare ${title}`, exact: true }).first();
const tray = (page: Page) => page.getByRole('form', { name: /^Compare / });
const namesIn = (list: Locator) => list.getByRole('button', { name: /^Take out / }).allInnerTexts();
const columnsOf = async (page: Page) => (await page.getByRole('columnheader').allInnerTexts()).slice(1);

describe('the address alone', () => {
  test.each([
    ['/compare/companies/', 0],
    ['/compare/companies/?ids=acacia-quill', 0],
    ['/compare/companies/?ids=acacia-quill,nobody', 0],
    ['/compare/companies/?ids=acacia-quill,lume-tessaro', 2],
    ['/compare/companies/?ids=acacia-quill&ids=lume-tessaro&ids=kyklos-olive&ids=duneward', 3],
  ])('%s compares %d, and is not indexed', async (path, count) => {
    const html = await ask(path);
    expect(html.match(/role="columnheader"/g)?.length ?? 1).toBe(count + 1); // one stands above the names of the rows
    expect(html).toContain('content="noindex"');
  });

  test('an id that nothing published has is named, and the list to choose from is offered', async () => {
    const html = await ask('/compare/itineraries/?ids=mara-and-laikipia,the-moon-by-rail');
    expect(html).toContain('“the-moon-by-rail” is not among the routes');
    expect(html).toContain('What to put beside Between the Mara and Laikipia');
    const { body } = await api.call(contract.itineraries.list, { query: { limit: 1 } });
    expect(html.match(/form="compare"/g)).toHaveLength(body.total - 1);
    const strange = await ask('/compare/companies/?ids=Ring%20Quagmire%20now');
    expect(strange).not.toContain('Quagmire');
  });

  test('a slug and an id of the same company are one', async () => {
    const { body } = await api.call(contract.companies.read, { params: { id: 'acacia-quill' } });
    expect(await ask(`/compare/companies/?ids=acacia-quill,${body.id}`)).toContain('What to put beside Acacia Quill');
  });

  test('two companies are compared at 320 px without JavaScript, and each column ends in its way into the form', () =>
    asVisitor({ ...plain, ...narrow }, async ({ page, open }) => {
      const { body: quill } = await api.call(contract.companies.read, { params: { id: 'acacia-quill' } });
      await open('/compare/companies/?ids=acacia-quill,redgrass-rain');
      expect(await columnsOf(page)).toEqual(['Acacia Quill', 'Redgrass & Rain']);
      const names = await page.getByRole('rowheader').allInnerTexts();
      expect(names).toEqual(
        expect.arrayContaining(['Who answers', 'Plans in', 'A night', 'Answers within', 'Rated', 'Journeys', 'Speaks']),
      );
      const rated = await page.getByRole('row').filter({ hasText: 'Rated' }).innerText();
      expect(rated).toContain(`over ${quill.reviewCount} reviews`);
      expect(await page.getByRole('list', { name: 'Reviews of Acacia Quill by rating' }).getByRole('listitem').count()).toBe(5);
      const alike = page.getByRole('rowheader', { name: 'Who answers' });
      await page.getByLabel('Show only what differs').check();
      expect(await alike.isVisible()).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.getByRole('link', { name: 'Plan with Acacia Quill' }).click();
      await page.waitForURL(/\/trip-request\/\?company=acacia-quill$/);
      await page.getByText('For Acacia Quill').first().waitFor();
    }));

  test('the heads stay in view while the rows pass', () =>
    asVisitor(screens.phone, async ({ page, open }) => {
      await open('/compare/itineraries/?ids=mara-and-laikipia,samburu-to-lamu');
      await page.getByRole('rowheader', { name: 'Planned by' }).scrollIntoViewIfNeeded();
      await eventually(async () =>
        expect(await page.getByRole('columnheader').last().boundingBox()).toMatchObject({ y: expect.any(Number) }),
      );
      const box = await page.getByRole('columnheader').last().boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeLessThan(200);
    }));
});

test('each row of companies says who answers, where, how soon and from what a night, as the API has it', () =>
  asVisitor(plain, async ({ page, open }) => {
    await open('/travel-companies/');
    const { body: companies } = await api.call(contract.companies.list, { query: { limit: 100 } });
    const { body: agents } = await api.call(contract.agents.list, { query: { limit: 100 } });
    for (const { slug, shownAgentIds, baseLocationId, languages, ...company } of companies.items) {
      const row = page.locator('main li', { has: page.locator(`a[href="/travel-company/${slug}/"]`) }).first();
      const text = (await row.innerText()).replaceAll(/\s+/g, ' ');
      const first = agents.items.find(({ id }) => id === shownAgentIds[0]);
      expect(text).toContain(`${first?.givenName} ${first?.familyName} answers`);
      const { body: town } = await api.call(contract.locations.read, { params: { id: baseLocationId ?? '' } });
      expect(text.toLowerCase()).toContain(town.name.toLowerCase());
      for (const language of languages) expect(text).toContain(language);
      expect(text).toContain(`from $${company.priceFromPerNightUSD?.toLocaleString('en-US')} a night`);
      expect(text.includes('Answers within')).toBe(company.responseHoursMedian !== null);
      if (company.responseHoursMedian !== null) expect(text).toContain(`the median of ${company.responseCount} requests`);
      if (company.reviewCount > 0) expect(text).toContain(`${company.reviewCount} reviews`);
    }
  }));

describe('the tray', () => {
  const [mara, lamu] = ['Between the Mara and Laikipia', 'From Samburu to the sea at Lamu'] as const;

  test('keeps what is ticked from page to page and after a reload, opens the comparison and can be cleared', () =>
    asVisitor(screens.desktop, async ({ page, open }) => {
      await open('/itineraries/?country=KE');
      expect(await tray(page).isVisible()).toBe(false);
      await tick(page, mara).check();
      await page.getByText(`“${mara}” added: 1 of 3 chosen.`).waitFor();
      await page.getByRole('link', { name: 'Remove Kenya' }).click();
      await page.waitForURL((url) => url.search === '');
      await page.getByLabel('Country').selectOption('GR');
      await page.waitForURL((url) => url.searchParams.get('country') === 'GR');
      expect(await namesIn(tray(page))).toEqual([mara]);
      await open('/itineraries/?country=KE');
      await page.mouse.move(200, 200);
      await eventually(async () => expect(await namesIn(tray(page))).toEqual([mara]));
      expect(await tick(page, mara).isChecked()).toBe(true);
      await tick(page, lamu).check();
      await tray(page).getByRole('button', { name: 'Compare' }).click();
      await page.waitForURL(/\/compare\/itineraries\/\?ids=/);
      expect((await columnsOf(page)).toSorted()).toEqual([mara, lamu].toSorted());
      await open('/itineraries/?country=KE');
      await page.mouse.move(300, 300);
      await tray(page)
        .getByRole('button', { name: `Take out ${lamu}` })
        .click();
      expect(await tick(page, lamu).isChecked()).toBe(false);
      await tray(page).getByRole('button', { name: 'Clear' }).click();
      expect(await tray(page).isVisible()).toBe(false);
      expect(await tick(page, mara).isChecked()).toBe(false);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('ids');
    }));

  test('a row that is ticked before the page is alive counts, and a fourth is refused in words', () =>
    asVisitor({ ...screens.desktop, viewport: { width: 1280, height: 900 } }, async ({ page }) => {
      await page.goto(`${server.origin}/travel-companies/`, { waitUntil: 'commit' });
      await tick(page, 'Acacia Quill').check();
      await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' });
      await page.mouse.move(300, 300);
      await eventually(async () => expect(await namesIn(tray(page))).toEqual(['Acacia Quill']));
      for (const name of ['Stellwyn Cape', 'Redgrass & Rain']) await tick(page, name).check();
      await tick(page, 'Lume & Tessaro').click();
      await page.getByText('3 fit beside each other. Take one out before you add “Lume & Tessaro”.').waitFor();
      expect(await tick(page, 'Lume & Tessaro').isChecked()).toBe(false);
      expect(await namesIn(tray(page))).toHaveLength(3);
    }));

  test.each([screens.phone, { viewport: { width: 320, height: 568 } }])('never covers what has the focus, in %j', (screen) =>
    asVisitor(screen, async ({ page, open }) => {
      await open('/itineraries/?country=KE');
      for (const title of [mara, lamu]) await tick(page, title).check();
      await eventually(async () => expect(await namesIn(tray(page))).toHaveLength(2));
      await page.getByRole('combobox').last().focus();
      const covered: string[] = [];
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Tab');
        const found = await page.evaluate(() => {
          const [focused, form] = [document.activeElement, document.getElementById('compare')];
          if (!focused || !form || form.contains(focused)) return null;
          const { bottom } = focused.getBoundingClientRect();
          const { top } = form.getBoundingClientRect();
          return bottom > top + 1 && top < window.innerHeight ? `${focused.outerHTML.slice(0, 120)}: ${bottom} below ${top}` : null;
        });
        if (found) covered.push(found);
      }
      expect(covered).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
    }),
  );
});

describe('the filters of the itineraries', () => {
  test('apply at once, with the focus and the page where they were', () =>
    asVisitor(screens.desktop, async ({ page, open }) => {
      await open('/itineraries/');
      expect(await page.getByRole('button', { name: 'Show' }).isVisible()).toBe(false);
      await page.mouse.wheel(0, 120);
      await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBe(120));
      const month = page.getByLabel('Month', { exact: true });
      await month.focus();
      const before = await page.evaluate(() => window.scrollY);
      await month.selectOption({ value: '9' });
      await page.waitForURL((url) => url.searchParams.get('month') === '9');
      await page.getByRole('link', { name: 'Remove September' }).waitFor();
      expect(await month.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
      const { body } = await api.call(contract.itineraries.list, { query: { limit: 100 } });
      const fitting = body.items.filter(({ bestMonths }) => bestMonths.includes(9)).length;
      await page.getByText(`${fitting} routes, those in season first`).waitFor();
      expect(await page.getByLabel('Country').locator('option').allInnerTexts()).toEqual(
        expect.arrayContaining([expect.stringMatching(/\(\d+\)$/)]),
      );
      await page.goBack();
      await eventually(async () => expect(await month.inputValue()).toBe(''));
    }));

  test('a choice made before the page is alive applies too', () =>
    asVisitor(screens.desktop, async ({ page }) => {
      await page.goto(`${server.origin}/itineraries/`, { waitUntil: 'commit' });
      await page.getByLabel('Country').selectOption('KE');
      await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' });
      await page.mouse.move(200, 200); // as after a choice in the open list
      await page.waitForURL((url) => url.searchParams.get('country') === 'KE');
      expect(await page.getByLabel('Country').inputValue()).toBe('KE');
    }));

  test.each([320, 360, 390, 1280, 1440])('are read in full in a window of %d px', (width) =>
    asVisitor({ ...plain, viewport: { width, height: 800 } }, async ({ page, open }) => {
      await open('/itineraries/');
      const cut = await page.locator('main select').evaluateAll((selects) =>
        selects.flatMap((select) => {
          if (!(select instanceof HTMLSelectElement)) return [];
          const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
          const context = document.createElement('canvas').getContext('2d');
          if (!context) return ['no canvas'];
          context.font = font;
          const text = select.selectedOptions[0]?.text ?? '';
          const room = select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
          return context.measureText(text).width > room ? [`${text} in ${room} px`] : [];
        }),
      );
      expect(cut).toEqual([]);
    }),
  );
});

describe('the list of a country', () => {
  test('is shown on a map on request, its numbers in the order of the rows, without JavaScript and with other filters', () =>
    asVisitor(plain, async ({ page, open }) => {
      await open('/itineraries/?country=KE');
      const titles = await page.locator('main section li h2').allInnerTexts();
      await page.getByRole('link', { name: 'Show them on a map' }).click();
      await page.waitForURL((url) => url.searchParams.get('view') === 'map' && url.searchParams.get('country') === 'KE');
      const map = page.getByRole('figure', { name: 'The routes on a map' });
      expect(await map.getByRole('listitem').getByRole('link').allInnerTexts()).toEqual(titles);
      await page.getByLabel('Country').selectOption('NO');
      await page.getByRole('button', { name: 'Show' }).click();
      await page.waitForURL((url) => url.searchParams.get('view') === 'map' && url.searchParams.get('country') === 'NO');
      expect(await map.getByRole('link').count()).toBeGreaterThan(1);
      await page.getByRole('link', { name: 'Show them as rows' }).click();
      await page.waitForURL((url) => !url.searchParams.has('view'));
      expect(await page.locator('main section li h2').count()).toBeGreaterThan(1);
    }));

  test('all of them around the world are no map', async () => {
    const html = await ask('/itineraries/?view=map');
    expect(html).not.toContain('The routes on a map');
    expect(html).not.toContain('Show them on a map');
  });
});
