import { contract } from '@farwend/api-contract';
import { describe, expect, test } from '@jest/globals';
import { newVisitor, screens, type Visitor } from '../builders/browser.ts';
import { eventually } from '../builders/eventually.ts';
import { pages } from '../builders/pages.data.ts';
import { startFormVisits, waitUntilStored } from '../builders/formVisits.ts';
import { buildAnswers, continueTo, departureDay, field, fill, fillToLastStep, sendButton } from '../builders/tripForm.ts';

const { server, api, browser, onForm } = await startFormVisits();
const plain = { ...screens.desktop, javaScriptEnabled: false };

async function onPage(path: string, work: (visitor: Visitor) => Promise<void>, screen: Parameters<typeof newVisitor>[2] = screens.desktop) {
  const visitor = await newVisitor(browser, server, screen);
  try {
    await visitor.open(path);
    await work(visitor);
  } finally {
    await visitor.close();
  }
}

const requestOf = async (q: string) =>
  (await api.call(contract.tripRequests.search, { as: 'care', body: { q, fields: ['*'] } })).body.items[0];
const card = 'For Acacia Quill. May we ask others as well?';

describe('the header carries along what the page is about', () => {
  test.each([
    ['an itinerary', '/itineraries/mara-and-laikipia/', /\?itinerary=[\da-f-]{36}$/],
    ['a company', '/travel-company/acacia-quill/', /\?company=acacia-quill$/],
    ['a guide', '/guides/kenya/', /\?country=KE$/],
    ['an article', '/articles/the-mara-after-the-rains/', /\?country=KE$/],
    ['a letter', '/letters/the-hour-before-the-boats/', /\?country=JP$/],
    ['a part of the journal', '/articles/?country=KE&theme=SAFARI', /\?country=KE&tripType=SAFARI$/],
    ['guides of a month', '/guides/?month=9', /\?month=9$/],
    ['a filtered list', '/itineraries/?country=KE&month=9&theme=SAFARI', /\?country=KE&month=9&tripType=SAFARI$/],
    ['home', '/', /\/trip-request\/$/],
  ])('%s', async (_, path, address) => {
    await onPage(
      path,
      async ({ page }) => {
        const links = page.locator('a[href^="/trip-request/"]');
        const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
        expect(hrefs.length).toBeGreaterThan(1);
        for (const href of hrefs) expect(href).toMatch(address);
      },
      plain,
    );
  });

  test('from an itinerary the form is filled in by one click', async () => {
    await onPage('/itineraries/mara-and-laikipia/', async ({ page }) => {
      await page.getByRole('banner').getByRole('link', { name: 'Design My Dream Trip' }).click();
      await page.getByText('Everything can be changed.').waitFor();
      expect(await field(page, 'trf-destination-locations').inputValue()).toBe('Kenya');
      expect(Number(await field(page, 'trf-total-nights').inputValue())).toBeGreaterThan(0);
    });
  });

  test('a navigation within the site changes it', async () => {
    await onPage('/itineraries/mara-and-laikipia/', async ({ page }) => {
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Itineraries' }).click();
      await page.waitForURL(/\/itineraries\/$/);
      const action = page.getByRole('banner').getByRole('link', { name: 'Design My Dream Trip' });
      await eventually(async () => expect(await action.getAttribute('href')).toBe('/trip-request/'));
    });
  });
});

describe('for a company', () => {
  test('the card asks whether others may be asked, and care sees the answer', async () => {
    const given = buildAnswers();
    await onForm(
      async ({ page }) => {
        await page.getByText(card).waitFor();
        await field(page, 'trf-may-ask-others').uncheck();
        await fillToLastStep(page, given);
        await sendButton(page).click();
        await page.waitForURL(/\/trip-request\/thank-you/);
      },
      { address: '/trip-request/?company=acacia-quill' },
    );
    expect(await requestOf(given.email)).toMatchObject({ requestedCompanyId: expect.any(String), mayAskOthers: false });
  });

  test('a started form is asked first, keeps its answers, and the card can be removed by keyboard', async () => {
    await onForm(async ({ page, open }) => {
      await field(page, 'trf-total-nights').fill('9');
      await waitUntilStored(page, '"totalNights":9');
      await open('/trip-request/?company=acacia-quill');
      await page.getByText('Use Acacia Quill for your started request? Your answers stay as they are.').waitFor();
      await page.getByRole('button', { name: 'Use it' }).click();
      await page.getByText(card).waitFor();
      expect(await field(page, 'trf-total-nights').inputValue()).toBe('9');
      await page.getByRole('button', { name: 'Remove Acacia Quill' }).press('Enter');
      await page.getByText(card).waitFor({ state: 'detached' });
      await waitUntilStored(page, '"requestedCompany":null');
    });
  });
});

