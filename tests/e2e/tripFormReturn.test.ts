import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { createApi } from '../builders/api.ts';
import { launchBrowser, newVisitor, screens, type Visitor } from '../builders/browser.ts';
import { waitForEmail } from '../builders/mailbox.ts';
import { query } from '../builders/query.ts';
import { runJob } from '../builders/runJob.ts';
import { startServer } from '../builders/server.ts';
import { waitFor } from '../builders/waitFor.ts';
import { buildAnswers, field, fill, continueTo, waitForStep, sendButton, fillToLastStep } from '../builders/tripForm.ts';
import { eventually } from '../builders/eventually.ts';

const server = await startServer();
const api = createApi(server);
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

type Prepare = (page: Page) => Promise<unknown>;

/** Runs the work with a visitor on the form. */
async function onForm(
  work: (visitor: Visitor) => Promise<void>,
  address = '/trip-request/',
  prepare: Prepare = async () => {},
): Promise<void> {
  const visitor = await newVisitor(browser, server, screens.desktop);
  try {
    await prepare(visitor.page);
    await visitor.open(address);
    await work(visitor);
  } finally {
    await visitor.close();
  }
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const thankYou = (page: Page) => page.waitForURL(/\/trip-request\/thank-you/);
const kept = (page: Page, text: string) =>
  page.waitForFunction((words) => Object.values(localStorage).some((value) => String(value).includes(words)), text);
const requestsOf = async (q: string) =>
  (await api.call(contract.tripRequests.search, { as: 'care', body: { q, fields: ['*'] } })).body.items;

describe('from an itinerary', () => {
  const address = '/trip-request/?itinerary=ten-countries-by-rail&utm_source=letter';

  test('ten countries give eight rows, with nights and style; the card can be removed', async () => {
    await onForm(async ({ page }) => {
      await page.getByText('Everything can be changed.').waitFor();
      const rows = page.locator('input[id^="trf-destination-locations"]:not([type=checkbox])');
      await eventually(async () => expect(await rows.count()).toBe(8));
      await eventually(async () => expect(await field(page, 'trf-total-nights').inputValue()).toBe('16'));
      expect(new URL(page.url()).searchParams.get('utm_source')).toBe('letter');
      await press(page, 'Remove');
      await eventually(async () => expect(await page.getByText('Everything can be changed.').count()).toBe(0));
      expect(await rows.count()).toBe(8);
    }, address);
  });

  test('a started form asks first, and keeps its answers until confirmed', async () => {
    await onForm(async ({ page, open }) => {
      await field(page, 'trf-total-nights').fill('9');
      await kept(page, '"totalNights":9');
      await open(address);
      await page
        .getByText('Use this itinerary for your started request? “Ten countries by rail” replaces destination, nights and style.')
        .waitFor();
      expect(await field(page, 'trf-total-nights').inputValue()).toBe('9');
      await press(page, 'Use it');
      await page.getByText('Everything can be changed.').waitFor();
      await eventually(async () => expect(await field(page, 'trf-total-nights').inputValue()).toBe('16'));
    });
  });

  test.each(['018f0000-0000-7000-8000-00000000dead', 'no-such-journey'])(
    'an unknown itinerary, %s, shows the plain form without a message',
    async (id) => {
      await onForm(async ({ page, waitUntilIdle, messages }) => {
        await field(page, 'trf-total-nights').fill('9');
        await waitUntilIdle();
        expect(
          await page
            .locator('main [role=status], main [role=alert]')
            .filter({ hasText: /itinerary/i })
            .count(),
        ).toBe(0);
        expect(messages).toEqual([]);
      }, `/trip-request/?itinerary=${id}`);
    },
  );
});

describe('abandoned and resumed', () => {
  test('the emailed link opens the form on another device with all answers; sending it there creates one request', async () => {
    const given = buildAnswers({ description: 'Two weeks of letters and lighthouses.' });
    await onForm(async ({ page }) => {
      await fillToLastStep(page, given);
      await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.endsWith('tripRequestRemote')));
    });
    await query(
      server.databaseUrl,
      `UPDATE trip_requests SET status_changed_at = now() - interval '1 hour' WHERE travelers::text LIKE $1`,
      [`%${given.email}%`],
    );
    await runJob(server, 'draftRecovery');
    const mail = await waitForEmail(server, given.email, /We have kept every line/);
    const link = /\S+\/trip-request\/\?resume=\S+/.exec(mail.text)?.[0] ?? '';
    await onForm(async ({ page }) => {
      await onStepQuietly(page, 'phone');
      expect(page.url()).not.toContain('resume=');
      await page.getByText(/Welcome back\. We kept your answers/).waitFor();
      await press(page, 'Back');
      await waitForStep(page, 'contact');
      await eventually(async () => expect(await field(page, 'trf-email').inputValue()).toBe(given.email));
      await continueTo(page, 'phone');
      await sendButton(page).click();
      await thankYou(page);
    }, link);
    expect(await requestsOf(given.email)).toMatchObject([{ status: 'PENDING', tripDescription: given.description }]);
    await onForm(async ({ page }) => {
      await page.getByText(/This link is past its thirty days/).waitFor();
    }, link);
  });

  test('Start over asks once, clears the browser and deletes the draft on the server', async () => {
    const given = buildAnswers();
    await onForm(async ({ page }) => {
      await fillToLastStep(page, given);
      await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.endsWith('tripRequestRemote')));
      await press(page, 'Start over');
      const erased = page.waitForResponse((answer) => answer.url().endsWith('/stops'));
      await press(page, 'Yes, start over');
      expect((await erased).status()).toBe(204);
      await waitForStep(page, 'details');
      await eventually(async () => expect(await field(page, 'trf-total-nights').inputValue()).toBe(''));
      await eventually(async () => expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(given.email));
      expect(await requestsOf(given.email)).toEqual([]);
    });
  });

  test('a departure date that has passed is cleared and reported', async () => {
    await onForm(async ({ page, open }) => {
      await fill.details(page, buildAnswers());
      await continueTo(page, 'style');
      await kept(page, '"machineValue":"style"');
      await page.goto('/login/'); // the form does not overwrite the storage here
      await page.evaluate(() => {
        for (const [key, value] of Object.entries(localStorage))
          localStorage.setItem(key, String(value).replace(/"departureDate":"[^"]*"/, '"departureDate":"2020-03-05"'));
      });
      await open('/trip-request/?step=style');
      await page.getByText('Your departure date has passed. Choose a new one.').waitFor();
      await page.waitForURL((url) => url.searchParams.get('step') === 'details');
      await eventually(async () => expect(await field(page, 'trf-departure-date').inputValue()).toBe(''));
    });
  });

  test('a change in another tab is reported, and its answers can be loaded', async () => {
    await onForm(async ({ page }) => {
      await field(page, 'trf-total-nights').fill('9');
      await kept(page, '"totalNights":9');
      const other = await page.context().newPage();
      await other.goto('/trip-request/');
      await other.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' });
      await other.getByText(/^Welcome back/).waitFor();
      await field(other, 'trf-total-nights').fill('21');
      await page.getByText('You changed this form in another tab. Load those answers?').waitFor();
      await press(page, 'Load them');
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#trf-total-nights')?.value === '21');
      await eventually(async () => expect(await page.getByText(/in another tab/).count()).toBe(0));
    });
  });
});

