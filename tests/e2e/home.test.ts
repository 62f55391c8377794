import { contract } from '@farwend/api-contract';
import { describe, expect, test } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { newVisitor, screens, type Visitor } from '../builders/browser.ts';
import { eventually } from '../builders/eventually.ts';
import { startFormVisits } from '../builders/formVisits.ts';
import { field } from '../builders/tripForm.ts';

const { server, api, browser } = await startFormVisits();
const plain = { ...screens.desktop, javaScriptEnabled: false };

async function onHome(work: (visitor: Visitor) => Promise<void>, screen: BrowserContextOptions = screens.desktop) {
  const visitor = await newVisitor(browser, server, screen);
  try {
    await visitor.open('/');
    await work(visitor);
  } finally {
    await visitor.close();
  }
}

const heroForm = (page: Page) => page.getByRole('main').getByRole('form', { name: 'Where and when' });
const where = (page: Page) => heroForm(page).getByLabel('Where', { exact: true });
const when = (page: Page) => heroForm(page).getByLabel('When', { exact: true });
const submit = (page: Page) => heroForm(page).getByRole('button', { name: 'Design My Dream Trip' });
const content = (page: Page) => page.getByRole('main').locator('[data-island="hydrated"]');
const destination = (page: Page) => field(page, 'trf-destination-locations');
const onForm = (page: Page) => page.waitForURL(({ pathname }) => pathname === '/trip-request/');

/** Whether nothing covers or clips the middle of an element. */
const isInSight = (target: Locator) =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

describe.each<[string, BrowserContextOptions]>([
  ['without JavaScript', plain],
  ['without JavaScript on a phone', { ...screens.phone, javaScriptEnabled: false }],
  ['with JavaScript', screens.desktop],
  ['with JavaScript on a phone', screens.phone],
])('%s', (_, screen) => {
  test('place and month arrive in the form', async () => {
    await onHome(async ({ page, messages }) => {
      await where(page).fill('Kenya');
      await when(page).selectOption('9');
      await submit(page).click();
      await onForm(page);
      await eventually(async () => expect(await destination(page).inputValue()).toBe('Kenya'));
      expect(await field(page, 'trf-departure-date').inputValue()).toMatch(/15 September 20\d\d/);
      expect(await field(page, 'trf-flexible-departure-date').isChecked()).toBe(true);
      const { searchParams } = new URL(page.url());
      expect([searchParams.get('place'), searchParams.get('month')]).toEqual(['Kenya', '9']);
      expect(messages).toEqual([]);
    }, screen);
  });

  test.each([
    ['kenia', 'Kenya'],
    ['reykjavik', 'Reykjavík'],
    ['Somewhere with my mother', 'Somewhere with my mother'],
    ['Bhutan', 'Bhutan'],
  ])('“%s” arrives as “%s”', async (typed, arrived) => {
    await onHome(async ({ page }) => {
      await where(page).fill(typed);
      await where(page).press('Enter');
      await onForm(page);
      await eventually(async () => expect(await destination(page).inputValue()).toBe(arrived));
    }, screen);
  });

  test('nothing said opens the empty form', async () => {
    await onHome(async ({ page }) => {
      await submit(page).click();
      await onForm(page);
      expect(await destination(page).inputValue()).toBe('');
      expect(await field(page, 'trf-departure-date').inputValue()).toBe('');
    }, screen);
  });
});

test('a place that is not on the list is kept, and the form says that it is checked', async () => {
  await onHome(async ({ page }) => {
    await where(page).fill('Bhutan');
    await submit(page).click();
    await onForm(page);
    await eventually(async () => expect(await page.getByText('We will check this').count()).toBe(1));
  });
});

test('the months are the next twelve, with their years', async () => {
  await onHome(async ({ page }) => {
    const months = (await when(page).locator('option').allTextContents()).slice(1);
    expect(months).toHaveLength(12);
    for (const month of months) expect(month).toMatch(/^[A-Z][a-z]+ 20\d\d$/);
  }, plain);
});

test('destinations are suggested, and chosen and sent by keyboard', async () => {
  await onHome(async ({ page }) => {
    await where(page).press('ArrowDown');
    await content(page).waitFor({ state: 'attached' });
    await where(page).fill('serenge');
    const option = page.getByRole('option', { name: /Serengeti/ }).first();
    await option.waitFor();
    expect(await isInSight(option)).toBe(true);
    await where(page).press('ArrowDown');
    await where(page).press('Enter');
    expect(await where(page).inputValue()).toBe('Serengeti');
    await where(page).press('Enter');
    await onForm(page);
    await eventually(async () => expect(await destination(page).inputValue()).toBe('Serengeti'));
  });
});

test('the page is alive with 85 kB of scripts, and none that it loads draws maps', async () => {
  const loadScripts = async (path: string) => {
    const { page, open, waitUntilIdle, close } = await newVisitor(browser, server, screens.desktop);
    await open(path);
    await page.keyboard.press('Tab');
    await waitUntilIdle();
    const urls = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
    );
    const html = await (await fetch(server.origin + path)).text();
    await close();
    return Promise.all(
      [...new Set(urls)].map(async (url) => {
        const text = await (await fetch(url)).text();
        return { text, isNamed: html.includes(new URL(url).pathname) };
      }),
    );
  };
  const drawsMaps = ({ text }: { text: string }) => text.includes('data-alone');
  const scripts = await loadScripts('/');
  const sizes = scripts.filter(({ isNamed }) => isNamed).map(({ text }) => gzipSync(text).length);
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(85_000);
  expect(scripts.some(drawsMaps)).toBe(false);
  expect((await loadScripts('/itineraries/mara-and-laikipia/')).some(drawsMaps)).toBe(true);
});