describe('without JavaScript', () => {
  test('place, month, kind and nights are filled in, and sent', async () => {
    const given = buildAnswers();
    await onPage(
      '/trip-request/?country=KE&month=9&tripType=SAFARI&nights=10&company=acacia-quill',
      async ({ page }) => {
        expect(await field(page, 'trf-destination-locations').inputValue()).toBe('Kenya');
        expect(await field(page, 'trf-departure-date').inputValue()).toMatch(/15 September 20\d\d/);
        expect(await field(page, 'trf-flexible-departure-date').isChecked()).toBe(true);
        expect(await field(page, 'trf-total-nights').inputValue()).toBe('10');
        await page.getByText(card).waitFor();
        await field(page, 'trf-number-of-adults').selectOption('2');
        await field(page, 'trf-traveling-with-children-no').check();
        await fill.contact(page, given);
        await sendButton(page).click();
        await page.waitForURL(/\/trip-request\/thank-you/);
      },
      plain,
    );
    expect(await requestOf(given.email)).toMatchObject({
      destinationNames: ['Kenya'],
      departureDate: expect.stringMatching(/-09-15$/),
      flexibleDepartureDate: true,
      totalNights: 10,
      tripType: ['SAFARI'],
      requestedCompanyId: expect.any(String),
      mayAskOthers: true,
    });
  });

  test('the cards are removed without losing what was typed', async () => {
    await onPage(
      '/trip-request/?itinerary=mara-and-laikipia&company=acacia-quill',
      async ({ page }) => {
        await field(page, 'trf-first-name').fill('Rowan');
        await page.getByRole('button', { name: 'Remove Acacia Quill' }).click();
        await eventually(async () => expect(await page.getByText(card).count()).toBe(0));
        expect(await field(page, 'trf-first-name').inputValue()).toBe('Rowan');
        await page.getByText('Everything can be changed.').waitFor();
        await page.getByRole('button', { name: 'Remove', exact: true }).click();
        await eventually(async () => expect(await page.getByText('Everything can be changed.').count()).toBe(0));
        expect(await page.getByRole('group', { name: 'There is a problem' }).count()).toBe(0);
      },
      plain,
    );
  });

  test.each([
    ['Kenya', false],
    ['Keniya', false],
    ['Quorvania', true],
  ])('a request for %s is sent; that its place is not on the list is said: %s', async (place, isSaid) => {
    const given = buildAnswers();
    await onPage(
      '/trip-request/?month=9&nights=10',
      async ({ page }) => {
        await field(page, 'trf-destination-locations').fill(place);
        await field(page, 'trf-number-of-adults').selectOption('2');
        await field(page, 'trf-traveling-with-children-no').check();
        await fill.contact(page, given);
        await sendButton(page).click();
        await page.waitForURL(/\/trip-request\/thank-you/);
        await page.getByText('What happens next').waitFor();
        expect(await page.getByText('A place that you wrote is not on our list.').count()).toBe(isSaid ? 1 : 0);
      },
      plain,
    );
    expect(await requestOf(given.email)).toMatchObject({ destinationNames: [place] });
  });

  test('what cannot be known is ignored', async () => {
    await onPage(
      '/trip-request/?country=BT&month=14&tripType=MOON&nights=400&company=nobody&itinerary=nowhere',
      async ({ page }) => {
        expect(await field(page, 'trf-destination-locations').inputValue()).toBe('');
        expect(await field(page, 'trf-departure-date').inputValue()).toBe('');
        expect(await field(page, 'trf-total-nights').inputValue()).toBe('');
      },
      plain,
    );
  });
});

test('at 320 px the card and its button have room', async () => {
  await onForm(
    async ({ page }) => {
      await page.getByText(card).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    },
    { address: '/trip-request/?company=acacia-quill', screen: { viewport: { width: 320, height: 640 } } },
  );
});