describe('a browser with limitations', () => {
  test('without storage: the form says so and still sends', async () => {
    const given = buildAnswers();
    await onForm(
      async ({ page }) => {
        await fillToLastStep(page, given);
        await page.getByText('Your browser does not let us keep your answers. Finish in this tab.').waitFor();
        await sendButton(page).click();
        await thankYou(page);
        expect(await requestsOf(given.email)).toHaveLength(1);
      },
      '/trip-request/',
      (page) =>
        page.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, name, {
              get: () => {
                throw new DOMException('blocked', 'SecurityError');
              },
            });
        }),
    );
  });

  test('offline in the middle: nothing is lost, and it sends when the connection is back', async () => {
    const given = buildAnswers();
    await onForm(async ({ page, waitUntilIdle }) => {
      await fillToLastStep(page, given);
      await waitUntilIdle(); // the last step is loaded with all its scripts
      await page.context().setOffline(true);
      await page.getByText('You are offline. Your answers are saved on this device.').first().waitFor();
      await sendButton(page).click();
      await page.waitForURL((url) => url.searchParams.get('step') === 'contact');
      await eventually(async () => expect(await field(page, 'trf-email').inputValue()).toBe(given.email));
      await page.context().setOffline(false);
      await continueTo(page, 'phone');
      await sendButton(page).click();
      await thankYou(page);
      expect(await requestsOf(given.email)).toHaveLength(1);
    });
  });
});

