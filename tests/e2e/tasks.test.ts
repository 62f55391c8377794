import { afterAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { launchBrowser, newVisitor, screens, type Visitor } from '../builders/browser.ts';
import { eventually } from '../builders/eventually.ts';
import { startServer } from '../builders/server.ts';
import { field } from '../builders/tripForm.ts';

const server = await startServer();
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

interface CountedVisitor extends Visitor {
  click(target: Locator): Promise<void>;
}
interface Setting {
  /** Where it begins. Defaults to home. */
  from?: string;
  screen?: Parameters<typeof newVisitor>[2];
}

/** Does what somebody comes for, and resolves to the number of clicks it takes; typing is not counted. */
async function countClicks(work: (visitor: CountedVisitor) => Promise<void>, { from = '/', screen }: Setting = {}) {
  const visitor = await newVisitor(browser, server, screen ?? screens.desktop);
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  try {
    await visitor.open(from);
    await work({ ...visitor, click });
    return clicks;
  } finally {
    await visitor.close();
  }
}

const main = (page: Page) => page.getByRole('main');
const openSearch = async ({ page, click }: CountedVisitor, words: string) => {
  await click(page.getByRole('contentinfo').getByRole('link', { name: 'Search', exact: true }));
  const input = main(page).getByRole('search').getByRole('combobox');
  await input.fill(words);
  await input.press('Enter');
  await page.waitForURL(/\/search\/\?q=/);
};

test('a family finds a route for Kenya in August in three clicks', async () => {
  expect(
    await countClicks(async (visitor) => {
      const { page, click } = visitor;
      await openSearch(visitor, 'family safari kenya august');
      await click(
        main(page)
          .getByRole('link', { name: /Under Kilimanjaro, with children/ })
          .first(),
      );
      await page.waitForURL(/\/itineraries\/under-kilimanjaro-with-children\/$/);
      await main(page).getByText('June to September, December to February').first().waitFor();
    }),
  ).toBeLessThanOrEqual(3);
});

test('a couple finds where it is warm in February in two clicks', async () => {
  expect(
    await countClicks(async (visitor) => {
      await openSearch(visitor, 'somewhere warm in february');
      await main(visitor.page).locator('a[href="/february-elsewhere/"]').waitFor();
    }),
  ).toBeLessThanOrEqual(2);
});

test('who plans Norway is found, with a face, in three clicks', async () => {
  expect(
    await countClicks(async ({ page, click }) => {
      await click(main(page).getByRole('link', { name: 'Norway', exact: true }));
      await page.waitForURL(/\/guides\/norway\/$/);
      await click(main(page).getByRole('link', { name: 'Northmere Polar' }));
      await page.waitForURL(/\/travel-company\/northmere-polar\/$/);
      await main(page)
        .getByRole('img', { name: /^Portrait of/ })
        .first()
        .waitFor();
    }),
  ).toBeLessThanOrEqual(3);
});

test('two itineraries are compared in five clicks', async () => {
  expect(
    await countClicks(async ({ page, click }) => {
      await click(page.getByRole('contentinfo').getByRole('link', { name: 'Itineraries' }));
      await page.waitForURL(/\/itineraries\/$/);
      for (const index of [0, 1]) await click(main(page).locator('input[name="ids"]').nth(index));
      await click(main(page).getByRole('button', { name: 'Compare' }));
      await page.waitForURL(/\/compare\/itineraries\/\?ids=/);
      expect(await main(page).getByRole('columnheader').count()).toBeGreaterThanOrEqual(2);
    }),
  ).toBeLessThanOrEqual(5);
});

test('from an itinerary the form is filled in by one click', async () => {
  expect(
    await countClicks(
      async ({ page, click }) => {
        await click(main(page).getByRole('link', { name: 'Start from this itinerary' }).first());
        await eventually(async () => expect(await field(page, 'trf-destination-locations').inputValue()).toBe('Kenya'));
      },
      { from: '/itineraries/mara-and-laikipia/' },
    ),
  ).toBeLessThanOrEqual(1);
});

test.each(['/', '/itineraries/', '/guides/kenya/', '/reviews/', '/search/?q=kenya', '/no-such-page/'])(
  'what becomes of personal data is one click from %s',
  async (from) => {
    expect(
      await countClicks(
        async ({ page, click }) => {
          await click(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }));
          await page.waitForURL(/\/privacy\/$/);
        },
        { from },
      ),
    ).toBeLessThanOrEqual(1);
  },
);

test('on a phone a place on the map leads to its first day by one tap, and by keyboard, also without JavaScript', async () => {
  const scenes = [screens.phone, { ...screens.phone, javaScriptEnabled: false }];
  for (const screen of scenes)
    expect(
      await countClicks(
        async ({ page, click }) => {
          const map = page.getByRole('group', { name: /^Map of the route/ });
          await map.getByRole('link').first().press('Enter');
          await page.waitForURL(/#day-1$/);
          await click(map.getByRole('link', { name: /Laikipia/ }));
          await page.waitForURL(/#day-\d+$/);
          const day = page.locator(new URL(page.url()).hash);
          expect(await day.innerText()).toContain('Laikipia');
          const top = await day.evaluate((element) => element.getBoundingClientRect().top);
          expect(top).toBeGreaterThanOrEqual(0);
          expect(top).toBeLessThan(400);
        },
        { from: '/itineraries/mara-and-laikipia/', screen },
      ),
    ).toBeLessThanOrEqual(1);
});

test('a critical review of a company, with its answer, is one click away', async () => {
  expect(
    await countClicks(
      async ({ page, click }) => {
        await click(main(page).getByRole('link', { name: /^4 stars/ }));
        await page.waitForURL(/\/reviews\/\?company=acacia-quill&rating=4$/);
        await main(page).getByText('Acacia Quill answered').first().waitFor();
      },
      { from: '/travel-company/acacia-quill/' },
    ),
  ).toBeLessThanOrEqual(1);
});