test('a month is kept through the steps, and the address keeps what it began with', async () => {
  await onForm(
    async ({ page }) => {
      await fill.details(page, buildAnswers());
      await field(page, 'trf-departure-date').fill(departureDay());
      await continueTo(page, 'style');
      expect(await field(page, 'trf-trip-type-SAFARI').isChecked()).toBe(true);
      expect(new URL(page.url()).searchParams.get('tripType')).toBe('SAFARI');
    },
    { address: '/trip-request/?month=9&tripType=SAFARI' },
  );
});

describe('the page’s own action', () => {
  const own = ['/itineraries/mara-and-laikipia/', '/setouchi-tour/', '/guides/kenya/', '/travel-company/acacia-quill/'];

  const further = [
    '/articles/the-mara-after-the-rains/',
    '/letters/the-hour-before-the-boats/',
    '/articles/',
    '/guides/',
    '/itineraries/',
    '/letters/',
  ];

  test.each([...own, ...further])('of %s is in its head, above the first picture, and once more after the content', async (path) => {
    await onPage(
      path,
      async ({ page }) => {
        const action = page.locator('main a[data-variant="primary"]').first();
        expect(await action.evaluate((link) => link.closest('header, section')?.querySelector('h1') !== null)).toBe(true);
        expect(await page.locator('main a[href^="/trip-request/"]').count()).toBeGreaterThan(1);
      },
      plain,
    );
  });

  test.each(own)('of %s is at the bottom of a phone once the head is gone, until the next way in or the footer', async (path) => {
    await onPage(
      path,
      async ({ page, layoutShifts, settleFonts }) => {
        await settleFonts();
        const bar = page.getByRole('complementary', { name: 'Your journey' });
        const head = page.locator('main a[data-variant="primary"]').first();
        expect(await bar.isVisible()).toBe(false);
        await page.mouse.wheel(0, 300);
        await head.evaluate((link) => window.scrollTo(0, window.scrollY + link.getBoundingClientRect().bottom + 400));
        await bar.waitFor();
        expect(await bar.getByRole('link').getAttribute('href')).toBe(await head.getAttribute('href'));
        await page.locator('footer').scrollIntoViewIfNeeded();
        await bar.waitFor({ state: 'hidden' });
        expect(await layoutShifts()).toEqual([]);
      },
      screens.phone,
    );
  });

  test('at the bottom never covers what the keyboard reaches', async () => {
    await onPage(
      '/guides/kenya/',
      async ({ page }) => {
        const bar = page.getByRole('complementary', { name: 'Your journey' });
        await page.mouse.wheel(0, 1800);
        await bar.waitFor();
        const covered: string[] = [];
        for (let stop = 0; stop < 40; stop += 1) {
          await page.keyboard.press('Tab');
          covered.push(
            ...(await page.evaluate(() => {
              const focused = document.activeElement?.getBoundingClientRect();
              const top = document.querySelector('aside[aria-label="Your journey"]:not([hidden])')?.getBoundingClientRect().top ?? Infinity;
              const isOwn = document.activeElement?.closest('aside') !== null;
              return focused && !isOwn && focused.bottom > top + 1 ? [document.activeElement?.textContent ?? ''] : [];
            })),
          );
        }
        expect(covered).toEqual([]);
      },
      screens.phone,
    );
  });
});

describe('one red button in the first view', () => {
  const paths = pages.filter(({ status }) => status === 200).map(({ path }) => path);
  /** Forms and account pages, whose first view may have no action yet, and a position, whose action is further down on phones. */
  const mayHaveNone = /^\/(?:trip-request|login|logout|newsletter|reviews\/write|careers\/.+)\//;
  test.each([
    ['at 1440 px', { viewport: { width: 1440, height: 900 } }],
    ['on a phone', screens.phone],
  ])('%s', async (_, screen) => {
    const wrong: Record<string, number> = {};
    const { page, open, close } = await newVisitor(browser, server, screen);
    for (const path of paths) {
      await open(path);
      const count = await page
        .locator('[data-variant="primary"]:visible')
        .evaluateAll((buttons) => buttons.filter((button) => button.getBoundingClientRect().top < window.innerHeight).length);
      if (mayHaveNone.test(path) ? count > 1 : count !== 1) wrong[path] = count;
    }
    await close();
    expect(wrong).toEqual({});
  });
});