describe('analytics events', () => {
  test('start, each of four steps, complete, submit and thank-you once each, in order; the server receives them too', async () => {
    const given = buildAnswers();
    await onForm(async ({ page }) => {
      await fillToLastStep(page, given);
      await press(page, 'Back');
      await continueTo(page, 'phone');
      await sendButton(page).click();
      await thankYou(page);
      await page
        .getByText(/^TR-[2-9A-Z]{6}$/)
        .first()
        .waitFor();
      await page.waitForFunction(() => window.dataLayer?.some(({ event }) => event === 'TripRequestThankYou'));
      const told = await page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => String(event).startsWith('TripRequest')));
      expect(told.map(({ event, step }) => `${String(event)}${String(event).includes('Step') ? ` ${String(step)}` : ''}`)).toEqual([
        'TripRequestFormStart',
        'TripRequestStepStart 1',
        'TripRequestStepComplete 1',
        'TripRequestStepStart 2',
        'TripRequestStepComplete 2',
        'TripRequestStepStart 3',
        'TripRequestStepComplete 3',
        'TripRequestStepStart 4',
        'TripRequestStepComplete 4',
        'TripRequestComplete',
        'TripRequestSubmit',
        'TripRequestThankYou',
      ]);
      expect(told.find(({ event }) => event === 'TripRequestSubmit')).toMatchObject({
        value: 16_000,
        currency: 'USD',
        formVersion: 'trf6d',
        loaded: true,
      });
      expect(told[1]).toMatchObject({
        step: 1,
        stepUri: '/trip-request?step=details',
        lastTouched: expect.stringMatching(/^destinationNames/),
      });
    });
    await eventually(async () => {
      const { body } = await api.call(contract.tripRequestFunnel.read, { as: 'team', query: { formVersion: 'trf6d' } });
      expect(body.steps.every(({ started, completed }) => started > 0 && completed > 0)).toBe(true);
      expect(body).toMatchObject({ completed: expect.any(Number), thanked: expect.any(Number) });
      expect(body.thanked).toBeGreaterThan(0);
    });
  });

  test('tablets are counted with phones', async () => {
    const visitor = await newVisitor(browser, server, { viewport: { width: 1279, height: 900 } });
    const { page } = visitor;
    await visitor.open('/trip-request/');
    await field(page, 'trf-total-nights').fill('9');
    await page.waitForFunction(() => window.dataLayer?.some(({ event }) => event === 'TripRequestFormStart'));
    const [start] = await page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === 'TripRequestFormStart'));
    expect(start).toMatchObject({ formVersion: 'trf6mt', step: 1, lastTouched: 'totalNights' });
    await visitor.close();
  });

  test('abandoning is recorded once, with the last input touched; phones are trf6mt', async () => {
    const visitor = await newVisitor(browser, server, screens.phone);
    const { page } = visitor;
    await visitor.open('/trip-request/');
    await field(page, 'trf-total-nights').fill('9');
    await page.waitForFunction(() => window.dataLayer?.some(({ event }) => event === 'TripRequestFormStart')); // its script is loaded
    await page.goto('/login/');
    const since = `SELECT data FROM events WHERE type = 'TripRequestAbandon' AND data->>'formVersion' = 'trf6mt' AND (data->>'loaded')::boolean`;
    const told = await waitFor('the event', async () => {
      const rows = await query<{ data: object }>(server.databaseUrl, since);
      return rows.length > 0 ? rows : undefined;
    });
    expect(told).toEqual([
      { data: { step: 1, formVersion: 'trf6mt', lastTouched: 'totalNights', stepUri: '/trip-request?step=details', loaded: true } },
    ]);
    await visitor.close();
  });
});