describe('before the scripts have loaded', () => {
  async function withoutScripts(work: (page: Page, release: () => void) => Promise<void>) {
    const { page, close } = await newVisitor(browser, server);
    try {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/assets/*.js', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await work(page, release);
      release();
    } finally {
      await close();
    }
  }

  test('the form leads on at once', async () => {
    await withoutScripts(async (page) => {
      await where(page).fill('Norway');
      await when(page).selectOption('6');
      await where(page).press('Enter');
      await page.waitForURL(/\/trip-request\/\?.*place=Norway/, { waitUntil: 'commit' });
      await eventually(async () => expect(await destination(page).inputValue()).toBe('Norway'));
    });
  });

  test('what is typed and chosen stays', async () => {
    await withoutScripts(async (page, release) => {
      await where(page).fill('Nor');
      await when(page).selectOption('6');
      release();
      await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' });
      await page.mouse.move(200, 300);
      await content(page).waitFor({ state: 'attached' });
      await page.getByRole('heading', { level: 1 }).click();
      await where(page).click();
      await page.getByRole('option', { name: 'Norway', exact: true }).waitFor();
      expect([await where(page).inputValue(), await when(page).inputValue()]).toEqual(['Nor', '6']);
    });
  });
});

test('the rating stands under the button', async () => {
  for (const screen of [screens.desktop, screens.phone])
    await onHome(async ({ page }) => {
      const button = await submit(page).boundingBox();
      const rating = await page
        .getByRole('main')
        .getByRole('link', { name: /out of 5/ })
        .boundingBox();
      const gap = (rating?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0);
      expect(gap).toBeGreaterThan(0);
      expect(gap).toBeLessThan(40);
    }, screen);
});

test('three people of three continents have an opinion, each as the API has it', async () => {
  await onHome(async ({ page }) => {
    const shown = await page
      .getByRole('region', { name: 'People with opinions' })
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) => ({
          name: item.querySelector('h3')?.textContent,
          text: item.querySelector('blockquote')?.textContent,
          href: item.querySelector('a')?.getAttribute('href'),
          facts: item.querySelector('dl')?.textContent ?? '',
        })),
      );
    const { body: agents } = await api.call(contract.agents.list, { query: { limit: 100 } });
    const { body: companies } = await api.call(contract.companies.list, { query: { published: 'true', limit: 100 } });
    const { body: countries } = await api.call(contract.locations.countries, { query: { served: 'true' } });
    const languageNames = new Intl.DisplayNames('en', { type: 'language' });
    const continents = shown.map(({ name, text, href, facts }) => {
      const agent = agents.items.find(({ givenName, familyName }) => `${givenName} ${familyName}` === name);
      const company = companies.items.find(({ slug }) => href === `/travel-company/${slug}/`);
      expect(text).toBe(`“${agent?.opinion?.text}”`);
      expect(text?.split(' ').length).toBeLessThanOrEqual(30);
      expect(company?.shownAgentIds).toContain(agent?.id);
      expect(facts).toContain(agent?.languages.map((code) => languageNames.of(code)).join(', '));
      const { responseHoursMedian = null, responseCount = 0 } = company ?? {};
      expect(facts.includes('Answers within')).toBe(responseHoursMedian !== null);
      if (responseHoursMedian !== null) {
        expect(facts).toContain(`${responseHoursMedian}\u00A0hour`);
        expect(facts).toContain(`${responseCount} requests`);
        expect(responseCount).toBeGreaterThanOrEqual(10);
      }
      return countries.items.find(({ isoCode2 }) => isoCode2 === agent?.countryCodes[0])?.parentIds[0];
    });
    expect([continents.length, new Set(continents).size]).toEqual([3, 3]);
  }, plain);
});

describe('the route line', () => {
  const line = (page: Page) => page.locator('main svg[viewBox="0 0 100 100"][preserveAspectRatio="none"]');
  const clip = (page: Page) => line(page).evaluate((svg) => getComputedStyle(svg).clipPath);
  const drawn = (page: Page) => page.evaluate(() => sessionStorage.getItem('farwend.routeDrawn') !== null);

  test('draws itself when it is first seen, once a visit', async () => {
    await onHome(async ({ page, open }) => {
      await page.mouse.move(200, 300);
      await eventually(async () => expect(await clip(page)).toContain('100%'));
      expect(await drawn(page)).toBe(false);
      await page.getByRole('heading', { name: 'Amorgos, after the wind' }).scrollIntoViewIfNeeded();
      await eventually(async () => expect(await drawn(page)).toBe(true));
      await eventually(async () => expect(await clip(page)).not.toContain('%'));
      await open('/');
      await page.mouse.move(200, 300);
      await content(page).waitFor({ state: 'attached' });
      expect(await clip(page)).not.toContain('%');
    });
  });

  test('is simply there with reduced motion', async () => {
    await onHome(
      async ({ page }) => {
        await page.mouse.move(200, 300);
        await content(page).waitFor({ state: 'attached' });
        expect(await clip(page)).toBe('none');
      },
      { ...screens.desktop, reducedMotion: 'reduce' },
    );
  });
});

test('a picture responds to the link of its title', async () => {
  await onHome(async ({ page }) => {
    const link = page.locator('main :is(article, li):has(picture) :is(h2, h3, h4) > a[data-variant="bare"]').first();
    const filter = () =>
      link.evaluate((title) => {
        const picture = title.closest('article, li')?.querySelector('picture > img');
        return picture ? getComputedStyle(picture).filter : '';
      });
    expect(await filter()).toBe('none');
    await link.hover();
    await eventually(async () => expect(await filter()).toBe('brightness(1.03)'));
    await page.mouse.down();
    await eventually(async () => expect(await filter()).toBe('brightness(0.92)'));
  });
});