describe('read by a screen reader', () => {
  test('each step has its position, its question, labels with their hints, and errors in the order of the fields', async () => {
    await onForm(async ({ page }) => {
      const given = buildAnswers();
      expect(await reading(page)).toMatchSnapshot('details');
      await press(page, 'Continue');
      await page.getByRole('group', { name: 'There is a problem' }).waitFor();
      await eventually(async () => expect(await errorsInOrder(page)).toEqual({ summary: await errorsOfFields(page), focused: true }));
      await fill.details(page, given);
      await continueTo(page, 'style');
      expect(await reading(page)).toMatchSnapshot('style');
      await fill.style(page, given);
      await continueTo(page, 'budget');
      expect(await reading(page)).toMatchSnapshot('budget');
      await fill.budget(page, given);
      await continueTo(page, 'contact');
      expect(await reading(page)).toMatchSnapshot('contact');
      await fill.contact(page, given);
      await continueTo(page, 'phone');
      expect(await reading(page)).toMatchSnapshot('phone');
    });
  });

  test('residents of the United Kingdom find the newsletter unticked', async () => {
    await onForm(async ({ page }) => {
      await fillToLastStep(page, buildAnswers());
      await eventually(async () => expect(await field(page, 'trf-newsletter').isChecked()).toBe(true));
      await field(page, 'trf-country-of-residence').selectOption('GB');
      await eventually(async () => expect(await field(page, 'trf-newsletter').isChecked()).toBe(false));
    });
  });

  test('so do residents of countries whose settings require opt-in', async () => {
    const { body } = await api.call(contract.countrySettings.list, { query: { limit: 300 } });
    const japan = body.items.find(({ countryCode }) => countryCode === 'JP');
    const asks = { newsletterConsent: 'OPT_IN' } as const;
    await api.call(contract.countrySettings.update, { as: 'admin', params: { id: japan?.id ?? '' }, body: asks });
    await onForm(async ({ page }) => {
      await fillToLastStep(page, buildAnswers());
      await field(page, 'trf-country-of-residence').selectOption('JP');
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#trf-newsletter')?.checked === false);
      await field(page, 'trf-country-of-residence').selectOption('US');
      await eventually(async () => expect(await field(page, 'trf-newsletter').isChecked()).toBe(true));
    });
  });
});

/** What a screen reader reads in the form, from top to bottom, without the list of countries and what differs each time. */
async function reading(page: Page): Promise<string> {
  const tree = await page.locator('main').ariaSnapshot();
  return tree
    .split('\n')
    .filter((line) => !/^\s*- option /.test(line) && !/^\s*- (?:separator|text: \s*$)/.test(line))
    .join('\n')
    .replaceAll(/guest-[\w-]+@example\.org/g, 'name@example.org')
    .replaceAll(/(definition: )\d{1,2} \w+ \d{4}/g, '$1a day');
}

const errorsOfFields = (page: Page) =>
  page
    .locator('form [id$="-error"]')
    .evaluateAll((all) => all.map((one) => (one.textContent ?? '').replace(/^Error:\s*/, '').trim()).filter(Boolean));

async function errorsInOrder(page: Page): Promise<{ summary: string[]; focused: boolean }> {
  const summary = page.getByRole('group', { name: 'There is a problem' });
  return {
    summary: (await summary.getByRole('link').allTextContents()).map((text) => text.trim()),
    focused: await summary.evaluate((panel) => panel === document.activeElement),
  };
}

/** Waits until the step is shown; restored answers do not move the focus. */
async function onStepQuietly(page: Page, step: string): Promise<void> {
  await page.waitForURL((url) => url.searchParams.get('step') === step);
  await field(page, 'trf-country-of-residence').waitFor();
}
